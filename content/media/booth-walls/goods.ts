import { lighter } from '../colour.ts'
import { box, disc, line, many, oval, place, shape } from '../draw.ts'
import { orange } from '../motifs/citrus.ts'
import { kettle, pot } from '../motifs/cookware.ts'
import { fish } from '../motifs/fish.ts'
import { gear } from '../motifs/gear.ts'
import { handbag, headphones, sneaker, tableLamp, watch } from '../motifs/goods.ts'
import { apple, bottle, can, carton, jar, pouch, wheat } from '../motifs/groceries.ts'
import { yarn } from '../motifs/knit.ts'
import { heart, plus } from '../motifs/medicine.ts'
import { sprout } from '../motifs/plants.ts'
import { blueVase, bowl, gourd } from '../motifs/pottery.ts'
import { robotArm } from '../motifs/robot-arm.ts'
import { teaCup, teapot } from '../motifs/teaware.ts'
import { turbine } from '../motifs/turbine.ts'
import type { Paper } from '../paper.ts'

/** One thing on a plinth: it stands on the origin and is about 110 high. */
type Good = (paper: Paper, colour: string) => string

const swimming = (paper: Paper) =>
  fish(paper, { back: '#4d86c4', belly: '#eef5fc', fin: '#f2a06a', ink: '#0b2a6b' })

const food: Good[] = [
  (paper, colour) => place({ size: 0.48 }, can(paper, colour, place({ size: 0.3 }, swimming(paper)))),
  (paper) =>
    oval(0, -6, 78, 12, '#dfe9f2') +
    place({ y: -44, size: 0.58 }, swimming(paper)) +
    many(5, (i) => disc(-50 + i * 25, -14, 8, '#f3fbff')),
  (paper, colour) => place({ size: 0.4 }, pouch(paper, colour, place({ size: 0.34 }, swimming(paper)))),
  (paper) => place({ size: 0.52 }, jar(paper, '#e3a52c', '#b4512f', '#fff6df')),
]

const tea: Good[] = [
  (paper) => place({ size: 0.52 }, teapot(paper, '#e9906a', '#b4512f', '#6f2a18')),
  (paper, colour) =>
    place(
      { size: 0.52 },
      can(paper, colour, shape('M-26 16C-26-18 6-30 30-26C32 4 10 26-26 16Z', '#3f9a4c')),
    ),
  (paper) =>
    place({ x: -36, size: 0.62 }, teaCup(paper, '#f4f8ef', '#b9d0c4', '#d8a23a')) +
    place({ x: 42, size: 0.62 }, teaCup(paper, '#f4f8ef', '#b9d0c4', '#d8a23a')),
]

const textiles: Good[] = [
  (paper, colour) => place({ y: -50 }, yarn(paper, 50, colour, lighter(colour, 0.5), '#1d2333')),
  (_, colour) =>
    many(5, (i) => box(-66 + (i % 2) * 5, -22 - i * 21, 128, 19, lighter(colour, i * 0.15), { radius: 9 })),
  (_, colour) => place({ y: -56, size: 0.68 }, handbag(colour, '#2b2320', '#f2c14f')),
  (_, colour) =>
    line('M0 0V-40', '#8ea6c2', 8) +
    shape('M-34-118L-72-92L-58-66L-42-76L-46-30H46L42-76L58-66L72-92L34-118C20-104-20-104-34-118Z', colour),
]

const home: Good[] = [
  (paper) => place({ size: 0.36 }, blueVase(paper)),
  (paper) => place({ size: 0.46 }, gourd(paper)),
  (_, colour) => place({ y: -54, size: 0.62 }, tableLamp(colour, '#6b4a2a', '#fff3c4')),
  (paper) => place({ y: 0 }, bowl(paper, 62, ['#ffffff', '#e6eef8', '#aebfd6'], '#3f6fc0')),
  (paper, colour) => place({ size: 0.5 }, kettle(paper, colour)),
  (paper, colour) => place({ size: 0.5 }, pot(paper, 100, 120, colour)),
]

const manufacturing: Good[] = [
  (paper) => place({ x: -36, size: 0.26 }, robotArm(paper)),
  (_, colour) => place({ y: -52 }, gear(54, 12, colour, '#eef3fb')),
  (_, colour) =>
    box(-64, -70, 128, 58, colour, { radius: 12 }) +
    box(-74, -14, 148, 14, '#46597a', { radius: 4 }) +
    disc(40, -42, 38, '#c7d6e6') +
    disc(40, -42, 18, '#46597a') +
    box(-84, -58, 26, 30, '#8ea6c2', { radius: 4 }),
  () =>
    disc(0, -54, 54, '#b4c2d6') +
    disc(0, -54, 40, '#eef3fb') +
    many(9, (i) => place({ y: -54, turn: i * 40 }, disc(0, -33, 8.5, '#7d90ac'))) +
    disc(0, -54, 22, '#b4c2d6') +
    disc(0, -54, 13, '#f6f9fd'),
]

const electronics: Good[] = [
  (_, colour) => place({ y: -52, size: 0.62 }, headphones('#1d2333', colour, '#46597a')),
  (_, colour) => place({ y: -62, size: 0.62 }, watch('#1d2333', '#eef5ff', colour)),
  (_, colour) =>
    box(-70, -108, 140, 84, '#17233d', { radius: 8 }) +
    box(-62, -100, 124, 68, colour) +
    line('M-62-50C-30-84 0-30 62-78', '#ffffff', 5) +
    box(-6, -26, 12, 20, '#8ea6c2') +
    box(-40, -8, 80, 8, '#8ea6c2', { radius: 4 }),
]

const energy: Good[] = [
  (paper) => place({ size: 0.17 }, turbine(paper, 24)),
  () =>
    shape('M-66 0L-44-92H76L54 0Z', '#123a7a') +
    many(3, (i) => line(`M${-58 + i * 8} ${-26 - i * 24}H${64 + i * 6}`, '#5b8fd6', 3)) +
    line('M-26-92L-40 0M16-92L6 0', '#5b8fd6', 3),
  (_, colour) =>
    box(-40, -104, 80, 104, '#f6f9fd', { radius: 10 }) +
    box(-40, -104, 80, 26, colour, { radius: 10 }) +
    shape('M6-66L-18-30H-2L-8-6L18-42H2Z', colour),
]

const medical: Good[] = [
  (_, colour) =>
    place({ y: -54, size: 0.9 }, shape(heart(48), '#e5534b')) +
    plus(0, -58, 20, 12, '#ffffff') +
    box(-20, -8, 40, 8, colour),
  (_, colour) =>
    box(-66, -104, 132, 86, '#f6f9fd', { radius: 12 }) +
    box(-56, -94, 112, 58, '#0c2340', { radius: 6 }) +
    line('M-56-66H-20L-10-84L4-46L14-66H56', '#5ff0b0', 4) +
    disc(-40, -26, 5, colour) +
    disc(-20, -26, 5, '#f2a313') +
    box(-40, -18, 80, 18, '#c7d6e6', { radius: 4 }),
  (_, colour) =>
    box(-56, -86, 112, 86, colour, { radius: 12 }) +
    line('M-22-86V-104H22V-86', colour, 10) +
    disc(0, -44, 28, '#ffffff') +
    plus(0, -44, 18, 11, '#e5482d'),
]

const agriculture: Good[] = [
  (paper) =>
    shape('M-70-50H70L56 0H-56Z', '#c98a4f') +
    line('M-66-34H66M-62-18H62', '#8a5a2c', 4) +
    place({ x: -36, y: -66 }, orange(paper, 27)) +
    place({ x: 34, y: -66 }, orange(paper, 27)) +
    place({ x: 0, y: -76 }, orange(paper, 28)),
  () =>
    shape('M-44-46H44L34 0H-34Z', '#b4512f') +
    place(
      { y: -44, size: 0.34 },
      sprout({ stem: '#3f8f4a', left: '#3f9a4c', right: '#6cbf5a', vein: '#eaffc4' }),
    ),
  (paper) => place({ size: 0.32 }, carton(paper, '#3f9a5c', place({ size: 0.8 }, apple(34)))),
  (paper) => place({ size: 0.44 }, pouch(paper, '#e0b048', wheat(0.8))),
]

const abroad: Good[] = [
  (paper) => place({ size: 0.34 }, bottle(paper, '#3f6f3a', '#fff6df', '#e3a52c')),
  (_, colour) => place({ y: -46, size: 0.62 }, sneaker(colour, '#1d2333', '#f6e6c8')),
]

const byIndustry: Record<string, readonly Good[]> = {
  food,
  tea,
  textiles,
  home,
  manufacturing,
  electronics,
  energy,
  medical,
  agriculture,
}

/** What a firm of an industry shows, another thing for each place. */
export const good = (industry: string, i: number): Good => {
  const goods = byIndustry[industry] ?? abroad
  return goods[i % goods.length] ?? (() => '')
}
