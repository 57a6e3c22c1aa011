import { people, standing, walking } from '../../booth-walls/person.ts'
import { plant, stand } from '../../booth-walls/stand.ts'
import { box, d, disc, line, many, oval, place, ring, shape, times } from '../../draw.ts'
import { junk } from '../../motifs/junk.ts'
import { cloud, gull, orb } from '../../motifs/sky.ts'
import { skyline } from '../../motifs/skyline.ts'
import type { Paper } from '../../paper.ts'
import { type Cover, onDark, onLight, sky } from './cover.ts'
import { goodsOfTheYear } from './year.ts'

// The fair's house: a glass dome between two wings, on steps; its foot at the origin, 920 wide.
const pavilion = (paper: Paper) =>
  box(-460, -170, 920, 170, paper.down('#ffffff', '#e3ecf7')) +
  box(-476, -190, 952, 26, '#ffffff') +
  many(15, (i) => box(-438 + i * 60, -146, 38, 146, i > 5 && i < 9 ? '#8db6ff' : '#b9d3f2')) +
  shape('M-260-188A260 250 0 0 1 260-188Z', paper.slope('#7fb2f5', '#2f74dd', '#0fa7b8')) +
  times(4, (i) =>
    line(d`M${-200 + i * 44} -188Q${-140 + i * 40} -400 0 -436`, '#ffffff', 5, { opacity: 0.85 }),
  ).join('') +
  times(4, (i) =>
    line(d`M${200 - i * 44} -188Q${140 - i * 40} -400 0 -436`, '#ffffff', 5, { opacity: 0.85 }),
  ).join('') +
  line('M-236-262H236M-184-334H184', '#ffffff', 5, { opacity: 0.85 }) +
  line('M0-438V-520', '#ffffff', 8) +
  shape('M4-520C44-534 60-506 96-516V-470C60-460 44-486 4-474Z', '#e5482d') +
  [-400, -320, 320, 400]
    .map((x) => line(`M${x}-190V-300`, '#ffffff', 6) + shape(`M${x + 3}-300h54l-14 20 14 20h-54Z`, '#1557d6'))
    .join('') +
  many(4, (i) => box(-500 - i * 40, i * 20, 1000 + i * 80, 22, i % 2 ? '#dbe6f3' : '#eef4fb'))

/** The fair's house by the water, and the people on their way to it. */
export const exhibitionGuide: Cover = {
  ...onLight,
  draw: (paper) => [
    sky(paper.down('#bfe0fb', '#dff0fd', '#fff4df', '#ffe6c4')),
    orb(paper, 980, 900, 110, '#fffaf0', 0.9),
    cloud(1040, 640, 1.5, '#ffffff', 0.9),
    cloud(180, 830, 1.1, '#ffffff', 0.8),
    skyline(41, -20, 1300, 1210, 250, '#a9cbec'),
    skyline(17, -40, 1300, 1220, 150, '#86b3e2'),
    box(0, 1200, 1280, 120, paper.down('#8cc7ee', '#5ea9df')),
    place({ x: 150, y: 1250, size: 0.5 }, junk(paper, '#e0643a')),
    place({ x: 1150, y: 1262, size: 0.38 }, junk(paper, '#e0643a')),
    box(0, 1300, 1280, 520, paper.down('#e9f1fa', '#c9dcf0')),
    place({ x: 640, y: 1318, size: 1.04 }, pavilion(paper)),
    shape('M470 1402H810L1060 1820H220Z', paper.down('#ffffff', '#eaf2fb')),
    shape('M618 1402H662L760 1820H520Z', paper.down('#8db6ff', '#1557d6')),
    ...[0, 1, 2].flatMap((i) => [
      place({ x: 330 - i * 92, y: 1500 + i * 120, size: 0.9 + i * 0.28 }, plant(i + 3)),
      place({ x: 950 + i * 92, y: 1500 + i * 120, size: 0.9 + i * 0.28 }, plant(i + 9)),
    ]),
    walking({ ...people[0] }, 520, 1560, 0.62),
    ...people.slice(1, 2).map((one) => walking(one, 760, 1600, [-0.7, 0.7])),
    ...people.slice(3, 4).map((one) => walking(one, 470, 1740, 0.98)),
    ...people.slice(5, 6).map((one) => walking(one, 850, 1770, [-1.04, 1.04])),
    gull(420, 900, 1, '#3f6ea8', -6),
    gull(500, 860, 0.7, '#3f6ea8', 8),
  ],
}

/** A stand as it is meant to be: goods in front, someone to ask, light on everything. */
export const exhibitorManual: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#0b2a6b', '#1557d6', '#5b9bff', '#cfe4ff')),
    many(7, (i) =>
      line(d`M-40 ${760 + i * 46}Q640 ${520 + i * 76} 1320 ${760 + i * 46}`, '#ffffff', 7 - i * 0.6, {
        opacity: 0.18,
      }),
    ),
    many(9, (i) =>
      line(d`M${640 + (i - 4) * 220} 720L${640 + (i - 4) * 130} 1240`, '#ffffff', 3, { opacity: 0.16 }),
    ),
    oval(640, 1240, 760, 360, paper.glow('#ffffff', 0.65)),
    box(0, 1560, 1280, 260, paper.down('#dbe8f8', '#b4cdec')),
    place({ x: 640, y: 1690, size: [1.3, -0.8] }, `<g opacity=".12">${model(paper)}</g>`),
    place({ x: 640, y: 1666, size: 1.3 }, model(paper)),
  ],
}

const model = (paper: Paper) =>
  stand(paper, {
    name: '您的展台',
    latin: 'Your Stand',
    booth: 'A01',
    colour: '#1557d6',
    industry: 'home',
    mark: ({ main }) =>
      line('M-40-14C-22-30-4-30 10-14S34 0 44-10M-40 18C-22 2-4 2 10 18S34 32 44 22', main, 11),
    seed: 1300,
  })

const armchair =
  box(-58, -150, 116, 110, '#ffffff', { radius: 26 }) +
  box(-74, -92, 148, 68, '#e4dcff', { radius: 22 }) +
  box(-48, -86, 96, 40, '#ffffff', { radius: 14 }) +
  line('M-50-24L-58 0M50-24L58 0', '#f2c14f', 9)

const seat = (x: number, y: number, size: number, fill: string) =>
  place({ x, y, size }, disc(0, -78, 34, fill), shape('M-70 40C-70-30-40-46 0-46C40-46 70-30 70 40Z', fill))

/** The large hall before a session: one lamp on the desk, rows of listeners. */
export const programmeBooklet: Cover = {
  ...onDark,
  draw: (paper) => [
    sky(paper.down('#2a1a6b', '#4b2fb0', '#7a4fd6', '#c46ad0')),
    shape('M300 700L60 1500H620Z', paper.thin('#ffe9b0', 0.5, 0)),
    shape('M980 700L660 1500H1220Z', paper.thin('#b0e4ff', 0.5, 0)),
    box(180, 960, 920, 430, '#140c3a', { radius: 16 }),
    box(196, 976, 888, 398, paper.slope('#1f6bff', '#7a4fd6', '#ff7a9c'), { radius: 8 }),
    ...times(5, (i) => ring(820, 1180, 60 + i * 46, '#ffffff', 5, { opacity: 0.45 - i * 0.07 })),
    disc(820, 1180, 34, '#ffffff'),
    ...times(4, (i) =>
      box(260, 1060 + i * 52, [300, 380, 240, 330][i] ?? 300, 22, '#ffffff', {
        radius: 11,
        opacity: i === 0 ? 0.95 : 0.5,
      }),
    ),
    shape('M60 1440H1220L1280 1530H0Z', paper.down('#5a3ac0', '#3a2390')),
    box(0, 1528, 1280, 20, '#f2c14f'),
    ...people.slice(4, 5).map((one) => place({ x: 330, y: 1476, size: 0.9 }, standing(one))),
    shape('M232 1310H428L412 1480H248Z', paper.across('#ffffff', '#efe9ff', '#b9a8ea')),
    box(218, 1296, 224, 20, '#f2c14f', { radius: 6 }),
    disc(330, 1390, 34, '#7a4fd6'),
    line('M330 1296L352 1256', '#2a1a6b', 6),
    disc(355, 1250, 11, '#2a1a6b'),
    ...times(3, (i) => place({ x: 760 + i * 150, y: 1478, size: 0.86 }, armchair)),
    box(0, 1548, 1280, 270, paper.down('#2a1a70', '#120a38')),
    ...times(9, (i) => seat(70 + i * 144, 1620, 0.86, '#6a4fd0')),
    ...times(8, (i) => seat(140 + i * 146, 1710, 1.02, '#4a34a0')),
    ...times(9, (i) => seat(60 + i * 148, 1810, 1.2, '#2c1c70')),
  ],
}

/** Twelve months, and what is ordered in each. */
export const sourcingCalendar: Cover = {
  ...onLight,
  draw: (paper) => [
    sky(paper.down('#fff3d6', '#ffe2b8', '#ffc79a')),
    disc(1010, 760, 190, '#ffffff', { opacity: 0.4 }),
    disc(1010, 760, 130, '#ff9a5a', { opacity: 0.5 }),
    box(120, 946, 1060, 900, '#b8693a', { opacity: 0.25, radius: 36 }),
    box(100, 920, 1080, 900, '#ffffff', { radius: 36 }),
    shape('M136 920H1144A36 36 0 0 1 1180 956V1030H100V956A36 36 0 0 1 136 920Z', '#e5482d'),
    ...times(6, (i) => box(200 + i * 172, 880, 26, 96, '#46597a', { radius: 13 })),
    ...times(6, (i) => disc(213 + i * 172, 976, 22, '#b8331c')),
    ...times(3, (row) =>
      times(4, (column) => {
        const i = row * 4 + column
        const [x, y] = [140 + column * 256, 1064 + row * 250]
        const tint =
          ['#e8f3ff', '#eafaf0', '#fff2df', '#fdeaea'][row % 2 ? (column + 2) % 4 : column] ?? '#e8f3ff'
        return (
          box(x, y, 232, 228, tint, { radius: 20 }) +
          many(i + 1, (dot) =>
            disc(x + 24 + (dot % 6) * 17, y + 24 + Math.floor(dot / 6) * 17, 5.5, '#e5482d'),
          ) +
          place({ x: x + 118, y: y + 136 }, goodsOfTheYear(paper, i))
        )
      }).join(''),
    ),
  ],
}
