import { darker, lighter } from '../../colour.ts'
import { box, disc, line, many, oval, place, shape } from '../../draw.ts'
import { orange } from '../../motifs/citrus.ts'
import { jar } from '../../motifs/groceries.ts'
import { ear, sprout } from '../../motifs/plants.ts'
import { steam, teaCup, teapot } from '../../motifs/teaware.ts'
import { leaf } from '../../paths.ts'
import { round, type Subject } from '../tones.ts'
import { label } from './sea-food.ts'

const teaTin: Subject = (paper, t) =>
  box(-150, -330, 210, 330, round(paper, t.main), { radius: 14 }) +
  box(-158, -382, 226, 70, round(paper, t.dark), { radius: 14 }) +
  disc(-45, -160, 78, '#fffdf6') +
  label(t, -45, -160, 1.1, '#fffdf6') +
  line('M-128-300H38M-128-22H38', lighter(t.main, 0.5), 4) +
  place({ x: 134, y: 0, size: 1.3 }, teaCup(paper, '#ffffff', '#d5dde6', '#c98b2f')) +
  place({ x: 134, y: -106, size: 0.9 }, steam(t.soft, 110)) +
  place({ x: 84, y: -6, turn: -150 }, shape(leaf(78, 20), '#5d9a3c')) +
  place({ x: 70, y: -8, turn: -112 }, shape(leaf(64, 16), '#86b84a'))

const teaSet: Subject = (paper, t) =>
  place({ x: -24, y: -8, size: 1.2 }, teapot(paper, lighter(t.main, 0.4), t.main, t.dark)) +
  place({ x: 160, y: 0, size: 1.05 }, teaCup(paper, '#ffffff', t.pale, '#c98b2f')) +
  place({ x: 156, y: -88 }, steam(t.soft, 120))

const teaLeaves: Subject = (paper, t) =>
  line('M0-120C4-200 2-260 0-330', '#4f8a3c', 9) +
  place({ x: 0, y: -190, turn: -146 }, shape(leaf(180, 50), '#4f8f3c'), line('M10 0H150', '#8fc06a', 4)) +
  place({ x: 0, y: -210, turn: -34 }, shape(leaf(186, 52), '#6ba548'), line('M10 0H150', '#a9d480', 4)) +
  place({ x: 0, y: -290, turn: -96 }, shape(leaf(128, 24), '#97c85a')) +
  place({ x: 0, y: 0, size: 2 }, teaCup(paper, '#ffffff', t.pale, '#b9a23a')) +
  line('M-86-96C-40-76 40-76 86-96', t.main, 9)

const jars =
  (content: string): Subject =>
  (paper, t) =>
    place({ x: 96, y: 0, size: 1.2 }, jar(paper, lighter(content, 0.2), t.dark, '#ffffff')) +
    place({ x: -66, y: 0, size: 1.66 }, jar(paper, content, t.main, '#ffffff')) +
    label(t, -66, -116, 0.8)

const sack: Subject = (paper, t) =>
  place({ x: 130, y: 0, size: 1.7 }, ear('#b8892f', '#e2b04a')) +
  place({ x: -170, y: 0, size: [-1.5, 1.5] }, ear('#b8892f', '#d9a23b')) +
  shape(
    'M-140-360C-150-250-176-130-150-20C-140 4 140 4 150-20C176-130 150-250 140-360C60-340-60-340-140-360Z',
    paper.across('#fffaf0', '#f3e7d0', '#d8c4a0'),
  ) +
  shape(
    'M-140-360C-120-390-70-372-46-392C-20-372 20-372 46-392C70-372 120-390 140-360C60-340-60-340-140-360Z',
    '#e8d8b8',
  ) +
  line('M-136-346C-60-326 60-326 136-346', t.main, 12) +
  disc(0, -172, 92, t.main) +
  label({ ...t, main: t.on, soft: t.pale }, 0, -172, 1.2, t.main)

const bottle = (paper: Parameters<Subject>[0], glass: string, cap: string) =>
  shape(
    'M-24-400H24V-300C24-270 66-258 66-206V-24C66-6 54 0 40 0H-40C-54 0-66-6-66-24V-206C-66-258-24-270-24-300Z',
    paper.across(lighter(glass, 0.4), glass, darker(glass, 0.3)),
  ) +
  box(-29, -420, 58, 44, cap, { radius: 8 }) +
  line('M-46-196V-30', '#ffffff', 7, { opacity: 0.4 })

const juice: Subject = (paper, t) =>
  place(
    { x: -70 },
    bottle(paper, '#f3a63a', t.main),
    box(-66, -176, 132, 110, '#ffffff'),
    label(t, 0, -121, 0.84),
  ) +
  place(
    { x: 92, size: 0.8 },
    bottle(paper, '#d9544a', t.dark),
    box(-66, -176, 132, 110, '#ffffff'),
    label(t, 0, -121, 0.84),
  ) +
  place({ x: 168, y: -48 }, orange(paper, 46)) +
  place({ x: -176, y: -40 }, orange(paper, 38))

const wine: Subject = (paper, t) =>
  place(
    { x: -70 },
    bottle(paper, '#2b3d2f', t.main),
    box(-66, -170, 132, 120, '#fdf7ea'),
    label(t, 0, -110, 0.86, '#fdf7ea'),
  ) +
  shape('M50-290H190C200-190 170-140 120-140S40-190 50-290Z', '#ffffff', { opacity: 0.75 }) +
  shape('M49-240C90-256 150-226 192-244C192-176 164-146 120-146S50-180 49-240Z', t.main) +
  line('M120-140V-16', '#ffffff', 12) +
  oval(120, -10, 62, 12, '#ffffff')

const oil: Subject = (paper, t) =>
  place(
    { x: -50 },
    bottle(paper, '#a8b83a', t.dark),
    box(-66, -180, 132, 124, '#ffffff'),
    label(t, 0, -118, 0.86),
  ) +
  line('M60-20C110-80 150-170 160-280', '#6d7a3a', 8) +
  many(6, (i) =>
    place(
      { x: 86 + i * 15, y: -60 - i * 42, turn: i % 2 ? -10 : -140 },
      shape(leaf(84, 20), i % 2 ? '#7f9a4c' : '#5f7f3a'),
    ),
  ) +
  oval(112, -70, 24, 32, '#5d7a1f') +
  oval(156, -150, 22, 30, '#7b8f2c') +
  oval(80, -22, 24, 20, '#4b5f1c')

const fruits: Subject = (paper, t) => {
  const colours = ['#e2a03f', '#b5452f', '#8a3a5c', '#d97b2f', '#c9a23a', '#7a4a2b', '#e0b44f']
  return (
    many(17, (i) => {
      const row = i < 7 ? 0 : i < 12 ? 1 : i < 15 ? 2 : 3
      const start = [0, 7, 12, 15][row] ?? 0
      const count = [7, 5, 3, 2][row] ?? 1
      const x = (i - start - (count - 1) / 2) * 54
      return oval(x, -176 - row * 46, 34, 30, colours[(i * 3) % 7] ?? '#e2a03f')
    }) +
    shape('M-210-170H210C204-70 130-10 70-6V0H-70V-6C-130-10-204-70-210-170Z', round(paper, t.main)) +
    line('M-206-166H206', lighter(t.main, 0.4), 10) +
    label({ ...t, main: t.on, soft: t.pale }, 0, -88, 1, t.main)
  )
}

const crate: Subject = (paper, t) =>
  many(4, (i) => place({ x: -120 + i * 80, y: -176 - (i % 2) * 12 }, orange(paper, 52))) +
  many(3, (i) => place({ x: -80 + i * 80, y: -254 }, orange(paper, 50))) +
  place({ x: 0, y: -330 }, orange(paper, 50)) +
  many(3, (i) => box(-200, -140 + i * 48, 400, 42, i % 2 ? '#d9a766' : '#e6b97c', { radius: 4 })) +
  box(-206, -148, 26, 148, '#c28e4e', { radius: 4 }) +
  box(180, -148, 26, 148, '#c28e4e', { radius: 4 }) +
  box(-64, -118, 128, 92, '#fff7ea', { radius: 8 }) +
  label(t, 0, -72, 0.8, '#fff7ea')

const seedlings: Subject = (paper, t) => {
  const plant = sprout({ stem: '#3f8a4a', left: '#4aa05a', right: '#8cc866', vein: '#ffffff' })
  return (
    place({ x: 0, y: -100, size: 1.12 }, plant) +
    place({ x: -124, y: -100, size: 0.62 }, plant) +
    place({ x: 130, y: -100, size: 0.66 }, plant) +
    shape('M-200-110H200L170 0H-170Z', round(paper, t.main)) +
    box(-214, -128, 428, 34, t.dark, { radius: 10 }) +
    label({ ...t, main: t.on, soft: t.pale }, 0, -48, 0.7, t.main)
  )
}

const mushrooms: Subject = (_, t) => {
  const cap = (x: number, y: number, r: number, stem: number, tone: string) =>
    shape(
      `M${x - r * 0.3} ${y}L${x - r * 0.36} ${y + stem}H${x + r * 0.36}L${x + r * 0.3} ${y}Z`,
      '#f6ead6',
    ) +
    shape(
      `M${x - r} ${y}C${x - r} ${y - r * 1.1} ${x + r} ${y - r * 1.1} ${x + r} ${y}C${x + r * 0.5} ${y + r * 0.18} ${x - r * 0.5} ${y + r * 0.18} ${x - r} ${y}Z`,
      tone,
    ) +
    line(
      `M${x - r * 0.5} ${y - r * 0.34}L${x - r * 0.2} ${y - r * 0.5}M${x} ${y - r * 0.3}L${x + r * 0.3} ${y - r * 0.5}`,
      '#f3d9b8',
      8,
    )
  return cap(-20, -210, 170, 210, t.main) + cap(140, -110, 84, 110, t.soft) + cap(-160, -90, 66, 90, t.dark)
}

const flowers: Subject = (_, t) => {
  const bloom = (x: number, y: number, r: number, tone: string) =>
    place(
      { x, y },
      many(8, (i) => place({ turn: i * 45 }, oval(0, -r * 0.62, r * 0.3, r * 0.44, tone))),
      disc(0, 0, r * 0.3, '#f6c945'),
    )
  return (
    line('M0-40C-10-140-60-200-100-270M0-40C10-160 10-240 4-330M0-40C20-140 80-180 120-250', '#4f8a4c', 10) +
    place({ x: -20, y: -130, turn: -150 }, shape(leaf(130, 34), '#5f9a55')) +
    place({ x: 20, y: -120, turn: -30 }, shape(leaf(130, 34), '#7ab06a')) +
    bloom(-110, -280, 82, t.soft) +
    bloom(124, -264, 78, t.pale) +
    bloom(4, -344, 92, t.main) +
    shape('M-74-130H74L54 0H-54Z', '#ffffff') +
    shape('M20-130H74L54 0H24Z', '#e3eaf2')
  )
}

export const larder = {
  'tea-tin': [teaTin, teaLeaves],
  'tea-set': teaSet,
  'jam-jar': jars('#c8453a'),
  'honey-jar': jars('#eba52b'),
  'rice-bag': sack,
  'juice-bottle': juice,
  'wine-bottle': wine,
  'olive-oil': oil,
  'dried-fruit-bowl': fruits,
  'citrus-crate': crate,
  'seedling-tray': seedlings,
  bonsai: seedlings,
  mushrooms,
  flowers,
} satisfies Record<string, Subject | readonly Subject[]>
