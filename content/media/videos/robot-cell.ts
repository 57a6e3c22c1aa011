import { chance } from '../chance.ts'
import { box, d, disc, line, many, place, shape, times } from '../draw.ts'
import { honeycomb } from '../motifs/hexagons.ts'
import type { Paper } from '../paper.ts'
import { again, all, type Film, sway } from './film.ts'

const [upper, lower] = [250, 230]

const joint = (x: number, y: number, r: number) =>
  disc(x, y, r, '#ffffff') + disc(x, y, r * 0.72, '#dbe6f7') + disc(x, y, r * 0.46, '#1557d6')

const limb = (paper: Paper, length: number, from: number, to: number) =>
  shape(d`M0 ${-from}L${length} ${-to}V${to}L0 ${from}Z`, paper.down('#ffc64f', '#f2a313', '#cf7d05')) +
  shape(
    d`M${length * 0.2} ${-from * 0.28}L${length * 0.8} ${-to * 0.24}V${to * 0.24}L${length * 0.2} ${from * 0.28}Z`,
    '#9c5c00',
    { opacity: 0.28 },
  )

const degrees = (angle: number) => (angle * 180) / Math.PI

/** An arm on its foot at the origin that reaches for a point to its right: its two angles follow from the three sides. */
const arm = (paper: Paper, x: number, y: number) => {
  const [dx, dy] = [x, y + 120]
  const reach = Math.min(upper + lower - 1, Math.hypot(dx, dy))
  const towards = Math.atan2(dy, dx)
  const shoulder = towards - Math.acos((upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach))
  const [ex, ey] = [upper * Math.cos(shoulder), -120 + upper * Math.sin(shoulder)]
  const elbow = Math.atan2(y - ey, x - ex)
  return (
    box(-110, -28, 220, 28, '#e8f0fe', { radius: 8 }) +
    shape('M-60-28L-40-112H40L60-28Z', paper.across('#ffffff', '#c5d5ee')) +
    place({ y: -120, turn: degrees(shoulder) }, limb(paper, upper, 38, 28)) +
    place({ x: ex, y: ey, turn: degrees(elbow) }, limb(paper, lower, 30, 16)) +
    joint(0, -120, 46) +
    joint(ex, ey, 36) +
    place(
      { x, y, turn: degrees(elbow) },
      box(-8, -11, 34, 22, '#e8f0fe', { radius: 5 }),
      shape('M26-6L54-2V2L26 6Z', '#46597a'),
    )
  )
}

// What flies off a weld: each spark begins at its own time, falls and fades.
const sparks = (x: number, y: number, at: number, seed: number) => {
  const c = chance(seed)
  return times(22, () => {
    const [angle, speed, ahead] = [c.between(-2.9, -0.2), c.between(60, 190), c.between(0, 1)]
    const life = again(at, 12, ahead)
    const [sx, sy] = [
      x + Math.cos(angle) * speed * life,
      y + Math.sin(angle) * speed * life + 150 * life * life,
    ]
    return disc(sx, sy, 4.4 * (1 - life) + 0.6, life < 0.4 ? '#fff6c4' : '#ffb04a', {
      opacity: Math.round((1 - life) * 100) / 100,
    })
  }).join('')
}

const weld = (paper: Paper, x: number, y: number, at: number, seed: number) =>
  disc(x, y, 120 + 24 * sway(at, 24, seed), paper.glow('#9fd0ff', 0.8)) +
  sparks(x, y, at, seed) +
  disc(x, y, 13 + 4 * sway(at, 48, seed), '#ffffff')

/** Two arms weld a frame that lies between them. */
export const robotCell: Film = {
  seconds: 8,
  still: 0.3,
  loss: 28,
  frame: (paper, at) => {
    const left = [470 + 120 * (0.5 - 0.5 * Math.cos(at * 2 * Math.PI)), 430] as const
    const right = [
      830 - 110 * (0.5 - 0.5 * Math.cos((at + 0.5) * 2 * Math.PI)),
      398 + 40 * (0.5 - 0.5 * Math.cos((at + 0.5) * 2 * Math.PI)),
    ] as const
    return [
      all(paper.down('#071a48', '#0d2f7a', '#164aa8')),
      honeycomb(12, 46, '#3b6fd6', '#3b82ff', 0.08),
      box(0, 604, 1280, 120, paper.down('#0b2050', '#050f2c')),
      many(12, (i) => shape(d`M${i * 120} 616h60l-24 20h-60Z`, '#f2c14f')),
      ...times(
        3,
        (i) =>
          box(500 + i * 104, 40, 72, 14, '#dfeaff', { radius: 7 }) +
          shape(d`M${500 + i * 104} 54h72l70 380h-212Z`, paper.thin('#bcd6ff', 0.18, 0)),
      ),
      // The frame on its table.
      box(420, 560, 440, 46, '#22346a', { radius: 8 }),
      box(450, 524, 30, 40, '#5b6f94'),
      box(800, 524, 30, 40, '#5b6f94'),
      shape('M430 524L470 430H600L640 380H760L850 524Z', 'none', { stroke: '#9fb4d6', strokeWidth: 20 }),
      line('M470 430L520 524M600 430L640 524M760 380L740 524M640 380L660 524', '#7d93b8', 13),
      place({ x: 190, y: 606 }, arm(paper, left[0] - 190 - 46, left[1] - 606 - 30)),
      place({ x: 1090, y: 606, size: [-1, 1] }, arm(paper, 1090 - right[0] - 46, right[1] - 606 - 30)),
      weld(paper, left[0] + 4, left[1] - 2, at, 5),
      weld(paper, right[0] - 4, right[1] - 2, at, 9),
      // Readings on the glass.
      box(40, 60, 190, 120, '#ffffff', { radius: 12, opacity: 0.1 }),
      ...times(5, (i) =>
        box(
          60 + i * 32,
          160 - (30 + 26 * (1 + sway(at, 2 + (i % 2), i / 5))),
          20,
          30 + 26 * (1 + sway(at, 2 + (i % 2), i / 5)),
          '#5ff0d0',
          { radius: 4, opacity: 0.8 },
        ),
      ),
      box(1050, 60, 190, 120, '#ffffff', { radius: 12, opacity: 0.1 }),
      place(
        { x: 1100, y: 122 },
        disc(0, 0, 38, 'none', { stroke: '#ffffff', strokeWidth: 9, opacity: 0.25 }),
        place({ turn: 360 * at }, line('M0-38A38 38 0 0 1 38 0', '#ffc64f', 9)),
      ),
      ...times(3, (i) =>
        box(1156, 92 + i * 24, 40 + 22 * (1 + sway(at, 1, i / 3)), 10, '#8db6ff', { radius: 5 }),
      ),
    ]
  },
}
