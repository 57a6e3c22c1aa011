import { lighter } from '../colour.ts'
import { d, disc, line, many, oval, shape } from '../draw.ts'
import type { Person } from './person.ts'

type Cut = (w: number, colour: string) => string

const sidePart: Cut = (w, c) =>
  shape(
    d`M${-w - 4} 0C${-w - 10} -58 -44 -104 6 -102C50 -100 ${w + 10} -62 ${w + 4} 0C${w - 1} -16 ${w - 3} -32 ${w - 10} -44C24 -38 -6 -46 -26 -62C-34 -50 ${-w + 3} -34 ${-w - 4} 0Z`,
    c,
  ) + line('M-26-62C-24-76-14-88 4-92', lighter(c, 0.22), 3, { opacity: 0.7 })

const quiff: Cut = (w, c) =>
  shape(
    d`M${-w - 3} -4C${-w - 10} -46 ${-w - 2} -84 -28 -100C0 -118 46 -112 ${w} -84C${w + 10} -62 ${w + 4} -30 ${w + 3} -4C${w - 3} -20 ${w - 5} -36 ${w - 12} -50C14 -60 -12 -60 ${-w + 12} -50C${-w + 5} -36 ${-w + 3} -20 ${-w - 3} -4Z`,
    c,
  ) + line('M-22-66C-16-84 2-96 22-98M4-68C10-80 22-88 36-88', lighter(c, 0.22), 3, { opacity: 0.6 })

const crew: Cut = (w, c) =>
  shape(
    d`M${-w - 2} -4C${-w - 5} -64 -36 -95 0 -95S${w + 5} -64 ${w + 2} -4C${w - 2} -26 ${w - 7} -46 ${w - 16} -55C14 -63 -14 -63 ${-w + 16} -55C${-w + 7} -46 ${-w + 2} -26 ${-w - 2} -4Z`,
    c,
  )

const fringe: Cut = (w, c) =>
  shape(
    d`M${-w - 4} 0C${-w - 12} -60 -40 -104 4 -104C48 -104 ${w + 12} -60 ${w + 4} 0C${w} -14 ${w - 4} -26 ${w - 9} -34C34 -36 28 -40 24 -46C18 -38 8 -34 -2 -34C2 -38 4 -42 4 -46C-6 -36 -22 -32 ${-w + 8} -32C${-w + 2} -22 ${-w} -14 ${-w - 4} 0Z`,
    c,
  ) + line('M-20-84C-6-94 16-94 30-84', lighter(c, 0.22), 3, { opacity: 0.6 })

const combed: Cut = (w, c) =>
  shape(
    d`M${-w - 2} 0C${-w - 9} -60 -38 -101 0 -101S${w + 9} -60 ${w + 2} 0C${w - 3} -30 38 -58 22 -67C10 -60 -10 -60 -22 -67C-38 -58 ${-w + 3} -30 ${-w - 2} 0Z`,
    c,
  ) + line('M-14-70C-12-82-6-90 0-93M8-70C10-80 16-86 22-89', lighter(c, 0.24), 2.6, { opacity: 0.7 })

const receding: Cut = (w, c) =>
  shape(
    d`M${-w - 4} 6C${-w - 10} -46 -42 -93 0 -93S${w + 10} -46 ${w + 4} 6C${w - 3} -18 ${w - 7} -42 28 -70C12 -76 -12 -76 -28 -70C${-w + 7} -42 ${-w + 3} -18 ${-w - 4} 6Z`,
    c,
  )

const curls: Cut = (w, c) =>
  many(11, (i) => {
    const angle = ((176 + (i * 188) / 10) * Math.PI) / 180
    return disc((w + 2) * Math.cos(angle), -42 + 46 * Math.sin(angle), i % 2 ? 17 : 15, c)
  }) + many(4, (i) => disc(-30 + i * 20, -66 - (i % 2) * 8, 18, c))

const curtains: Cut = (w, c) =>
  shape(
    d`M${-w - 5} 4C${-w - 14} -56 -46 -104 0 -102C46 -104 ${w + 14} -56 ${w + 5} 4C${w} -12 ${w - 2} -24 ${w - 6} -32C30 -40 12 -56 2 -76C-8 -56 -28 -40 ${-w + 6} -32C${-w + 2} -24 ${-w} -12 ${-w - 5} 4Z`,
    c,
  )

const undercut: Cut = (w, c) =>
  shape(
    d`M${-w - 1} -4C${-w - 4} -34 ${-w} -52 ${-w + 12} -64H${w - 12}C${w} -52 ${w + 4} -34 ${w + 1} -4C${w - 3} -24 ${w - 6} -42 ${w - 14} -52H${-w + 14}C${-w + 6} -42 ${-w + 3} -24 ${-w - 1} -4Z`,
    lighter(c, 0.18),
  ) +
  shape(
    d`M${-w + 2} -46C${-w - 2} -84 -30 -108 10 -106C44 -104 ${w + 6} -78 ${w - 2} -46C34 -60 4 -62 -14 -56C-26 -54 -38 -50 ${-w + 2} -46Z`,
    c,
  )

const young = [fringe, quiff, sidePart, curtains, undercut, curls, crew]
const grown = [sidePart, crew, quiff, combed, undercut, curls, fringe]
const old = [combed, receding, sidePart, crew, quiff]

export const shortHair = ({ age, hairStyle, face, hairColour }: Person) => {
  const cuts = age === 'young' ? young : age === 'senior' ? old : grown
  return (cuts[hairStyle % cuts.length] ?? crew)(face, hairColour)
}

/** A bald head has hair at the sides only, and some light on top. */
export const baldHead = ({ face: w, hairColour, hairStyle }: Person) =>
  (hairStyle % 2 === 0
    ? shape(
        d`M${-w - 5} 12C${-w - 10} -10 ${-w - 6} -32 ${-w + 5} -46C${-w + 3} -28 ${-w + 2} -8 ${-w + 1} 8Z`,
        hairColour,
      ) +
      shape(
        d`M${w + 5} 12C${w + 10} -10 ${w + 6} -32 ${w - 5} -46C${w - 3} -28 ${w - 2} -8 ${w - 1} 8Z`,
        hairColour,
      )
    : '') + oval(-14, -64, 16, 7, '#ffffff', { opacity: 0.22, transform: 'rotate(-18 -14 -64)' })
