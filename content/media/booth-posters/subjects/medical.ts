import { box, disc, line, many, place, ring, shape } from '../../draw.ts'
import { capsule, plus } from '../../motifs/medicine.ts'
import { iron, round, type Subject, steel } from '../tones.ts'
import { label } from './sea-food.ts'

const microscope: Subject = (paper, t) =>
  box(-160, -50, 320, 50, t.dark, { radius: 22 }) +
  line('M60-50C190-110 190-280 60-330', t.main, 40) +
  box(-110, -140, 180, 26, t.ink, { radius: 10 }) +
  place(
    { x: 6, y: -250, turn: -18 },
    box(-44, -150, 88, 160, round(paper, t.main), { radius: 16 }),
    box(-30, -196, 60, 60, t.ink, { radius: 12 }),
    box(-34, 4, 68, 36, steel, { radius: 6 }),
    box(-22, 36, 44, 46, iron, { radius: 6 }),
  ) +
  disc(128, -190, 32, t.soft)

const thermometer: Subject = (paper, t) =>
  place(
    { turn: 24, x: 30, y: -10 },
    box(-46, -400, 92, 330, paper.across('#ffffff', '#f4f8fb', '#cfdbe6'), { radius: 46 }),
    box(-28, -330, 56, 120, t.pale, { radius: 12 }),
    line('M-12-300H14M-12-276H14M-12-252H14', t.main, 7),
    box(-12, -80, 24, 80, iron, { radius: 12 }),
    disc(0, -150, 24, t.main),
  ) + place({ x: -110, y: -110, turn: -30 }, capsule(80, 30, t.main, '#ffffff'))

const monitor: Subject = (paper, t) =>
  shape('M-210-60C-210-90-190-110-160-110H40V0H-160C-190 0-210-20-210-50Z', t.dark) +
  line('M40-60C120-60 80-200 120-250', t.ink, 12) +
  box(-170, -400, 340, 260, paper.across('#ffffff', '#f4f8fb', '#cfdbe6'), { radius: 34 }) +
  box(-140, -370, 280, 150, t.ink, { radius: 18 }) +
  line('M-120-290H-60L-40-340L-10-240L14-300L24-290H120', t.soft, 9) +
  disc(-90, -182, 20, t.main) +
  disc(-30, -182, 20, t.soft) +
  place({ x: 90, y: -182, size: 0.5 }, t.mark({ main: t.main, soft: t.soft, ground: '#f4f8fb' }))

const wheelchair: Subject = (_, t) =>
  line('M-120-390H-90L-50-180H90L130-40H170', t.ink, 16) +
  box(-90, -230, 180, 46, t.main, { radius: 20 }) +
  shape('M-96-360C-60-366-50-350-44-320L-30-220L-70-214Z', t.main) +
  line('M-60-270H70', t.dark, 14) +
  ring(-30, -120, 112, t.ink, 15) +
  ring(-30, -120, 88, t.soft, 7) +
  many(6, (i) => place({ x: -30, y: -120, turn: i * 30 }, line('M0-84V84', iron, 3))) +
  disc(-30, -120, 18, t.ink) +
  disc(126, -34, 30, t.ink) +
  disc(126, -34, 12, steel)

const masks: Subject = (_, t) =>
  shape('M-150-330C-80-370 80-370 150-330L160-200C120-150-120-150-160-200Z', t.mist, {
    stroke: t.pale,
    strokeWidth: 5,
  }) +
  line('M-150-300C-236-300-236-210-156-216M150-300C236-300 236-210 156-216', t.pale, 10) +
  line(
    'M-136-296C-60-318 60-318 136-296M-142-258C-60-278 60-278 142-258M-148-222C-60-238 60-238 148-222',
    t.soft,
    7,
  ) +
  box(-200, -150, 400, 150, t.main, { radius: 16 }) +
  shape('M-90-150C-80-120 80-120 90-150Z', t.dark) +
  plus(-130, -70, 30, 20, t.on) +
  label({ ...t, main: t.on, soft: t.pale }, 120, -66, 0.9, t.main)

const bed: Subject = (_, t) =>
  box(-214, -300, 26, 250, t.dark, { radius: 10 }) +
  box(188, -220, 26, 170, t.dark, { radius: 10 }) +
  shape('M-190-120L-186-170L-60-240C-50-246-36-246-26-238L40-170H190V-110H-190Z', t.main) +
  shape('M-168-200L-100-240C-80-250-60-230-72-214L-140-176C-156-168-178-186-168-200Z', '#ffffff') +
  box(-200, -116, 400, 30, iron, { radius: 10 }) +
  line('M-150-86L-110-30M150-86L110-30M-150-86H150', iron, 13) +
  disc(-150, -18, 19, t.ink) +
  disc(150, -18, 19, t.ink) +
  line('M120-400V-180M90-400H150', iron, 9) +
  box(134, -390, 40, 66, t.soft, { radius: 10 })

const tooth: Subject = (paper, t) =>
  shape(
    'M0-330C60-400 180-380 176-240C172-150 140 0 84 0C30 0 54-140 0-140S-30 0-84 0C-140 0-172-150-176-240C-180-380-60-400 0-330Z',
    paper.slope('#ffffff', '#cfe0ee'),
    { stroke: t.pale, strokeWidth: 5 },
  ) +
  line('M-120-240C-120-290-96-320-60-324', '#ffffff', 16) +
  place(
    { x: 96, y: -150, turn: -38 },
    box(-24, -40, 48, 260, t.main, { radius: 24 }),
    box(-30, -110, 60, 84, t.dark, { radius: 10 }),
    many(4, (i) => line(`M${-21 + i * 14}-110V-138`, t.soft, 9)),
  )

export const medical = {
  microscope,
  thermometer,
  'blood-pressure-monitor': monitor,
  wheelchair,
  'mask-box': masks,
  'hospital-bed': bed,
  tooth,
} satisfies Record<string, Subject | readonly Subject[]>
