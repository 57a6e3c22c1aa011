import { box, d, disc, line, many, type Point, place, ring, shape, times } from '../../draw.ts'
import { containerStack } from '../../motifs/container.ts'
import { quayCrane } from '../../motifs/crane.ts'
import { range } from '../../motifs/islands.ts'
import { parcel } from '../../motifs/parcel.ts'
import { plane } from '../../motifs/plane.ts'
import { containerShip } from '../../motifs/ship.ts'
import { cloud, gull, orb, streak } from '../../motifs/sky.ts'
import { curve, star } from '../../paths.ts'
import { type Cover, onDark, onLight, sky } from './cover.ts'

const cargo = ['#1557d6', '#e5482d', '#f2a313', '#0fa7b8', '#18a566', '#7a5ad6'] as const
const pick = (i: number) => cargo[i % cargo.length] ?? cargo[0]
const row = (start: number, count: number, first: number): [number, ...string[]] => [
  start,
  ...times(count, (i) => pick(first + i * 5)),
]

/** A quay in the morning: the box that hangs has its papers in order. */
export const customsClearance: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#0d3f8f', '#2f7fe0', '#8ec6f7', '#e4f3ff')),
    orb(paper, 330, 1060, 90, '#fff6da', 0.7),
    cloud(1080, 760, 1.5, '#ffffff', 0.5),
    cloud(230, 880, 1.2, '#ffffff', 0.6),
    box(0, 1380, 1280, 440, paper.down('#4f9fe0', '#0d4f9a')),
    place(
      { x: 420, y: 1430, size: 1.02 },
      containerShip(paper, { hull: '#0b2a6b', boot: '#e5482d', cargo: [...cargo] }),
    ),
    many(9, (i) =>
      line(d`M${40 + ((i * 283) % 1100)} ${1476 + i * 12}h${70 + (i % 3) * 30}`, '#ffffff', 5, {
        opacity: 0.5,
      }),
    ),
    box(0, 1590, 1280, 230, paper.down('#d8e2ee', '#a9b9cc')),
    box(0, 1590, 1280, 14, '#f2c14f'),
    place({ x: 1010, y: 1600, size: 1.34 }, quayCrane('#0b2a6b', '#f2a313')),
    containerStack(40, 1800, [row(0, 5, 0), row(0, 4, 2)], 140, 78),
    containerStack(900, 1810, [row(0, 3, 1)], 140, 78),
    // The stamp.
    place(
      { x: 1090, y: 1690, turn: -14 },
      disc(0, 0, 116, '#ffffff'),
      ring(0, 0, 104, '#e5482d', 9),
      ring(0, 0, 82, '#e5482d', 4),
      line('M-46 4L-12 38L52-32', '#e5482d', 20),
    ),
    gull(620, 1010, 1, '#ffffff', -4),
    gull(700, 970, 0.7, '#ffffff', 6),
  ],
}

const coin = (x: number, y: number, r: number, sign: string) =>
  place(
    { x, y },
    disc(6, 12, r, '#0a5a4a', { opacity: 0.3 }),
    disc(0, 0, r, '#e0a11f'),
    disc(0, -4, r, '#ffd45e'),
    ring(0, -4, r * 0.8, '#e0a11f', 6),
    place({ y: -4, size: r / 60 }, sign),
  )

const yuan = line('M-22-34L0-4L22-34M0-4V36M-22 4H22M-22 18H22', '#b87a0a', 9)
const dollar = line('M22-18C14-34-20-34-20-14C-20 8 22-4 22 18C22 36-16 36-24 20M0-42V44', '#b87a0a', 8)
const euro = line('M22-22C0-40-24-22-24 2C-24 28 4 42 22 26M-36-6H8M-36 10H8', '#b87a0a', 8)

/** A scale: the money on one side, the goods on the other. */
export const paymentTerms: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#06463c', '#0f7a62', '#2fb08a', '#bdf0d4')),
    ...times(6, (i) => ring(640, 1180, 200 + i * 96, '#ffffff', 3, { opacity: 0.26 - i * 0.036 })),
    shape('M480 1700H800L770 1640H510Z', '#053a32'),
    box(420, 1696, 440, 40, '#053a32', { radius: 14 }),
    box(622, 960, 36, 700, paper.across('#ffe7a6', '#e0b048', '#a87a1a'), { radius: 12 }),
    disc(640, 950, 46, '#ffd45e'),
    place(
      { x: 640, y: 1000, turn: -5 },
      box(-420, -14, 840, 28, paper.down('#ffe7a6', '#c9922a'), { radius: 14 }),
    ),
    line('M226 1046L120 1330M226 1046L332 1330', '#ffe7a6', 5),
    line('M1054 974L948 1258M1054 974L1160 1258', '#ffe7a6', 5),
    coin(170, 1290, 60, yuan),
    coin(286, 1296, 56, dollar),
    coin(228, 1206, 58, euro),
    shape(
      'M84 1330H368C350 1410 290 1436 226 1436C160 1436 102 1410 84 1330Z',
      paper.down('#fff3cf', '#e0b048'),
    ),
    place({ x: 1050, y: 1208, size: 1 }, parcel(130, '#d99a5a', '#ffe2b0')),
    shape(
      'M912 1258H1196C1178 1338 1118 1364 1054 1364C988 1364 930 1338 912 1258Z',
      paper.down('#fff3cf', '#e0b048'),
    ),
    // A letter of credit lies below.
    place(
      { x: 250, y: 1640, turn: -10 },
      box(-150, -100, 300, 200, '#ffffff', { radius: 10 }),
      line('M-150-96L0 20L150-96', '#bfe0d4', 8),
      disc(0, 26, 34, '#e5482d'),
      shape(star(0, 26, 20, 9, 5), '#ffffff'),
    ),
    place(
      { x: 1030, y: 1640, turn: 8 },
      box(-130, -110, 260, 220, '#ffffff', { radius: 10 }),
      ...times(5, (i) => box(-100, -80 + i * 34, i === 4 ? 90 : 200, 14, '#cfe8de', { radius: 7 })),
      line('M30 84C50 60 66 96 96 72', '#1557d6', 6),
    ),
  ],
}

const ports: readonly Point[] = [
  [250, 1110],
  [520, 1010],
  [770, 1130],
  [1030, 1030],
  [1110, 1300],
  [860, 1430],
  [560, 1370],
  [300, 1420],
  [690, 1620],
  [1010, 1640],
  [330, 1660],
]

/** Harbours around one sea, and the parts that travel between them. */
export const rcepOrigin: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#12195a', '#2a3fb0', '#3f7fe0', '#6fc4e8')),
    ...times(9, (i) =>
      line(
        d`M-20 ${900 + i * 104}C300 ${860 + i * 104} 640 ${960 + i * 100} 1300 ${890 + i * 104}`,
        '#ffffff',
        2.5,
        { opacity: 0.16 },
      ),
    ),
    shape(
      'M-20 960C120 900 240 960 300 1060C360 1160 220 1180 240 1290C260 1400 120 1440 -20 1420Z',
      '#7fd0a8',
      { opacity: 0.75 },
    ),
    shape(
      'M930 930C1060 880 1180 930 1300 900V1180C1200 1160 1130 1120 1050 1110C970 1100 870 1010 930 930Z',
      '#7fd0a8',
      { opacity: 0.75 },
    ),
    shape(
      'M480 1330C560 1290 640 1330 640 1390C640 1450 540 1460 490 1430C450 1400 440 1356 480 1330Z',
      '#9ae0b8',
      { opacity: 0.8 },
    ),
    shape(
      'M800 1560C940 1520 1120 1560 1180 1660C1220 1740 1100 1800 960 1790C830 1780 740 1620 800 1560Z',
      '#7fd0a8',
      { opacity: 0.75 },
    ),
    shape(
      'M200 1620C290 1580 420 1610 430 1680C440 1740 300 1760 230 1730C170 1700 150 1650 200 1620Z',
      '#9ae0b8',
      { opacity: 0.8 },
    ),
    ...(
      [
        [0, 1],
        [1, 3],
        [0, 2],
        [2, 4],
        [2, 6],
        [6, 7],
        [5, 6],
        [4, 5],
        [5, 9],
        [6, 8],
        [8, 10],
        [8, 9],
        [1, 2],
      ] as const
    ).map(([a, b]) => {
      const [from, to]: [Point, Point] = [ports[a] ?? [0, 0], ports[b] ?? [0, 0]]
      return line(curve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 60], to]), '#ffe08a', 5, {
        dash: '22 38',
      })
    }),
    ...ports.map(
      ([x, y], i) =>
        disc(x, y, 30, '#ffffff', { opacity: 0.25 }) + disc(x, y, 17, '#ffffff') + disc(x, y, 9, pick(i)),
    ),
    // The goods, each with its seal of origin.
    place({ x: 640, y: 1210, size: 1.1 }, parcel(120, '#e0a860', '#fff0cf')),
    place(
      { x: 742, y: 1256 },
      shape(star(0, 0, 62, 50, 16), '#e5482d'),
      disc(0, 0, 42, '#ffffff'),
      line('M-20 2L-6 16L22-14', '#e5482d', 10),
    ),
    place({ x: 420, y: 880, size: 0.8, turn: -12 }, plane(paper, '#ffb84a', '#cfd8ee')),
  ],
}

/** Small parcels on their way out into the world. */
export const sampleShipping: Cover = {
  ...onLight,
  draw: (paper) => [
    sky(paper.down('#cdeafc', '#e9f6ff', '#fff6e4', '#ffe0bc')),
    cloud(1060, 700, 1.3, '#ffffff', 0.95),
    cloud(170, 1010, 1.6, '#ffffff', 0.95),
    streak(700, 1150, 240, '#ffffff', 0.8),
    line('M60 1330C300 1010 560 960 790 870', '#1557d6', 6, { dash: '4 18' }),
    place({ x: 880, y: 850, size: 1.5, turn: -18 }, plane(paper, '#1557d6', '#b9cfea')),
    range(
      1560,
      [
        [-20, 1420],
        [160, 1340],
        [380, 1430],
        [620, 1320],
        [900, 1430],
        [1120, 1360],
        [1300, 1420],
      ],
      '#a9cfe8',
      0.9,
    ),
    box(0, 1550, 1280, 270, paper.down('#f2b878', '#c9803f')),
    box(0, 1550, 1280, 16, '#ffd9a6'),
    ...times(6, (i) =>
      line(d`M${-40 + i * 260} 1566L${-160 + i * 310} 1810`, '#b06a30', 4, { opacity: 0.5 }),
    ),
    place({ x: 330, y: 1600, size: 1 }, parcel(250, '#d99a5a', '#fff0d6')),
    place({ x: 730, y: 1630, size: 1 }, parcel(200, '#4f8fe8', '#e8f0fe')),
    place({ x: 560, y: 1690, size: 1 }, parcel(120, '#e5654b', '#ffe0d6')),
    place({ x: 1040, y: 1660, size: 1 }, parcel(160, '#3fae86', '#e2fff2')),
    place(
      { x: 1060, y: 1460, turn: 6 },
      line('M0-40C0-90 30-110 60-112', '#8a5a2c', 5),
      shape('M-46-34L0-70L46-34V70H-46Z', '#ffffff'),
      disc(0, -36, 9, '#8a5a2c'),
      box(-28, -4, 56, 9, '#c9d8ea', { radius: 4 }),
      box(-28, 16, 40, 9, '#c9d8ea', { radius: 4 }),
      line('M-24 48L-10 60L20 36', '#18a566', 8),
    ),
  ],
}
