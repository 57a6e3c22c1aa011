import { lighter } from '../../colour.ts'
import { box, disc, line, many, oval, place, ring, shape } from '../../draw.ts'
import { pot, kettle as whistling } from '../../motifs/cookware.ts'
import { blueVase } from '../../motifs/pottery.ts'
import { steam } from '../../motifs/teaware.ts'
import { engine, stackedRings } from '../../motifs/toys.ts'
import { regular } from '../../paths.ts'
import { round, type Subject, steel } from '../tones.ts'
import { label } from './sea-food.ts'

const kettle: Subject = (paper, t) => place({ x: -14, size: 1.34 }, whistling(paper, t.main))

const lamp: Subject = (paper, t) =>
  shape('M-150-216L-214-6H214L150-216Z', paper.thin('#ffe3a0', 0.75, 0)) +
  box(-9, -230, 18, 210, t.dark) +
  box(-96, -34, 192, 34, round(paper, t.dark), { radius: 17 }) +
  shape('M-92-410H92L166-216H-166Z', round(paper, t.main)) +
  oval(0, -216, 166, 19, '#fff3cf') +
  oval(0, -410, 92, 11, lighter(t.main, 0.3)) +
  line('M112-210V-130', t.dark, 5) +
  disc(112, -122, 9, t.soft)

const plates: Subject = (_, t) =>
  place(
    { y: -205 },
    disc(0, 0, 200, '#ffffff'),
    ring(0, 0, 184, t.main, 12),
    many(16, (i) =>
      place(
        { turn: i * 22.5 },
        shape('M0-164C20-146 20-128 0-112C-20-128-20-146 0-164Z', i % 2 ? t.soft : t.main),
      ),
    ),
    disc(0, 0, 104, t.mist),
    ring(0, 0, 104, t.soft, 5),
    label(t, 0, 0, 1.4, t.mist),
  )

const vase: Subject = (paper, t) => place({ size: 1.2 }, blueVase(paper, t.main))

const train: Subject = (paper, t) =>
  place({ x: -110, y: 0, size: 0.9 }, stackedRings([t.main, t.soft, t.dark, '#f6c04d', t.pale])) +
  place({ x: 70, y: 0, size: 0.86 }, engine(paper))

const tableware: Subject = (paper, t) =>
  oval(-20, -30, 190, 34, '#ffffff') +
  oval(-20, -36, 160, 25, t.pale) +
  shape(
    'M-150-190H110C108-100 60-46 20-44H-60C-100-46-148-100-150-190Z',
    paper.across('#ffffff', '#f6f9fc', '#d3dde8'),
  ) +
  oval(-20, -190, 130, 26, t.mist) +
  line('M-144-160C-60-136 20-136 104-160', t.main, 11) +
  line('M150 0L182-390M182 0L206-390', t.main, 11) +
  line('M-60-240C-84-280-40-310-60-350M10-240C-14-280 30-310 10-350', t.soft, 9, { opacity: 0.7 })

const basket: Subject = (_, t) =>
  line('M-140-210C-140-440 140-440 140-210', '#a8743a', 18) +
  shape('M-190-220H190L150-10C148-2 140 0 130 0H-130C-140 0-148-2-150-10Z', '#d9a766') +
  many(4, (row) =>
    many(9, (i) =>
      box(
        -180 + row * 9 + i * (40 - row * 2),
        -200 + row * 50,
        30,
        34,
        (i + row) % 2 ? '#c28e4e' : '#ecc48a',
        { radius: 6 },
      ),
    ),
  ) +
  box(-204, -240, 408, 40, t.main, { radius: 18 }) +
  box(-60, -246, 120, 52, t.dark, { radius: 16 })

const chair: Subject = (_, t) =>
  line('M-110-150L-140-8M110-150L140-8M-70-150L-60-8M70-150L60-8', '#a8743a', 18) +
  shape('M-130-180C-150-300-120-410 0-410S150-300 130-180Z', t.main) +
  shape('M-96-190C-110-290-86-372 0-372S110-290 96-190Z', lighter(t.main, 0.22)) +
  box(-154, -206, 308, 72, t.dark, { radius: 32 }) +
  box(-146, -212, 292, 52, t.soft, { radius: 26 })

const flask: Subject = (paper, t) =>
  box(-70, -400, 140, 90, paper.across('#ffffff', steel, '#a9b5c4'), { radius: 20 }) +
  box(-92, -316, 184, 316, round(paper, t.main), { radius: 34 }) +
  line('M-62-280V-40', '#ffffff', 9, { opacity: 0.45 }) +
  label({ ...t, main: t.on, soft: t.pale }, 6, -170, 1.2, t.main) +
  box(118, -170, 92, 170, paper.across('#ffffff', steel, '#a9b5c4'), { radius: 18 }) +
  box(112, -190, 104, 34, t.dark, { radius: 12 })

const pan: Subject = (paper, t) =>
  place({ y: -4, size: 1.16 }, pot(paper, 150, 170, t.main)) +
  place({ y: -316, size: 1.1 }, steam(t.soft, 96))

const necklace: Subject = (paper, t) =>
  shape(
    'M-120 0L-80-150C-150-190-150-280-80-320C-60-400 60-400 80-320C150-280 150-190 80-150L120 0Z',
    t.dark,
  ) +
  many(15, (i) => {
    const angle = (200 - i * 15.7) * (Math.PI / 180)
    const size = 13 + 9 * Math.sin((i / 14) * Math.PI)
    return disc(
      128 * Math.cos(angle),
      -240 + 170 * Math.sin(angle),
      size,
      paper.ball('#ffffff', '#f6e9ea', '#c7a9b8'),
    )
  }) +
  disc(0, -28, 15, t.soft)

const oyster: Subject = (paper, t) => {
  const valve = (flip: number, tone: string) =>
    place(
      { y: -110, size: [1, flip] },
      shape(
        'M-206 0C-206-60-190-120-150-160C-130-180-110-176-96-196C-80-214-50-206-30-222C-10-234 10-234 30-222C50-206 80-214 96-196C110-176 130-180 150-160C190-120 206-60 206 0Z',
        paper.down(lighter(tone, 0.3), tone),
      ),
      many(6, (i) => place({ turn: -56 + i * 22.4 }, line('M0-20V-176', '#ffffff', 5, { opacity: 0.45 }))),
    )
  return (
    place({ y: -44 }, valve(1, t.main)) +
    place({ y: 0 }, valve(-0.5, t.dark)) +
    oval(0, -132, 196, 30, t.ink) +
    disc(0, -140, 64, paper.ball('#ffffff', '#f8ecee', '#c7a9b8')) +
    disc(-20, -162, 13, '#ffffff')
  )
}

const football: Subject = (paper, t) =>
  place(
    { y: -204 },
    disc(0, 0, 200, paper.ball('#ffffff', '#f4f7fb', '#b9c8d8')),
    paper.inside(
      'M-200 0A200 200 0 1 1 200 0A200 200 0 1 1-200 0Z',
      shape(regular(0, 0, 74, 5), t.main),
      many(5, (i) =>
        place(
          { turn: i * 72 },
          line('M0-74V-128', t.ink, 7),
          shape(regular(0, -190, 72, 5, 90), t.main),
          line('M-50-154L-104-112M50-154L104-112', t.ink, 7),
        ),
      ),
    ),
  )

export const home = {
  kettle,
  lamp,
  'ceramic-plate': plates,
  vase,
  toy: train,
  tableware,
  'bamboo-basket': basket,
  chair,
  'vacuum-flask': flask,
  pan,
  'pearl-necklace': [necklace, oyster],
  football,
} satisfies Record<string, Subject | readonly Subject[]>
