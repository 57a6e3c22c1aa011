import { darker, lighter } from '../colour.ts'
import { box, d, disc, line, many, oval, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'
import { leaf } from '../paths.ts'

// Packed food, each standing on its foot at the origin.

export const carton = (paper: Paper, colour: string, picture: string) =>
  shape('M-70-250L-40-310H70L100-250Z', lighter(colour, 0.35)) +
  box(-46, -336, 122, 30, lighter(colour, 0.5), { radius: 4 }) +
  box(-70, -250, 130, 250, paper.down(lighter(colour, 0.12), colour)) +
  shape('M60-250L100-250V-18L60 0Z', darker(colour, 0.25)) +
  box(-70, -190, 130, 120, '#ffffff') +
  place({ x: -5, y: -130 }, picture)

export const can = (paper: Paper, colour: string, picture: string) =>
  box(-74, -204, 148, 204, paper.across('#ffffff', '#dfe6ee', '#94a3b6'), { radius: 12 }) +
  box(-74, -178, 148, 152, paper.across(lighter(colour, 0.2), colour, darker(colour, 0.3))) +
  oval(0, -202, 74, 16, '#e8eef5') +
  oval(0, -202, 58, 11, '#b4c0cf') +
  disc(0, -102, 50, '#ffffff') +
  place({ x: 0, y: -102 }, picture)

export const jar = (paper: Paper, content: string, lid: string, label: string) =>
  shape(
    'M-66-158C-82-150-84-136-84-120V-20C-84-8-76 0-64 0H64C76 0 84-8 84-20V-120C84-136 82-150 66-158Z',
    paper.across(lighter(content, 0.3), content, darker(content, 0.25)),
  ) +
  box(-72, -200, 144, 44, lid, { radius: 8 }) +
  many(7, (i) => line(d`M${-60 + i * 20} -192v28`, '#ffffff', 4, { opacity: 0.4 })) +
  box(-84, -112, 168, 76, label) +
  line('M-66-146V-8', '#ffffff', 9, { opacity: 0.5 })

export const bottle = (paper: Paper, glass: string, label: string, cap: string) =>
  shape(
    'M-22-330H22V-250C22-226 58-214 58-166V-18C58-8 50 0 40 0H-40C-50 0-58-8-58-18V-166C-58-214-22-226-22-250Z',
    paper.across(lighter(glass, 0.25), glass, darker(glass, 0.35)),
  ) +
  box(-28, -356, 56, 42, cap, { radius: 6 }) +
  box(-58, -150, 116, 96, label) +
  line('M-38-180V-14', '#ffffff', 9, { opacity: 0.45 })

export const pouch = (paper: Paper, colour: string, picture: string) =>
  shape(
    'M-82-232H82L92-14C92-6 88 0 80 0H-80C-88 0-92-6-92-14Z',
    paper.across(lighter(colour, 0.18), colour, darker(colour, 0.18)),
  ) +
  box(-86, -250, 172, 26, darker(colour, 0.25), { radius: 4 }) +
  line('M-78-212H78', '#ffffff', 3, { opacity: 0.6, dash: '7 7' }) +
  disc(0, -110, 56, '#ffffff', { opacity: 0.95 }) +
  place({ x: 0, y: -110 }, picture)

export const tomato = (r: number) =>
  oval(0, 4, r, r * 0.88, '#e5432d') +
  oval(-r * 0.34, -r * 0.3, r * 0.22, r * 0.14, '#ffffff', { opacity: 0.5 }) +
  many(5, (i) => place({ y: -r * 0.7, turn: 18 + i * 36 + 180 }, shape(leaf(r * 0.62, r * 0.13), '#2f8f4a')))

export const apple = (r: number) =>
  shape(
    d`M0 ${-r * 0.7}C${-r * 0.5} ${-r} ${-r} ${-r * 0.6} ${-r} 0C${-r} ${r * 0.7} ${-r * 0.4} ${r} 0 ${r * 0.84}C${r * 0.4} ${r} ${r} ${r * 0.7} ${r} 0C${r} ${-r * 0.6} ${r * 0.5} ${-r} 0 ${-r * 0.7}Z`,
    '#6cbf3f',
  ) +
  line(d`M0 ${-r * 0.66}C0 ${-r} ${r * 0.1} ${-r * 1.1} ${r * 0.2} ${-r * 1.16}`, '#6b4a2a', r * 0.12) +
  oval(-r * 0.4, -r * 0.2, r * 0.16, r * 0.3, '#ffffff', { opacity: 0.5 })

export const wheat = (size: number) =>
  place(
    { size },
    line('M0 40V-20', '#c98a1f', 5),
    many(
      4,
      (i) =>
        place({ y: 10 - i * 17, turn: -140 }, shape(leaf(26, 8), '#e3a52c')) +
        place({ y: 10 - i * 17, turn: -40 }, shape(leaf(26, 8), '#e3a52c')),
    ),
    place({ y: -44, turn: -90 }, shape(leaf(26, 8), '#e3a52c')),
  )
