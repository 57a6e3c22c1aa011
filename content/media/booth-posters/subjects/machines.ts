import { darker, lighter } from '../../colour.ts'
import { box, disc, line, many, oval, place, ring, shape } from '../../draw.ts'
import { bicycle } from '../../motifs/bicycle.ts'
import { gear } from '../../motifs/gear.ts'
import { snowflake } from '../../motifs/ice.ts'
import { robotArm } from '../../motifs/robot-arm.ts'
import { iron, round, type Subject, steel } from '../tones.ts'
import { label } from './sea-food.ts'

const bearing: Subject = (paper, t) =>
  place(
    { y: -205 },
    disc(0, 0, 200, paper.slope('#f7fafd', iron)),
    disc(0, 0, 176, paper.slope('#b7c3d2', '#f1f5f9')),
    disc(0, 0, 160, t.dark),
    many(10, (i) => place({ turn: i * 36 }, disc(0, -121, 31, paper.ball('#ffffff', '#c4d0dd', '#6f7e92')))),
    disc(0, 0, 86, paper.slope('#f7fafd', iron)),
    disc(0, 0, 62, t.main),
    disc(0, 0, 50, t.mist),
  )

const gearbox: Subject = (_, t) =>
  place({ x: -46, y: -228 }, gear(168, 14, t.main, t.mist)) +
  place({ x: 128, y: -98, turn: 12 }, gear(98, 9, t.soft, t.mist))

const robot: Subject = (paper, t) =>
  place({ x: -120, y: 0, size: 0.74 }, robotArm(paper)) +
  box(100, -56, 104, 56, t.main, { radius: 8 }) +
  box(100, -38, 104, 10, t.soft)

const press: Subject = (paper, t) =>
  box(-210, -130, 420, 130, t.dark, { radius: 14 }) +
  box(-196, -270, 130, 150, round(paper, t.main), { radius: 12 }) +
  box(66, -250, 140, 130, round(paper, t.main), { radius: 12 }) +
  box(-66, -230, 40, 96, iron, { radius: 6 }) +
  box(28, -230, 40, 96, iron, { radius: 6 }) +
  line('M-66-218H66M-66-146H66', steel, 14) +
  shape('M100-250L120-340H170L190-250Z', steel) +
  box(-176, -246, 90, 62, '#e8f1fb', { radius: 8 }) +
  label(t, -131, -215, 0.5, '#e8f1fb') +
  many(3, (i) => disc(-150 + i * 34, -60, 11, i ? t.pale : '#f6b73c'))

const pump: Subject = (paper, t) =>
  box(-200, -36, 400, 36, t.dark, { radius: 8 }) +
  box(-10, -250, 190, 190, round(paper, t.main), { radius: 30 }) +
  many(5, (i) => line(`M${20 + i * 32}-236V-76`, t.dark, 8, { opacity: 0.35 })) +
  disc(-90, -160, 120, paper.ball(lighter(t.soft, 0.4), t.soft, t.dark)) +
  disc(-90, -160, 62, steel) +
  disc(-90, -160, 36, t.dark) +
  box(-140, -380, 100, 130, paper.across('#f4f8fc', steel, iron), { radius: 6 }) +
  box(-160, -400, 140, 30, iron, { radius: 8 })

const valve: Subject = (paper, t) =>
  box(-210, -190, 420, 116, paper.across(lighter(t.main, 0.2), t.main, t.dark)) +
  box(-214, -216, 44, 168, t.dark, { radius: 10 }) +
  box(170, -216, 44, 168, t.dark, { radius: 10 }) +
  disc(0, -132, 112, paper.ball(lighter(t.main, 0.4), t.main, t.dark)) +
  box(-34, -300, 68, 90, steel, { radius: 8 }) +
  box(-12, -380, 24, 100, iron) +
  oval(0, -384, 140, 28, t.soft) +
  oval(0, -390, 112, 17, t.mist) +
  line('M-126-388H126', t.soft, 12) +
  label({ ...t, main: t.on, soft: t.pale }, 0, -128, 0.9, t.main)

const propeller: Subject = (paper, t) =>
  place(
    { y: -205 },
    many(4, (i) =>
      place(
        { turn: i * 90 + 20 },
        shape('M-16-20C-120-60-120-190-10-206C90-214 96-80 26-20Z', paper.slope('#f4c877', '#b9822f')),
      ),
    ),
    disc(0, 0, 66, '#c9963f'),
    disc(0, 0, 40, t.main),
    disc(-10, -12, 12, '#ffffff', { opacity: 0.5 }),
  )

const anchor: Subject = (paper, t) =>
  ring(0, -372, 38, t.dark, 24) +
  box(-22, -330, 44, 310, round(paper, t.main), { radius: 12 }) +
  box(-110, -290, 220, 40, t.dark, { radius: 18 }) +
  line('M-180-150C-170-60-90-18 0-18S170-60 180-150', t.main, 42) +
  shape('M-214-120L-184-210L-138-124Z', t.dark) +
  shape('M214-120L184-210L138-124Z', t.dark)

const coldRoom: Subject = (paper, t) =>
  box(-180, -400, 360, 384, paper.across('#ffffff', '#f1f6fb', '#cfdbe8'), { radius: 18 }) +
  box(-180, -400, 360, 84, t.main, { radius: 18 }) +
  box(-150, -290, 142, 250, paper.slope('#d7ecfb', '#9fc8e8'), { radius: 10 }) +
  box(10, -290, 142, 250, paper.slope('#d7ecfb', '#9fc8e8'), { radius: 10 }) +
  line('M-20-230V-110M22-230V-110', iron, 9) +
  place({ x: -80, y: -160 }, snowflake(46, '#ffffff', 7)) +
  place({ x: 82, y: -160 }, snowflake(46, '#ffffff', 7)) +
  box(-160, -18, 60, 18, t.dark) +
  box(100, -18, 60, 18, t.dark) +
  label({ ...t, main: t.on, soft: t.pale }, 0, -358, 0.62, t.main)

const forklift: Subject = (_, t) =>
  line('M110-380V-30M140-380V-30', t.ink, 13) +
  line('M140-34H214', t.ink, 14) +
  box(146, -150, 70, 112, '#d9a766', { radius: 4 }) +
  box(146, -104, 70, 12, '#f0c98a') +
  shape('M-200-190C-200-210-190-220-170-220H-60L-30-150H100V-50H-200Z', t.main) +
  line('M-150-220L-120-370H40L70-150', t.ink, 16) +
  box(-130, -384, 190, 20, t.ink, { radius: 8 }) +
  box(-100, -220, 60, 40, t.dark, { radius: 12 }) +
  disc(-130, -48, 56, t.ink) +
  disc(-130, -48, 24, steel) +
  disc(66, -44, 48, t.ink) +
  disc(66, -44, 20, steel) +
  label({ ...t, main: t.on, soft: t.pale }, -150, -140, 0.6, t.main)

const cycle: Subject = (_, t) => place({ size: 0.82 }, bicycle(t.main, '#7a4a2b'))

const electric: Subject = (_, t) =>
  place({ size: 0.82 }, bicycle(t.main, '#23262e')) +
  place({ x: 34, y: -172, turn: -58 }, box(-66, -17, 132, 34, t.ink, { radius: 16 })) +
  place({ x: 34, y: -172, size: 0.36 }, shape('M10-48L-30 8H-4L-12 48L30-12H4Z', t.soft))

const sewing: Subject = (paper, t) =>
  box(-210, -60, 420, 60, t.dark, { radius: 14 }) +
  shape(
    'M90-60V-250C90-276 74-290 50-290H-120V-210C-120-190-146-190-146-210V-330C-146-362-124-380-96-380H110C160-380 196-346 196-296V-60Z',
    round(paper, t.main),
  ) +
  line('M-133-210V-70', iron, 9) +
  box(-150, -236, 34, 40, steel, { radius: 6 }) +
  disc(200, -240, 46, t.soft) +
  disc(200, -240, 20, t.mist) +
  box(10, -420, 46, 44, '#f3b85a', { radius: 6 }) +
  label({ ...t, main: t.on, soft: t.pale }, 142, -170, 0.62, t.main) +
  line('M-60-340H60', lighter(t.main, 0.5), 8)

const tractor: Subject = (_, t) =>
  shape('M-60-380H90L120-210H-90Z', '#e8f1fb') +
  line('M-66-386H100M-84-200L-62-380M92-380L120-210', t.dark, 16) +
  shape('M-110-210H200C214-210 220-196 220-180V-90H-110Z', t.main) +
  line('M160-210V-300', t.ink, 16) +
  disc(-100, -118, 118, t.ink) +
  disc(-100, -118, 66, t.soft) +
  disc(-100, -118, 24, t.ink) +
  disc(150, -66, 66, t.ink) +
  disc(150, -66, 32, t.soft) +
  line('M40-170H190M40-146H190', darker(t.main, 0.3), 7)

const loom: Subject = (_, t) =>
  box(-206, -370, 34, 370, t.dark, { radius: 8 }) +
  box(172, -370, 34, 370, t.dark, { radius: 8 }) +
  box(-206, -390, 412, 36, t.main, { radius: 10 }) +
  many(15, (i) => line(`M${-154 + i * 22}-354V-170`, i % 2 ? t.soft : '#ffffff', 6)) +
  box(-172, -190, 344, 34, t.main, { radius: 8 }) +
  many(7, (i) => box(-160, -150 + i * 14, 320, 12, i % 2 ? t.soft : t.pale)) +
  box(-186, -56, 372, 30, t.dark, { radius: 14 })

export const machines = {
  bearing,
  gearbox,
  'robot-arm': robot,
  'injection-machine': press,
  'water-pump': pump,
  valve,
  propeller,
  anchor,
  'cold-storage-unit': coldRoom,
  forklift,
  bicycle: cycle,
  'e-bike': electric,
  'sewing-machine': sewing,
  tractor,
  loom,
} satisfies Record<string, Subject | readonly Subject[]>
