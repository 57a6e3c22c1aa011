import { leather, matte, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, ring, sheet, slab, tube } from '../shapes/index.ts'
import { darker, hexOf, paler, type Tones } from '../tone.ts'
import { type BagSize, band, brass, buckle, seam } from './bags.ts'
import { bow, lengthAlong } from './lengths.ts'
import { tote } from './tote.ts'

/** A tag on a cord. */
function charm(on: Sculpture, at: Point, text: string, { accent }: Tones): void {
  const mark = print(140, 180, hexOf(accent), (pen, w) => {
    pen.strokeStyle = hexOf(paler(accent, 0.4))
    pen.lineWidth = 5
    pen.strokeRect(14, 14, w - 28, 152)
    letter(pen, text, w / 2, 92, { size: 62, color: hexOf(paler(accent, 0.75)), most: w - 40 })
  })
  on.within(at, [0, 0, -6], () => {
    on.add(
      tube(
        [
          [0, 0.16, -0.02],
          [0.015, 0.08, 0.02],
          [0, 0, 0.01],
        ],
        0.009,
        16,
        false,
        8,
      ),
      leather(accent),
    )
    on.add(slab(0.15, 0.2, 0.022, 0.04, 0.008), leather(accent), [0, -0.1, 0.01])
    on.add(face(0.125, 0.175, 0.03), printed(mark, 0.6, 0.1), [0, -0.1, 0.0225])
    on.add(ring(0.012, 0.024, 0.01, 0.003, 18), brass, [0, -0.02, 0.018], [90, 0, 0])
  })
}

/** A flap over the back and the top, down the front, and two straps that hold it. */
function briefcase(on: Sculpture, { width, height, depth }: BagSize, { body, accent }: Tones): void {
  const foot = 0.05
  const hide = leather(body)
  on.add(slab(width, height, depth, 0.1, 0.075), hide, [0, foot + height / 2, 0])
  // Side pleats.
  for (const side of [-1, 1]) {
    on.add(
      slab(depth * 0.66, height * 0.84, 0.05, 0.08, 0.02),
      leather(darker(body, 0.18)),
      [(side * width) / 2, foot + height * 0.48, 0],
      [0, 90, 0],
    )
    on.add(
      ring(0.03, 0.05, 0.02, 0.008, 24),
      brass,
      [side * (width / 2 + 0.03), foot + height * 0.82, -0.01],
      [90, 0, 0],
    )
  }
  const [z, top] = [depth / 2, foot + height]
  const over = lengthAlong(
    [
      [-z - 0.02, top - 0.4],
      [-z - 0.02, top - 0.08],
      ...bow(-z + 0.07, top - 0.065, 0.09, 180, 90),
      ...bow(z - 0.07, top - 0.065, 0.09, 90, 0),
      [z + 0.022, top - 0.3],
      [z + 0.03, top - height * 0.62],
    ],
    width * 0.97,
  )
  const flap = (across: number, along: number, lift = 0): Point => {
    const [x, y, pz] = over(across, along, lift)
    const near = Math.max(0, (along - 0.86) / 0.14)
    return [x * (1 - 0.1 * near ** 4), y + 0.05 * near ** 2 * (Math.abs(x) / width) ** 2, pz]
  }
  on.add(sheet(flap, 0.034, 40, 60), hide)
  const thread = matte(paler(accent, 0.55))
  const rim = (share: number): Point[] => [
    ...Array.from({ length: 16 }, (_, i) => flap(share, 0.5 + (i / 15) * 0.465, 0.02)),
    ...Array.from({ length: 14 }, (_, i) => flap(share + ((1 - 2 * share) * (i + 1)) / 15, 0.968, 0.02)),
    ...Array.from({ length: 16 }, (_, i) => flap(1 - share, 0.965 - (i / 15) * 0.465, 0.02)),
  ]
  seam(on, rim(0.025), thread)
  for (const x of [0.26, 0.74]) {
    on.add(
      sheet((a, b) => flap(x + (a - 0.5) * 0.07, 0.28 + b * 0.69, 0.028), 0.026, 6, 44),
      leather(accent),
    )
    const [px, y, pz] = flap(x, 0.965, 0.04)
    on.add(
      sheet(
        (a, b) => [px + (0.5 - a) * 0.11, y + 0.12 - b * 0.36, pz - 0.002 + 0.012 * Math.sin(b * 3)],
        0.024,
        6,
        14,
      ),
      leather(accent),
    )
    on.add(buckle(0.17, 0.15, 0.03), brass, [px, y + 0.02, pz + 0.028])
    on.closely(() => on.add(cylinder(0.009, 0.1, 0.003, 10), brass, [px, y - 0.02, pz + 0.04]))
    for (const k of [0, 1])
      seam(
        on,
        Array.from({ length: 14 }, (_, i) => flap(x + (k - 0.5) * 0.056, 0.46 + (i / 13) * 0.48, 0.044)),
        thread,
      )
  }
  const h = top + 0.03
  on.add(
    band(
      [
        [-0.26, h, 0],
        [-0.25, h + 0.12, 0],
        [-0.17, h + 0.2, 0],
        [0, h + 0.225, 0],
        [0.17, h + 0.2, 0],
        [0.25, h + 0.12, 0],
        [0.26, h, 0],
      ],
      0.05,
      0.036,
      [0, 0, 1],
    ),
    leather(accent),
  )
  for (const x of [-0.26, 0.26]) on.add(box(0.11, 0.05, 0.13, 0.016, 4), brass, [x, h + 0.01, 0])
  for (const x of [-1, 1])
    for (const pz of [-1, 1])
      on.add(cylinder(0.035, 0.06, 0.012, 20), brass, [x * width * 0.4, 0, pz * depth * 0.28])
}

/** A bag of leather. */
export const leatherBag = model({
  name: { zh: '皮具', en: 'Leather bag' },
  industry: 'textiles',
  seen: { yaw: 28, elevation: 16 },
  close: { at: [-0.3, 0.6, 0.3], size: 0.44, yaw: 24, elevation: 18 },
  colours: { body: '#9a5a2f', accent: '#6e3a1f', third: '#c79a45' },
  options: { width: 1.6, height: 1.08, depth: 0.42, kind: 'briefcase', text: '真皮' },
  variants: {
    brown: {},
    red: {
      colours: { body: '#a63a35', accent: '#6d2423' },
      options: { width: 1.35, height: 1.05, depth: 0.5, kind: 'tote', text: '手工' },
    },
    black: {
      colours: { body: '#33363d', accent: '#1f2228' },
      options: { width: 1.5, height: 1, depth: 0.36 },
    },
    beige: {
      colours: { body: '#cfa777', accent: '#8a5a34' },
      options: { width: 1.5, height: 0.95, depth: 0.6, kind: 'tote', text: '植鞣' },
    },
  },
  build(on, tones, { width, height, depth, kind, text }) {
    const size = { width, height, depth }
    if (kind === 'tote') {
      tote(on, size, tones)
      charm(on, [0.36, height * 0.62, depth * 0.42 + 0.035], text, tones)
    } else {
      briefcase(on, size, tones)
      charm(on, [0.27, height + 0.02, 0.08], text, tones)
    }
  },
})
