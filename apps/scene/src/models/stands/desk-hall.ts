import { box } from '../../kit/box.ts'
import { drum, hoop, lathe } from '../../kit/lathe.ts'
import { bentPanel } from '../../kit/panel.ts'
import { aroundCircle, sweep } from '../../kit/sweep.ts'
import { counterHeight, curvedCounter } from '../furniture/counter.ts'
import { leaflets, tablet } from '../furniture/desk-things.ts'
import { finishes } from '../furniture/finishes.ts'
import { armchair, sofa } from '../furniture/seats.ts'
import { spotHead } from '../furniture/spots.ts'
import { roundTable } from '../furniture/tables.ts'
import { type ModelBuilder, painted, picture } from '../model-builder.ts'
import { contactStation, documentsStation, hallsStation, scheduleStation } from './desk-stations.ts'
import { plankLook } from './platform.ts'

/** The information desk of a fair: reception in the middle, four stations around it, a place to wait. */
export function deskHall(b: ModelBuilder): void {
  b.within({ at: [0, 0, -0.9] }, () => reception(b))
  contactStation(b, { at: [-5.1, 0, 1.3], turn: 0.55 })
  scheduleStation(b, { at: [-4.2, 0, -3.6], turn: 0.22 })
  documentsStation(b, { at: [4.2, 0, -3.6], turn: -0.22 })
  hallsStation(b, { at: [5.1, 0, 1.3], turn: -0.55 })
  b.within({ at: [-2.45, 0, 3.35] }, () => {
    sofa(b, { at: [-0.9, 0, 0.2], turn: 1.15 }, { width: 1.9 })
    roundTable(b, { at: [0.1, 0, 0.45], scale: [1, 0.62, 1] }, { radius: 0.44, top: finishes.oak })
  })
  armchair(b, { at: [2.9, 0, 3.5], turn: -0.9 }, { cover: painted('pale', 0.96) })
  armchair(b, { at: [2.1, 0, 3.95], turn: -0.35 }, { cover: finishes.softGrey })
  for (const [x, z, size] of [
    [-6.5, -1.1, 1.35],
    [6.5, -1.1, 1.35],
    [-1.7, -3.9, 1.5],
    [1.7, -3.9, 1.5],
    [-3.9, 3.9, 0.95],
    [3.7, 3.3, 0.95],
  ] as const)
    b.socket('plant', [x, 0, z], x, size)
  b.socket('eye', [0, 1.7, 10.5], Math.PI)
}

/** A round oak floor with a line of light, a curved counter, and the sign that is seen from everywhere. */
function reception(b: ModelBuilder): void {
  const y = 0.06
  b.add(drum(3.1, y, b.bevel(0.02), b.round(48), b.cell(0.5)), finishes.platform)
  const oak: [number, number][] = [
    [2.8, y + 0.005],
    [1.6, y + 0.005],
  ]
  b.add(lathe(oak, { segments: b.round(48), cell: b.cell(0.4) }), plankLook)
  b.add(hoop(3.1, 0.03, 0.04, b.round(48)), painted('pale', 0.4, { glow: 1.3 }))
  b.within({ at: [0, y, -0.1] }, () => {
    curvedCounter(b, {}, { radius: 2.05, half: 1.75 })
    flutes(b)
    b.from('near', () => {
      for (const a of [-1.1, 0, 1.1]) {
        const [x, z] = [Math.sin(a) * 2.0, Math.cos(a) * 2.0]
        tablet(b, { at: [x, counterHeight, z], turn: a + Math.PI })
      }
      for (const a of [-0.62, 0.58]) {
        const [x, z] = [Math.sin(a) * 2.12, Math.cos(a) * 2.12]
        leaflets(b, { at: [x, counterHeight, z], turn: a })
      }
    })
    for (const a of [-0.95, 0, 0.95]) b.socket('staff', [Math.sin(a) * 1.35, 0, Math.cos(a) * 1.35], a)
    signPillar(b)
    canopy(b)
  })
}

/** Upright ribs on the lower front of the counter. */
function flutes(b: ModelBuilder): void {
  b.from('near', () => {
    const count = 48
    for (let i = 0; i < count; i++) {
      const a = -1.72 + (3.44 * (i + 0.5)) / count
      b.add(box(0.06, 0.42, 0.03, 0, 9, { without: ['-z', '-y'] }), finishes.oak, {
        at: [Math.sin(a) * 2.3, 0.32, Math.cos(a) * 2.3],
        turn: a,
      })
    }
  })
}

/** A pillar in brand colour with a large lit letter i on three sides. */
function signPillar(b: ModelBuilder): void {
  const r = 0.62
  b.within({ at: [0, 0, -0.55] }, () => {
    const shaft: [number, number][] = [
      [r, 0],
      [r, 6.1],
      [r - 0.04, 6.16],
      [0, 6.16],
    ]
    b.add(lathe(shaft, { segments: b.round(40), cell: b.cell(0.5) }), painted('brand', 0.34))
    for (const y of [2.4, 6.0]) b.add(hoop(r + 0.01, y, 0.06, b.round(40)), finishes.litLine)
    const white = { color: '#f7fbff', glow: 1.15 }
    for (const a of [0, 2.1, -2.1])
      b.within({ turn: a }, () => {
        const lay = (low: number, high: number, wide: number) =>
          b.add(bentPanel(r + 0.03, wide, high - low, 6), white, { at: [0, (low + high) / 2, 0] })
        b.add(drum(0.17, 0.05, b.bevel(0.02), b.round(20)), white, {
          at: [0, 5.42, r - 0.01],
          tilt: Math.PI / 2,
        })
        lay(3.86, 5.1, 0.26)
        lay(3.78, 3.92, 0.58)
      })
  })
}

/** A ring above the desk that carries the fair's name and lights the counter. */
function canopy(b: ModelBuilder): void {
  const [radius, low, high] = [2.3, 2.72, 3.34]
  const along = aroundCircle(radius, -Math.PI, Math.PI, b.round(48))
  b.add(
    sweep(
      along,
      [
        [-0.1, low],
        [0.08, low],
        [0.08, high],
        [-0.1, high],
      ],
      { closed: true, bevel: b.bevel(0.03), cell: b.cell(0.5) },
    ),
    painted('deep', 0.36),
  )
  b.add(hoop(radius - 0.02, low - 0.01, 0.05, b.round(48)), finishes.litLine)
  for (const a of [0, 2.1, -2.1])
    b.add(bentPanel(radius + 0.09, 4.0, (4.0 * 72) / 512, b.round(16)), picture('brandFascia', 0.95), {
      at: [0, (low + high) / 2, 0],
      turn: a,
    })
  for (const a of [0.6, 2.2, 3.8, 5.4])
    b.add(box(0.06, 0.08, 1.75), finishes.aluminium, {
      at: [Math.sin(a) * 1.45, low + 0.2, Math.cos(a) * 1.45 - 0.2],
      turn: a,
    })
  for (const a of [-1.2, -0.6, 0, 0.6, 1.2])
    spotHead(
      b,
      [Math.sin(a) * 2.25, low - 0.08, Math.cos(a) * 2.25],
      [Math.sin(a) * 2.1, 0.9, Math.cos(a) * 2.1],
      3,
      0.7,
    )
}
