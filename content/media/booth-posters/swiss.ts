import { chance } from '../chance.ts'
import { darker, lighter } from '../colour.ts'
import { box, disc, many, place, ring, shape } from '../draw.ts'
import { lettering } from '../letters.ts'
import {
  fill,
  high,
  type Layout,
  margin,
  markAt,
  nameAt,
  nameHeight,
  standing,
  whiteMarkAt,
  wide,
} from './layout.ts'

/** A field of colour with the mark as large as it goes, and the thing where field meets paper. */
export const field: Layout = (paper, booth) => {
  const { tones, name } = booth
  const huge = { main: lighter(tones.main, 0.14), soft: lighter(tones.main, 0.24), ground: tones.main }
  return [
    fill('#ffffff'),
    box(0, 0, wide, 770, tones.main),
    paper.inside('M0 0H720V770H0Z', place({ x: 430, y: 300, size: 8.2 }, tones.mark(huge))),
    disc(360, 560, 246, '#ffffff'),
    standing(paper, booth, 360, 790, 1.02),
    nameAt(name, { x: margin, y: 960, height: 92, room: wide - 2 * margin, colour: tones.main, weight: 24 }),
    box(margin, 1000, 120, 12, tones.soft),
    box(margin + 132, 1000, 44, 12, tones.main),
    whiteMarkAt(tones, 112, 108, 104, tones.main),
  ]
}

/** Two slanting bands; the name runs along them. */
export const slope: Layout = (paper, booth) => {
  const { tones, name } = booth
  return [
    fill(tones.mist),
    place(
      { x: 360, y: 560, turn: -28 },
      box(-700, -190, 1400, 300, tones.main),
      box(-700, 110, 1400, 70, tones.soft),
      box(-700, 196, 1400, 22, tones.dark),
    ),
    place(
      { x: 360, y: 560, turn: -28 },
      nameAt(name, { x: -228, y: -214, height: 96, room: 660, colour: tones.main, weight: 24 }),
    ),
    disc(400, 640, 238, '#ffffff'),
    ring(400, 640, 238, tones.main, 10),
    standing(paper, booth, 400, 838, 0.94),
    markAt(tones, 120, 124, 124, tones.mist),
    box(margin, high - 84, wide - 2 * margin, 8, tones.main),
  ]
}

const modules = (tones: { main: string; dark: string; soft: string; pale: string; mist: string }) => {
  const quarter = 'M0 0H180A180 180 0 0 1 0 180Z'
  const turned = (path: string, turn: number, colour: string) =>
    place({ x: 90, y: 90, turn }, place({ x: -90, y: -90 }, shape(path, colour)))
  return [
    (t: number) => box(0, 0, 180, 180, tones.pale) + turned(quarter, t, tones.main),
    (t: number) => box(0, 0, 180, 180, tones.main) + turned(quarter, t, tones.soft),
    (t: number) => box(0, 0, 180, 180, tones.mist) + turned('M0 0H180L0 180Z', t, tones.dark),
    () => box(0, 0, 180, 180, tones.dark) + disc(90, 90, 62, tones.soft),
    (t: number) => box(0, 0, 180, 180, tones.soft) + turned('M0 90A90 90 0 0 1 180 90Z', t, tones.main),
    () => box(0, 0, 180, 180, tones.main) + ring(90, 90, 52, tones.mist, 28),
    (t: number) =>
      box(0, 0, 180, 180, tones.mist) + turned('M0 0H60V180H0ZM120 0H180V180H120Z', t, tones.main),
  ] as const
}

/** A pattern of quarter circles that leaves a window for the thing. */
export const mosaic: Layout = (paper, booth) => {
  const { tones, name, seed } = booth
  const c = chance(seed)
  const tiles = modules(tones)
  let last = -1
  const cell = (i: number) => {
    const [x, y] = [(i % 4) * 180, Math.floor(i / 4) * 180]
    if (x >= 90 && x <= 630 && y >= 180 && y <= 540) return ''
    let next = Math.floor(c.between(0, tiles.length))
    if (next === last) next = (next + 1) % tiles.length
    last = next
    return place({ x, y }, tiles[next]?.(Math.floor(c.between(0, 4)) * 90) ?? '')
  }
  return [
    fill('#ffffff'),
    many(20, cell),
    box(180, 180, 540, 540, '#ffffff'),
    standing(paper, booth, 450, 676, 1.08),
    nameAt(name, { x: margin, y: 1024, height: 82, room: 470, colour: tones.ink, weight: 24 }),
    markAt(tones, wide - 116, 990, 112, '#ffffff'),
  ]
}

/** The initials as architecture. */
export const monogram: Layout = (paper, booth) => {
  const { tones, name, initials } = booth
  const letters = { x: wide / 2, height: 620, weight: 30, colour: tones.main, align: 'middle' as const }
  const [first = '', second = ''] = initials
  return [
    fill(tones.mist),
    lettering(first, { ...letters, x: 210, y: 60 }),
    lettering(second, { ...letters, x: 520, y: 420, colour: tones.soft, opacity: 0.85 }),
    disc(380, 640, 236, '#ffffff', { opacity: 0.94 }),
    standing(paper, booth, 380, 846, 1),
    box(0, 960, wide, 120, tones.main),
    nameAt(name, { x: margin, y: 1044, height: 48, room: 460, colour: tones.on, weight: 22 }),
    whiteMarkAt(tones, wide - 100, 1020, 76, tones.main),
  ]
}

/** The name climbs up the side. */
export const pillar: Layout = (paper, booth) => {
  const { tones, name } = booth
  const h = nameHeight(name, 118, 820, 24)
  return [
    box(0, 0, wide, high, paper.down('#ffffff', tones.mist)),
    box(0, 0, 208, high, tones.main),
    place(
      { x: 104 + h / 2, y: high - margin, turn: -90 },
      nameAt(name, { x: 0, y: 0, height: h, room: 820, colour: tones.on, weight: 24 }),
    ),
    whiteMarkAt(tones, 104, 116, 108, tones.main),
    shape('M248 1080V470A216 216 0 0 1 680 470V1080Z', tones.pale),
    shape('M288 1080V480A176 176 0 0 1 640 480V1080Z', '#ffffff'),
    shape('M208 860H720V1080H208Z', lighter(tones.main, 0.8)),
    shape('M208 860H720V884H208Z', '#ffffff'),
    standing(paper, booth, 464, 878, 1.02),
    disc(612, 150, 58, tones.soft),
  ]
}

/** Rings that spread from a corner like water. */
export const ripple: Layout = (paper, booth) => {
  const { tones, name } = booth
  return [
    fill(tones.dark),
    many(6, (i) =>
      disc(
        360,
        690,
        640 - i * 84,
        [
          tones.dark,
          darker(tones.main, 0.18),
          tones.main,
          lighter(tones.main, 0.3),
          lighter(tones.main, 0.62),
          '#ffffff',
        ][i] ?? '#ffffff',
      ),
    ),
    disc(360, 690, 236, '#ffffff'),
    standing(paper, booth, 360, 880, 0.96),
    nameAt(name, {
      x: wide / 2,
      y: 150,
      height: 88,
      room: wide - 2 * margin,
      colour: '#ffffff',
      weight: 24,
      align: 'middle',
    }),
    whiteMarkAt({ ...tones, on: '#ffffff' }, wide / 2, 232, 88, darker(tones.main, 0.18)),
  ]
}

/** Rows of the mark as a woven ground, one of them lifted out. */
export const repeat: Layout = (paper, booth) => {
  const { tones, name } = booth
  const pattern = { main: lighter(tones.main, 0.13), soft: lighter(tones.main, 0.2), ground: tones.main }
  return [
    fill(tones.main),
    many(40, (i) =>
      place({ x: 72 + (i % 5) * 144, y: 66 + Math.floor(i / 5) * 136, size: 0.82 }, tones.mark(pattern)),
    ),
    box(84, 236, 552, 640, '#ffffff', { radius: 28 }),
    box(84, 236, 552, 640, paper.down(tones.mist, '#ffffff'), { radius: 28 }),
    standing(paper, booth, 360, 800, 1.1),
    box(84, 906, 552, 110, '#ffffff', { radius: 28 }),
    nameAt(name, { x: 128, y: 986, height: 52, room: 360, colour: tones.ink, weight: 24 }),
    markAt(tones, 576, 960, 74, '#ffffff'),
    disc(360, 150, 74, '#ffffff'),
    markAt(tones, 360, 150, 88, '#ffffff'),
  ]
}
