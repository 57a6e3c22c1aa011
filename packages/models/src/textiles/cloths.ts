import { type Finish, fabric, finish } from '../finish.ts'
import { type Print, print } from '../print.ts'
import { chance } from '../random.ts'
import { pores } from '../stuffs.ts'
import { type Colour, paler } from '../tone.ts'

/** Looped or cut pile: towels, carpets, plush. */
export const pile = (colour: Colour, scale = 4): Finish =>
  finish(colour, {
    rough: 1,
    sheen: paler(colour, 0.6),
    relief: pores(scale, 2600, 5),
    reliefDepth: 2.2,
    twoSided: true,
  })

/** Smooth and softly shining. */
export const satin = (colour: Colour): Finish =>
  finish(colour, {
    rough: 0.42,
    sheen: paler(colour, 0.5),
    coat: 0.22,
    coatRough: 0.4,
    twoSided: true,
  })

/** Cloth with a pattern on it: the print over threads or pile. */
export const patterned = (pattern: Print, like: Finish = fabric('#ffffff', 3)): Finish => ({
  ...like,
  tone: { hex: '#ffffff' },
  sheen: { hex: pattern.ground },
  print: pattern,
})

/** Layers wound around each other, seen from the end; heights. */
export const wound = (turns = 13): Print =>
  print(512, 512, '#808080', (pen, w) => {
    const luck = chance(4)
    for (let i = 0; i < turns * 40; i++) {
      const share = i / (turns * 40)
      const angle = (i / 40) * Math.PI * 2
      pen.strokeStyle = `rgba(0,0,0,${0.55 + luck() * 0.2})`
      pen.lineWidth = w / turns / 6
      pen.beginPath()
      pen.arc(w / 2, w / 2, w * (0.16 + 0.34 * share), angle, angle + 0.17)
      pen.stroke()
    }
  })

/** Rough sacking. */
export const burlap = (colour: Colour = '#c9a974', scale = 1.4): Finish => ({
  ...fabric(colour, scale),
  reliefDepth: 2,
})

/** Bands of several widths across a cloth, as shares of its length. */
export const bands = (
  ground: string,
  stripes: readonly (readonly [at: number, width: number, color: string])[],
  repeat?: readonly [number, number],
): Print =>
  print(
    256,
    256,
    ground,
    (pen, w, h) => {
      for (const [at, width, color] of stripes) {
        pen.fillStyle = color
        pen.fillRect(0, at * h, w, width * h)
      }
    },
    repeat,
  )

/** Napped leather: shoes' pieces and straps. */
export const suede = (colour: Colour): Finish =>
  finish(colour, {
    rough: 0.85,
    sheen: paler(colour, 0.4),
    relief: pores(4, 1600),
    reliefDepth: 0.5,
    twoSided: true,
  })
