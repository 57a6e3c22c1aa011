import { type Print, print } from './print.ts'
import { chance } from './random.ts'

/** Prints that repeat: what surfaces are like close by. Reliefs are grey pictures of heights. */

/** Threads over and under each other. */
export const weave = (scale = 1): Print =>
  print(
    64,
    64,
    '#777777',
    (pen) => {
      for (let y = 0; y < 8; y++)
        for (let x = 0; x < 8; x++) {
          const over = (x + y) % 2 === 1
          pen.fillStyle = over ? '#cccccc' : '#444444'
          pen.beginPath()
          pen.ellipse(x * 8 + 4, y * 8 + 4, over ? 5 : 3, over ? 3 : 5, 0, 0, 7)
          pen.fill()
        }
    },
    [8 * scale, 8 * scale],
  )

/** Small pits and bumps: peel, soil, cast iron, leather. */
export const pores = (scale = 6, dots = 900, seed = 3): Print =>
  print(
    256,
    256,
    '#aaaaaa',
    (pen) => {
      const luck = chance(seed)
      for (let i = 0; i < dots; i++) {
        pen.fillStyle = luck() > 0.5 ? 'rgba(40,40,40,.5)' : 'rgba(255,255,255,.4)'
        pen.beginPath()
        pen.arc(luck() * 256, luck() * 256, 1 + luck() * 2.4, 0, 7)
        pen.fill()
      }
    },
    [scale, scale],
  )

/** The lines of wood, to be laid over its colour. */
export const grain = (scale = 1, seed = 11): Print =>
  print(
    256,
    256,
    '#ffffff',
    (pen) => {
      const luck = chance(seed)
      for (let i = 0; i < 90; i++) {
        pen.strokeStyle = `rgba(${120 + luck() * 60},${80 + luck() * 40},40,${0.06 + luck() * 0.14})`
        pen.lineWidth = 0.6 + luck() * 2.4
        const y = luck() * 256
        pen.beginPath()
        pen.moveTo(0, y)
        pen.bezierCurveTo(80, y + luck() * 16 - 8, 170, y + luck() * 16 - 8, 256, y + luck() * 10 - 5)
        pen.stroke()
      }
    },
    [scale, scale],
  )

/** Knitted loops in rows. */
export const knit = (across = 20, along = 20): Print =>
  print(
    64,
    64,
    '#606060',
    (pen) => {
      pen.lineCap = 'round'
      pen.lineWidth = 11
      for (const y of [-22, 10, 42, 74])
        for (const [from, to] of [
          [4, 30],
          [60, 34],
        ] as const) {
          const shine = pen.createLinearGradient(from, y, to, y + 26)
          shine.addColorStop(0, '#9a9a9a')
          shine.addColorStop(0.5, '#e8e8e8')
          shine.addColorStop(1, '#8a8a8a')
          pen.strokeStyle = shine
          pen.beginPath()
          pen.moveTo(from, y)
          pen.lineTo(to, y + 26)
          pen.stroke()
        }
    },
    [across, along],
  )
