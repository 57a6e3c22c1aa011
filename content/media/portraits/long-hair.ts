import { darker, lighter } from '../colour.ts'
import { d, disc, line, shape } from '../draw.ts'
import type { Person } from './person.ts'

interface Cut {
  /** Behind neck and shoulders. */
  back(w: number, colour: string): string
  /** Over the forehead and the temples. */
  front(w: number, colour: string): string
}

const parted = (w: number, c: string, length: number) =>
  shape(
    d`M0 -80C-20 -66 ${-w + 4} -42 ${-w + 6} -4C${-w + 6} ${length * 0.5} ${-w + 2} ${length * 0.8} ${-w - 6} ${length}C${-w - 22} ${length * 0.5} ${-w - 20} -30 ${-w - 6} -60C-40 -96 -20 -104 0 -104S40 -96 ${w + 6} -60C${w + 20} -30 ${w + 22} ${length * 0.5} ${w + 6} ${length}C${w - 2} ${length * 0.8} ${w - 6} ${length * 0.5} ${w - 6} -4C${w - 4} -42 20 -66 0 -80Z`,
    c,
  ) + line('M-30-84C-42-70-50-52-52-34', lighter(c, 0.2), 3, { opacity: 0.6 })

const sideSwept = (w: number, c: string, length: number) =>
  shape(
    d`M-24 -76C-10 -50 ${w - 14} -46 ${w - 5} -6C${w - 4} ${length * 0.5} ${w - 2} ${length * 0.8} ${w + 6} ${length}C${w + 22} ${length * 0.5} ${w + 20} -34 ${w + 4} -64C40 -98 18 -106 -6 -104C-36 -102 ${-w - 14} -74 ${-w - 15} -30C${-w - 18} 0 ${-w - 16} ${length * 0.6} ${-w - 6} ${length}C${-w} ${length * 0.8} ${-w + 5} ${length * 0.5} ${-w + 5} -4C${-w + 4} -34 -38 -52 -24 -76Z`,
    c,
  ) + line('M-20-78C0-64 30-60 42-34', lighter(c, 0.2), 3, { opacity: 0.6 })

const banged = (w: number, c: string, length: number) =>
  shape(
    d`M${-w + 5} -28C-30 -34 -16 -32 0 -32S30 -34 ${w - 5} -28C${w - 3} -10 ${w - 5} ${length * 0.6} ${w + 2} ${length}C${w + 24} ${length * 0.6} ${w + 22} -40 ${w + 4} -66C38 -98 20 -105 0 -105S-38 -98 ${-w - 4} -66C${-w - 22} -40 ${-w - 24} ${length * 0.6} ${-w - 2} ${length}C${-w + 5} ${length * 0.6} ${-w + 3} -10 ${-w + 5} -28Z`,
    c,
  ) + line('M-34-76C-20-88 14-90 30-78', lighter(c, 0.22), 3.4, { opacity: 0.7 })

const helmet = (w: number, c: string, length: number) =>
  shape(
    d`M${-w - 14} ${length}C${-w - 26} 0 -64 -100 0 -100S${w + 26} 0 ${w + 14} ${length}C${w - 10} ${length + 10} ${-w + 10} ${length + 10} ${-w - 14} ${length}Z`,
    darker(c, 0.3),
  )

const cap = (w: number, c: string) =>
  shape(
    d`M${-w - 3} -2C${-w - 9} -62 -42 -99 0 -99S${w + 9} -62 ${w + 3} -2C${w - 2} -26 36 -52 2 -72C-34 -52 ${-w + 2} -26 ${-w - 3} -2Z`,
    c,
  )

const sweptCap = (w: number, c: string) =>
  shape(
    d`M${-w - 3} -2C${-w - 10} -62 -42 -100 0 -100S${w + 10} -62 ${w + 3} -2C${w - 2} -30 20 -44 -22 -66C-34 -54 ${-w + 2} -30 ${-w - 3} -2Z`,
    c,
  ) + line('M-18-70C4-60 26-54 40-38', lighter(c, 0.2), 3, { opacity: 0.6 })

const bobs: readonly Cut[] = [
  { back: (w, c) => helmet(w, c, 58), front: (w, c) => sideSwept(w, c, 62) },
  { back: (w, c) => helmet(w, c, 54), front: (w, c) => banged(w, c, 58) },
  { back: (w, c) => helmet(w, c, 70), front: (w, c) => parted(w, c, 74) },
  { back: (w, c) => helmet(w, c, 40), front: (w, c) => sideSwept(w, c, 44) },
]

const falls = (w: number, c: string, flare: number) =>
  shape(
    d`M${-w - 12} -20C${-w - 30} 40 ${-w - 18 - flare} 100 ${-w - 26 - flare} 158C-40 172 40 172 ${w + 26 + flare} 158C${w + 18 + flare} 100 ${w + 30} 40 ${w + 12} -20Z`,
    darker(c, 0.3),
  )

const longs: readonly Cut[] = [
  { back: (w, c) => falls(w, c, 0), front: (w, c) => parted(w, c, 118) },
  { back: (w, c) => falls(w, c, 12), front: (w, c) => sideSwept(w, c, 126) },
  {
    back: (w, c) =>
      helmet(w, c, 36) +
      shape(d`M${w - 10} 20C${w + 36} 40 ${w + 34} 120 ${w + 6} 168C${w} 120 ${w - 4} 70 ${w - 24} 44Z`, c),
    front: (w, c) => sweptCap(w, c),
  },
  { back: (w, c) => falls(w, c, -4), front: (w, c) => banged(w, c, 112) },
]

const buns: readonly Cut[] = [
  { back: (_, c) => disc(0, -108, 25, darker(c, 0.12)), front: cap },
  { back: (w, c) => disc(w - 4, 42, 26, darker(c, 0.2)), front: sweptCap },
  { back: (_, c) => disc(14, -106, 28, darker(c, 0.12)), front: (w, c) => sweptCap(w, c) },
  {
    back: (_, c) => disc(-6, -104, 24, darker(c, 0.12)),
    front: (w, c) =>
      cap(w, c) +
      shape(
        d`M${-w + 4} -30C-30 -40 -14 -38 2 -36S34 -40 ${w - 4} -30C40 -66 20 -84 0 -84S-40 -66 ${-w + 4} -30Z`,
        c,
      ),
  },
]

const cutOf = ({ hair, hairStyle }: Person): Cut | undefined => {
  const cuts = hair === 'bob' ? bobs : hair === 'long' ? longs : buns
  return cuts[hairStyle % cuts.length]
}

export const hairBehind = (person: Person) => cutOf(person)?.back(person.face, person.hairColour) ?? ''
export const hairInFront = (person: Person) => cutOf(person)?.front(person.face, person.hairColour) ?? ''

/** Earrings, where the cut leaves the ears free. */
export const earrings = ({ hair, wear, face: w, accent }: Person) =>
  hair === 'bun' && wear !== 'hijab' ? disc(-w - 2, 22, 4.4, accent) + disc(w + 2, 22, 4.4, accent) : ''
