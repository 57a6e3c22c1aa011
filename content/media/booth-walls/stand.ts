import { chance } from '../chance.ts'
import { darker, lighter, mix } from '../colour.ts'
import { box, d, disc, many, oval, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { leaf } from '../paths.ts'
import type { Stand } from './described.ts'
import { frame } from './frames.ts'
import { good } from './goods.ts'
import { people, standing } from './person.ts'
import { fitting, words } from './words.ts'

/** A stand is drawn upright on the origin, this wide and this high. */
export const standWidth = 680
export const standHeight = 700

/** A tall plant in a white pot, its foot at the origin, about 190 high. */
export const plant = (seed: number) => {
  const c = chance(seed)
  return (
    oval(0, 0, 40, 7, '#5b6f94', { opacity: 0.25 }) +
    many(9, (i) =>
      place(
        { y: -62, turn: -90 + (i - 4) * 21 + c.between(-5, 5) },
        shape(
          leaf(c.between(84, 130), c.between(15, 20)),
          c.pick(['#2f8f5a', '#3fa468', '#237a4a', '#57b87a']),
        ),
      ),
    ) +
    shape('M-32-66H32L24 0H-24Z', '#eef2f8') +
    shape('M8-66H32L24 0H6Z', '#d3dce9') +
    oval(0, -66, 32, 6, '#c7d2e2')
  )
}

const plinth = (paper: Paper, x: number, y: number, height: number, thing: string, edge: string) =>
  place(
    { x, y },
    oval(0, 0, 62, 12, '#5b6f94', { opacity: 0.22 }),
    shape(d`M-52 ${-height}V-4A52 10 0 0 0 52 -4V${-height}Z`, paper.across('#ffffff', '#f3f6fb', '#cfd9e8')),
    oval(0, -height, 52, 10, '#ffffff'),
    shape(d`M-52 ${-height}A52 10 0 0 0 52 ${-height}V${-height + 6}A52 10 0 0 1 -52 ${-height + 6}Z`, edge),
    place({ y: -height + 2, size: 0.84 }, thing),
  )

// Two posters, a screen and a slatted panel hang on the back wall.
const poster = (paper: Paper, x: number, w: number, h: number, colour: string, thing: string) =>
  place(
    { x, y: -420 },
    box(4, 6, w, h, '#5b6f94', { opacity: 0.16 }),
    box(0, 0, w, h, paper.slope(lighter(colour, 0.18), colour, darker(colour, 0.22))),
    disc(w / 2, h * 0.66, w * 0.36, '#ffffff', { opacity: 0.2 }),
    box(12, 16, w * 0.56, 9, '#ffffff', { radius: 4, opacity: 0.95 }),
    box(12, 33, w * 0.36, 6, '#ffffff', { radius: 3, opacity: 0.7 }),
    place({ x: w / 2, y: h * 0.86, size: 0.8 }, thing),
  )

const screen = (paper: Paper, x: number, colour: string) =>
  place(
    { x, y: -410 },
    box(-4, -4, 178, 112, '#17233d', { radius: 5 }),
    box(2, 2, 166, 100, paper.down(darker(colour, 0.3), darker(colour, 0.62))),
    shape('M2 76C40 56 70 88 110 70S150 60 168 66V102H2Z', lighter(colour, 0.3), { opacity: 0.5 }),
    shape('M2 88C50 74 80 100 168 80V102H2Z', lighter(colour, 0.5), { opacity: 0.4 }),
    disc(85, 50, 20, '#ffffff'),
    shape('M79 40L98 50L79 60Z', colour),
  )

const slats = (x: number, w: number) =>
  place(
    { x, y: -436 },
    box(0, 0, w, 330, '#e8cfae'),
    many(Math.floor(w / 18), (i) => box(i * 18 + 4, 0, 10, 330, '#d9b488')),
  )

const counter = (paper: Paper, stand: Stand) =>
  oval(0, 0, 96, 12, '#5b6f94', { opacity: 0.25 }) +
  shape('M-86-104H86L80 0H-80Z', paper.across('#ffffff', '#f4f7fc', '#d3dce9')) +
  shape('M-83-40H83L80 0H-80Z', stand.colour) +
  box(-94, -116, 188, 13, paper.down('#d9a870', '#b87f47'), { radius: 4 }) +
  words(0, -62, stand.name, { size: fitting(stand.name, 140, 24), fill: stand.colour, anchor: 'middle' }) +
  box(-76, -142, 34, 26, '#ffffff') +
  box(-72, -138, 26, 5, stand.colour) +
  box(44, -134, 34, 18, '#e6eef8', { radius: 2 })

/** A whole stand: platform, walls, goods, people and the frame with the firm's name. */
export function stand(paper: Paper, it: Stand): string {
  const { colour, industry, seed } = it
  const c = chance(seed)
  const pale = mix(colour, '#ffffff', 0.9)
  const staff = { ...(people[seed % people.length] ?? people[0]), top: darker(colour, 0.2) }
  // The counter stands away from a tower, which would hide it.
  const mirrored = seed % 4 !== 0 && seed % 4 !== 3
  const side = mirrored ? -1 : 1
  return (
    // Platform and floor.
    oval(0, 14, 372, 22, paper.glow('#46597a', 0.5)) +
    shape('M-330 0L-290-40H290L330 0Z', paper.down('#ffffff', '#eef2f8')) +
    box(-330, 0, 660, 14, paper.down('#f6f8fc', '#cfd9e8')) +
    box(-330, 11, 660, 4, colour) +
    shape('M-286-42L-236-96H236L286-42Z', paper.down('#e3bf93', '#cfa06c')) +
    // Walls and ceiling.
    box(-236, -470, 472, 374, paper.down('#ffffff', pale)) +
    shape('M-290-40L-236-96V-470L-290-530Z', paper.across('#d9e1ee', '#eef2f8')) +
    shape('M290-40L236-96V-470L290-530Z', paper.across('#e8edf5', '#cfd8e7')) +
    shape('M-290-530H290L236-470H-236Z', '#f8fafd') +
    many(3, (i) =>
      shape(
        d`M${-150 + i * 130} -478L${-162 + i * 142} -518H${-122 + i * 142}L${-118 + i * 130} -478Z`,
        '#ffffff',
      ),
    ) +
    many(3, (i) =>
      shape(
        d`M${-150 + i * 142} -476L${-206 + i * 142} -130H${-58 + i * 142}L${-122 + i * 142} -476Z`,
        paper.thin('#fff0c4', 0.8, 0),
      ),
    ) +
    many(3, (i) => box(-146 + i * 142, -486, 22, 14, '#2b3b5c', { radius: 4 })) +
    slats(mirrored ? -232 : 124, 108) +
    disc(mirrored ? -178 : 178, -388, 40, colour) +
    place(
      { x: mirrored ? -178 : 178, y: -388, size: 0.54 },
      it.mark({ main: '#ffffff', soft: lighter(colour, 0.62), ground: colour }),
    ) +
    poster(
      paper,
      mirrored ? 116 : -222,
      106,
      250,
      colour,
      good(industry, seed + 1)(paper, lighter(colour, 0.4)),
    ) +
    screen(paper, mirrored ? -92 : -86, colour) +
    box(-96, -216, 190, 8, '#cfa06c') +
    many(2, (i) =>
      place({ x: -46 + i * 92, y: -216, size: 0.6 }, good(industry, seed + i + 1)(paper, colour)),
    ) +
    // What stands on the floor.
    place({ x: side * -216, y: -78, size: 0.82 }, plant(seed + 7)) +
    place({ x: side * 170, y: -74, size: 0.98 }, standing(staff)) +
    place({ x: side * 166, y: -48 }, counter(paper, it)) +
    plinth(paper, side * -196, -46, 84 + c.between(0, 26), good(industry, seed)(paper, colour), colour) +
    plinth(paper, side * -66, -38, 104 + c.between(0, 30), good(industry, seed + 1)(paper, colour), colour) +
    frame(paper, it) +
    place({ x: -318, y: 6, size: 0.72 }, plant(seed + 3)) +
    place({ x: 318, y: 6, size: 0.72 }, plant(seed + 5))
  )
}
