import { darker, lighter } from '../../colour.ts'
import { box, disc, line, many, oval, place, shape } from '../../draw.ts'
import { handbag, sneaker } from '../../motifs/goods.ts'
import { round, type Subject, steel } from '../tones.ts'
import { label } from './sea-food.ts'

const rolls: Subject = (paper, t) => {
  const roll = (x: number, y: number, colour: string) =>
    box(x - 190, y - 48, 330, 96, paper.down(lighter(colour, 0.3), colour, darker(colour, 0.25))) +
    oval(x + 140, y, 34, 48, lighter(colour, 0.3)) +
    oval(x + 140, y, 22, 32, colour) +
    oval(x + 140, y, 10, 15, '#fff6e6')
  return roll(20, -48, t.main) + roll(-6, -144, t.soft) + roll(24, -240, t.dark) + roll(0, -336, t.pale)
}

const umbrella: Subject = (_, t) =>
  place(
    { x: 16, y: -30, turn: 10 },
    line('M0-330V-30C0 20-70 20-70-24', t.ink, 13),
    shape('M0-376C-130-370-214-280-214-170C-190-196-150-196-128-170C-110-270-60-350 0-376Z', t.main),
    shape('M0-376C-60-350-110-270-128-170C-100-198-28-198 0-170Z', lighter(t.main, 0.28)),
    shape('M0-376C60-350 110-270 128-170C100-198 28-198 0-170Z', t.soft),
    shape('M0-376C130-370 214-280 214-170C190-196 150-196 128-170C110-270 60-350 0-376Z', t.dark),
    line('M0-376V-396', t.ink, 12),
  )

const fromAbove: Subject = (_, t) => {
  const canopy = (x: number, y: number, r: number, turn: number, tone: string) =>
    place(
      { x, y, turn, size: r / 100 },
      many(8, (i) =>
        place({ turn: i * 45 }, shape('M0 0L-38-92Q0-82 38-92Z', i % 2 ? lighter(tone, 0.16) : tone)),
      ),
      disc(0, 0, 7, '#ffffff'),
    )
  return (
    canopy(104, -290, 112, 10, t.soft) + canopy(-78, -190, 150, 0, t.main) + canopy(118, -92, 94, 26, t.dark)
  )
}

const cones: Subject = (paper, t) => {
  const cone = (x: number, y: number, tone: string) =>
    shape(`M${x - 34} ${y - 168}H${x + 34}L${x + 70} ${y - 14}H${x - 70}Z`, round(paper, tone)) +
    many(6, (i) =>
      line(
        `M${x - 40 - i * 5} ${y - 146 + i * 24}L${x + 38 + i * 5} ${y - 154 + i * 24}`,
        darker(tone, 0.16),
        4,
      ),
    ) +
    box(x - 14, y - 190, 28, 24, '#f3e4c8', { radius: 6 }) +
    box(x - 74, y - 18, 148, 18, '#f3e4c8', { radius: 8 })
  return (
    cone(-76, -196, t.soft) +
    cone(80, -196, t.pale) +
    cone(-144, 0, t.dark) +
    cone(0, 0, t.main) +
    cone(144, 0, t.soft)
  )
}

const scarf: Subject = (paper, t) =>
  place(
    { x: 0, y: -206, turn: -9 },
    box(-186, -186, 372, 372, paper.slope(lighter(t.main, 0.2), t.dark), { radius: 6 }),
    box(-158, -158, 316, 316, paper.slope('#fffaf2', t.pale), { radius: 4 }),
    many(4, (i) =>
      place(
        { turn: i * 90 },
        shape('M-158-158H-40A118 118 0 0 1-158-40Z', t.soft),
        shape('M-158-158H-84A74 74 0 0 1-158-84Z', t.main),
        disc(0, -128, 15, t.main),
        disc(-44, -132, 8, t.soft),
        disc(44, -132, 8, t.soft),
      ),
    ),
    disc(0, 0, 92, t.main),
    label({ ...t, main: t.on, soft: t.pale }, 0, 0, 1.2, t.main),
  )

const sweater: Subject = (_, t) =>
  shape(
    'M-70-370L-150-330C-190-300-210-160-214-60L-150-50L-126-210V-20H126V-210L150-50L214-60C210-160 190-300 150-330L70-370C40-336-40-336-70-370Z',
    t.main,
  ) +
  line('M-70-370C-40-330 40-330 70-370', t.dark, 16) +
  many(3, (row) =>
    many(11, (i) =>
      line(`M${-110 + i * 22} ${-250 + row * 60}l11 16l11-16`, row === 1 ? '#ffffff' : t.soft, 8),
    ),
  ) +
  box(-126, -40, 252, 24, t.dark, { radius: 6 }) +
  line('M-126-210V-60M126-210V-60', t.dark, 4, { opacity: 0.5 })

const suitcase: Subject = (paper, t) =>
  line('M-60-330V-410H60V-330', '#6b778a', 14) +
  box(-150, -340, 300, 316, round(paper, t.main), { radius: 36 }) +
  many(5, (i) => line(`M${-100 + i * 50}-312V-52`, t.dark, 7, { opacity: 0.35 })) +
  box(-66, -230, 132, 100, '#ffffff', { radius: 14 }) +
  label(t, 0, -180, 0.8) +
  disc(-110, -14, 16, t.ink) +
  disc(110, -14, 16, t.ink)

const bag: Subject = (_, t) => place({ y: -190, size: 2.1 }, handbag(t.main, t.dark, '#f3c45a'))

const backpack: Subject = (paper, t) =>
  line('M-50-360C-50-430 50-430 50-360', t.ink, 16) +
  shape(
    'M-140-60V-250C-140-330-80-380 0-380S140-330 140-250V-60C140-20 116 0 76 0H-76C-116 0-140-20-140-60Z',
    round(paper, t.main),
  ) +
  box(-110, -170, 220, 150, t.dark, { radius: 30 }) +
  line('M-90-130H90', t.soft, 8) +
  box(-160, -180, 40, 130, t.soft, { radius: 16 }) +
  box(120, -180, 40, 130, t.soft, { radius: 16 }) +
  label({ ...t, main: t.on, soft: t.pale }, 0, -262, 1, t.main)

const shoe: Subject = (_, t) => place({ x: 0, y: -140, size: 2.1, turn: -8 }, sneaker(t.main, t.dark, t.soft))

const towels: Subject = (_, t) =>
  many(5, (i) => {
    const tone = [t.main, '#ffffff', t.soft, t.pale, t.dark][i] ?? t.main
    const y = -76 - i * 78
    return (
      box(-190 + (i % 2) * 10, y, 370, 74, tone, { radius: 36 }) +
      line(`M${-150 + (i % 2) * 10} ${y + 38}H${160 + (i % 2) * 10}`, darker(tone, 0.14), 4) +
      shape(`M${96 + (i % 2) * 10} ${y}h36v74h-36Z`, darker(tone, 0.1), { opacity: 0.6 })
    )
  })

const cotton: Subject = (_, t) => {
  const boll = (x: number, y: number, s: number) =>
    place(
      { x, y, size: s },
      line('M0 60C10 130 0 190-10 260', '#8a6a45', 12),
      disc(-44, -14, 50, '#edf2f8'),
      disc(44, -14, 50, '#dde6ef'),
      disc(0, -56, 52, '#f4f7fb', { stroke: '#dde6ef', strokeWidth: 4 }),
      disc(0, 10, 46, '#e6edf4'),
      shape('M0 86C-60 76-100 40-104 0C-64 10-20 30 0 62C20 30 64 10 104 0C100 40 60 76 0 86Z', t.main),
    )
  return boll(-110, -220, 0.86) + boll(112, -190, 0.76) + boll(4, -280, 1.1)
}

const carpet: Subject = (_, t) =>
  place(
    { y: -206, turn: -6 },
    many(13, (i) => line(`M${-150 + i * 25}-214V214`, '#f3e4c8', 7)),
    box(-170, -190, 340, 380, t.main),
    box(-150, -170, 300, 340, t.dark),
    box(-136, -156, 272, 312, t.main),
    many(3, (i) =>
      place(
        { y: (i - 1) * 100 },
        shape('M0-58L78 0L0 58L-78 0Z', '#f6e7c8'),
        shape('M0-38L52 0L0 38L-52 0Z', t.soft),
        shape('M0-18L24 0L0 18L-24 0Z', t.dark),
      ),
    ),
    many(4, (i) =>
      place({ x: i % 2 ? 104 : -104, y: i < 2 ? -50 : 50 }, shape('M0-26L24 0L0 26L-24 0Z', '#f6e7c8')),
    ),
  )

const tent: Subject = (_, t) =>
  shape('M0-380L210 0H0Z', t.dark) +
  shape('M0-380L-210 0H60Z', t.main) +
  shape('M-30-220L50 0H-110Z', t.ink) +
  shape('M-30-220L-6-150L-84 0H-110Z', t.soft) +
  line('M0-380L-236-16M0-380L230-10', t.ink, 5, { opacity: 0.4 }) +
  disc(130, -330, 34, '#ffd27a') +
  box(-8, -396, 16, 24, steel)

export const textiles = {
  'fabric-rolls': [rolls, cones],
  umbrella: [umbrella, fromAbove],
  'silk-scarf': scarf,
  'knit-sweater': sweater,
  suitcase,
  'leather-bag': bag,
  backpack,
  sneaker: shoe,
  'towel-stack': towels,
  'cotton-bale': cotton,
  carpet,
  tent,
} satisfies Record<string, Subject | readonly Subject[]>
