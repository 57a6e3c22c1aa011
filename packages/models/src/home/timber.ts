import { type Finish, finish } from '../finish.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Colour } from '../tone.ts'

/** Wood whose grain runs along a swept part: legs, handles, rails. */
export const longWood = (colour: Colour = '#c08a52', seed = 11): Finish =>
  finish(colour, {
    rough: 0.62,
    coat: 0.18,
    coatRough: 0.45,
    print: print(
      256,
      256,
      '#ffffff',
      (pen) => {
        const luck = chance(seed)
        for (let i = 0; i < 60; i++) {
          pen.strokeStyle = `rgba(${70 + luck() * 50},${45 + luck() * 30},20,${0.05 + luck() * 0.12})`
          pen.lineWidth = 0.6 + luck() * 2.6
          const x = luck() * 256
          pen.beginPath()
          pen.moveTo(x, 0)
          pen.bezierCurveTo(x + luck() * 20 - 10, 80, x + luck() * 20 - 10, 170, x, 256)
          pen.stroke()
        }
      },
      [1, 1],
    ),
  })
