import { box, d, disc, line, many, type Point, place, shape, times } from '../../draw.ts'
import { snowflake } from '../../motifs/ice.ts'
import { knitting, yarn } from '../../motifs/knit.ts'
import { cloud, moon, orb, stars, streak } from '../../motifs/sky.ts'
import { squid } from '../../motifs/squid.ts'
import { coldTruck } from '../../motifs/truck.ts'
import { turbine } from '../../motifs/turbine.ts'
import { curve, ground } from '../../paths.ts'
import { type Cover, coverSize, onDark, onLight, sky } from './cover.ts'

const bottom = coverSize[1] + 10

// The line of a market over its grid: what the paper is about, without a figure.
const chart = (points: readonly Point[], colour: string, fill: string) => [
  ...times(5, (i) => line(d`M80 ${900 + i * 90}H1200`, '#ffffff', 2, { opacity: 0.22, dash: '3 12' })),
  shape(ground(points, 1300), fill),
  line(curve(points), colour, 9),
  ...points.map(([x, y]) => disc(x, y, 16, '#ffffff') + disc(x, y, 9, colour)),
]

/** Squid under the lamps of the fleet, and the price above the water. */
export const marketReport: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#04122e', '#0b2f5e', '#0f5a80', '#0a3f5e')),
    stars(31, 60, '#ffffff', 760),
    moon(paper, 1040, 330, 70, '#fff3cf', '#d8c48a'),
    ...chart(
      [
        [110, 1190],
        [330, 1080],
        [540, 1130],
        [760, 960],
        [960, 1010],
        [1170, 880],
      ],
      '#ffd45e',
      paper.thin('#ffd45e', 0.4, 0),
    ),
    shape('M-20 1300C320 1270 640 1330 1300 1290V1820H-20Z', paper.down('#12809a', '#06405e', '#03213a')),
    line('M-20 1300C320 1270 640 1330 1300 1290', '#8fe8e8', 5, { opacity: 0.8 }),
    ...times(4, (i) =>
      shape(d`M${180 + i * 290} 1300L${90 + i * 290} 1810H${330 + i * 290}Z`, paper.thin('#d8fff4', 0.2, 0)),
    ),
    place({ x: 560, y: 1530, turn: -12, size: 1.5 }, squid(paper, '#ffd2bd', '#f58a6d', '#c2452f')),
    place({ x: 1090, y: 1700, turn: -8, size: 0.6 }, squid(paper, '#ffd2bd', '#f08568', '#b8402b')),
    place({ x: 180, y: 1740, turn: -18, size: 0.5 }, squid(paper, '#ffd2bd', '#f08568', '#b8402b')),
    ...times(14, (i) =>
      disc(90 + ((i * 317) % 1120), 1380 + ((i * 131) % 380), 4 + (i % 4) * 2, '#d8fff4', { opacity: 0.5 }),
    ),
  ],
}

const jumper = (row: number, column: number) => {
  const wave = (row + Math.abs((column % 12) - 6)) % 12
  return wave < 2 ? '#fff3e0' : wave < 4 ? '#ffb84a' : wave > 9 ? '#8a2a4a' : '#c8385a'
}

/** Yarn on a knitted ground whose pattern climbs and falls like a price. */
export const knitwearBrief: Cover = {
  ...onLight,
  draw: (paper) => [
    sky(paper.down('#fff0e6', '#ffdcc8', '#ffc4b0')),
    knitting(-20, 1390, 27, 12, 48, jumper),
    box(0, 1376, 1280, 26, paper.thin('#5a1a2a', 0, 0.35)),
    line('M180 1340L560 830M1120 1340L760 830', '#c98a4f', 17),
    disc(560, 830, 22, '#ffb84a'),
    disc(760, 830, 22, '#ffb84a'),
    line('M300 1250C60 1300 -40 1180 -30 1060', '#2f9a94', 9),
    line('M1010 1230C1240 1290 1320 1200 1310 1080', '#4b3a94', 9),
    place({ x: 300, y: 1180 }, yarn(paper, 190, '#3fb0a4', '#bdf0e6', '#1a6a64')),
    place({ x: 1000, y: 1190 }, yarn(paper, 180, '#5f4bb0', '#cfc2ff', '#2f2370')),
    place({ x: 650, y: 1150 }, yarn(paper, 240, '#e5534b', '#ffc2b0', '#8a2a20')),
  ],
}

/** Turbines at sea, the row growing towards us. */
export const offshoreWindBrief: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#124a8c', '#3f94cf', '#a6dcea', '#ffe9cf')),
    orb(paper, 300, 1290, 120, '#fff6da', 0.95),
    cloud(1020, 700, 1.6, '#ffffff', 0.7),
    streak(90, 930, 260, '#ffffff', 0.55),
    streak(760, 1130, 240, '#ffffff', 0.5),
    ...(
      [
        [120, 0.34, 20],
        [470, 0.42, 70],
        [1190, 0.5, 40],
      ] as const
    ).map(([x, size, turn]) => place({ x, y: 1400, size }, turbine(paper, turn))),
    box(0, 1390, 1280, 430, paper.down('#f0cda6', '#4fb0c0', '#0b5878')),
    place({ x: 300, y: 1480, size: 0.86 }, turbine(paper, 44)),
    box(278, 1450, 44, 60, '#f2a313', { radius: 6 }),
    shape('M-20 1500C320 1470 640 1530 1300 1490V1820H-20Z', paper.down('#2f98b0', '#0f6a8c'), {
      opacity: 0.85,
    }),
    place({ x: 850, y: 1640, size: 1.12 }, turbine(paper, 40)),
    box(812, 1590, 76, 100, '#f2a313', { radius: 8 }),
    box(790, 1574, 120, 20, '#ffc84a', { radius: 5 }),
    shape('M-20 1650C280 1616 700 1690 1300 1640V1820H-20Z', paper.down('#14708f', '#073a58')),
    line('M-20 1650C280 1616 700 1690 1300 1640', '#a6eef0', 5, { opacity: 0.7 }),
    shape('M250 1660H480L446 1722H292Z', '#e5482d'),
    box(300, 1606, 84, 56, '#ffffff', { radius: 6 }),
    box(314, 1620, 56, 20, '#3f86cf', { radius: 4 }),
    shape(d`M-20 1740C320 1706 720 1776 1300 1730V${bottom}H-20Z`, '#052f4a'),
  ],
}

/** A cold lorry between the mountains of ice. */
export const coldChain: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#0a3f8f', '#1f7fd0', '#7fcbf2', '#e6f8ff')),
    ...(
      [
        [190, 760, 90, 0.5],
        [1080, 690, 130, 0.55],
        [700, 880, 60, 0.6],
        [420, 1010, 44, 0.6],
        [960, 1010, 70, 0.5],
      ] as const
    ).map(([x, y, r, opacity]) => place({ x, y }, snowflake(r, '#ffffff', r * 0.09, opacity))),
    place(
      { y: -80 },
      shape(
        'M-40 1460L180 1060L340 1280L560 980L800 1380L920 1200L1120 1440L1330 1260V1660H-40Z',
        paper.down('#2f86cc', '#8fcff2'),
      ),
      shape(
        'M180 1060L270 1184L226 1166L186 1216L146 1176L92 1220ZM560 980L668 1160L610 1120L562 1190L510 1128L456 1122Z',
        '#ffffff',
      ),
    ),
    shape('M-40 1540L240 1330L520 1500L820 1310L1330 1540V1620H-40Z', '#e4f6ff'),
    box(0, 1580, 1280, 240, paper.down('#3f5f8c', '#1c3358')),
    many(7, (i) => box(-40 + i * 210, 1712, 120, 14, '#ffffff', { radius: 7, opacity: 0.8 })),
    place({ x: 620, y: 1680, size: 1.34 }, coldTruck(paper, snowflake(76, '#1b7fd6'))),
    place(
      { x: 1140, y: 1230 },
      box(-34, -230, 68, 300, '#ffffff', { radius: 34 }),
      disc(0, 84, 62, '#ffffff'),
      box(-12, -110, 24, 190, '#e5482d', { radius: 12 }),
      disc(0, 84, 40, '#e5482d'),
      ...times(6, (i) => line(d`M18 ${-190 + i * 40}h16`, '#8ea6c2', 5)),
    ),
  ],
}
