import { ball } from '../../kit/ball.ts'
import { box } from '../../kit/box.ts'
import { loft, type Ring } from '../../kit/loft.ts'
import { panel } from '../../kit/panel.ts'
import { prism, roundedRectangle } from '../../kit/prism.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelBuilder, ModelLook } from '../model-builder.ts'
import { alongX, alongZ, cable, can, stuff, turned } from './parts.ts'

const { brand, deep, pale, dark, steel, white } = stuff
const lcd: ModelLook = { color: '#cfd8cf', rough: 0.4, glow: 0.25 }
const ink: ModelLook = { color: '#2b3547', rough: 0.5 }

/** Which bars of a seven-part figure are black, for the digits that are used. */
const figures: Record<string, string> = { '1': 'bc', '2': 'abged', '6': 'afgcde', '7': 'abc', '8': 'abcdefg' }
const bars: Record<string, readonly [x: number, y: number, upright: boolean]> = {
  a: [0, 1, false],
  b: [0.5, 0.5, true],
  c: [0.5, -0.5, true],
  d: [0, -1, false],
  e: [-0.5, -0.5, true],
  f: [-0.5, 0.5, true],
  g: [0, 0, false],
}

/** A number in bars on a face that looks to +z. */
function addNumber(b: ModelBuilder, text: string, x: number, y: number, size: number, look: ModelLook): void {
  ;[...text].forEach((digit, i) => {
    for (const bar of figures[digit] ?? '') {
      const [dx, dy, upright] = bars[bar] ?? [0, 0, false]
      const [long, thin] = [size * 0.42, size * 0.13]
      b.add(panel(upright ? thin : long, upright ? long : thin, 9), look, {
        at: [x + (i * 0.78 + dx * 0.5) * size, y + dy * size * 0.5, 0],
      })
    }
  })
}

/** A blood-pressure monitor with its cuff and hose. */
export function bloodPressure(b: ModelBuilder): void {
  b.within({ at: [-0.14, 0, 0.12], turn: 0.15 }, () => {
    const outline = roundedRectangle(0.46, 0.4, 0.06, b.detail === 'near' ? 5 : 1)
    b.add(prism(outline, 0.07, { bevel: b.bevel(0.018), lift: (_x, z) => (0.2 - z) * 0.34 }), white)
    b.within({ at: [0, 0.142, -0.02], tilt: 0.328 - Math.PI / 2 }, () => {
      b.add(box(0.38, 0.25, 0.008, b.bevel(0.003), 9), dark, { at: [0, 0.035, 0.003] })
      b.add(panel(0.35, 0.22, 9), lcd, { at: [0, 0.035, 0.0085] })
      b.from('near', () => {
        b.within({ at: [0, 0, 0.0095] }, () => {
          addNumber(b, '118', -0.055, 0.088, 0.085, ink)
          addNumber(b, '76', 0.011, -0.016, 0.085, ink)
        })
        b.add(
          ball(1),
          { color: '#e2474f', rough: 0.4 },
          { at: [-0.1, -0.03, 0.009], scale: [0.02, 0.02, 0.004] },
        )
        b.add(box(0.14, 0.045, 0.016, 0.006, 9), brand, { at: [0, -0.14, 0.004] })
        for (const x of [-0.15, 0.15])
          b.add(can(b, 0.028, 0.01, 0.003, 14), steel, { at: [x, -0.14, 0], ...alongZ })
      })
    })
  })
  b.within({ at: [0.22, 0.17, -0.2], turn: 0.5, ...alongX }, () => {
    b.add(
      turned(
        b,
        [
          [0.165, -0.16, 0.01],
          [0.17, 0.16, 0.01],
          [0.15, 0.16, 0.008],
          [0.145, -0.16, 0.008],
          [0.165, -0.16],
        ],
        26,
      ),
      stuff.brandCloth,
    )
    b.from('near', () =>
      b.add(
        turned(
          b,
          [
            [0.172, 0.03],
            [0.1725, 0.11],
          ],
          26,
        ),
        stuff.paleCloth,
      ),
    )
  })
  b.add(
    cable(
      b,
      [
        [-0.37, 0.06, 0.06],
        [-0.45, 0.02, 0.12],
        [-0.42, 0.012, 0.26],
        [0.1, 0.012, 0.4],
        [0.32, 0.012, 0.2],
        [0.3, 0.02, -0.02],
        [0.25, 0.08, -0.08],
      ],
      0.012,
    ),
    deep,
  )
}

/** A patient monitor with its curves. */
export function patientMonitor(b: ModelBuilder): void {
  b.add(
    prism(roundedRectangle(0.46, 0.32, 0.1, b.detail === 'near' ? 5 : 1), 0.04, { bevel: b.bevel(0.012) }),
    white,
  )
  b.add(can(b, 0.05, 0.16, 0.006, 14), steel, { at: [0, 0.03, -0.04] })
  b.within({ at: [0, 0.5, 0], tilt: -0.1 }, () => {
    b.add(box(0.86, 0.6, 0.14, b.bevel(0.035), b.detail === 'near' ? 0.3 : 9), white)
    b.add(box(0.8, 0.012, 0.1, 0, 9), brand, { at: [0, -0.304, 0.02] })
    b.add(panel(0.78, 0.48, 9), { color: '#0d1830', rough: 0.2, glow: 0.3 }, { at: [0, 0.03, 0.0715] })
    const waves: [number, string, (t: number) => number][] = [
      [0.18, '#4be38a', (t) => pulse(t)],
      [0.04, '#4fb8ff', (t) => 0.5 * Math.sin(t * 12) ** 2],
      [-0.1, '#ffd04f', (t) => 0.45 * Math.sin(t * 5)],
    ]
    const steps = b.detail === 'near' ? 40 : 6
    waves.forEach(([y, color, height], i) => {
      const line = Array.from({ length: steps + 1 }, (_, k): readonly [number, number, number] => {
        const t = k / steps
        return [-0.36 + t * 0.5, y + 0.07 * height(t * 3), 0.0745]
      })
      b.add(tube(line, 0.005, 3), { color, glow: 1.3, rough: 0.5 })
      b.from('near', () => {
        b.within({ at: [0, 0, 0.074] }, () =>
          addNumber(b, ['72', '118', '16'][i] ?? '', i === 1 ? 0.2 : 0.24, y + 0.02, 0.08, {
            color,
            glow: 1.2,
          }),
        )
      })
    })
    b.from('near', () => {
      b.add(can(b, 0.035, 0.02, 0.005, 16), deep, { at: [0.34, -0.25, 0.065], ...alongZ })
      for (const x of [-0.34, -0.25, -0.16, -0.07])
        b.add(box(0.06, 0.03, 0.012, 0.004, 9), pale, { at: [x, -0.255, 0.072] })
      b.add(handle(), dark, { at: [0, 0.3, -0.02] })
    })
  })
}

const handle = () =>
  loft(
    Array.from({ length: 9 }, (_, i): Ring => {
      const a = (i / 8) * Math.PI
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return { at: [c * 0.2, s * 0.07, 0], across: [0, 0, 0.03], deep: [c * 0.014, s * 0.014, 0] }
    }),
    { sides: 6 },
  )

/** One beat of a heart in each unit of time. */
function pulse(t: number): number {
  const x = t % 1
  const peak = (at: number, width: number, height: number) => height * Math.exp(-(((x - at) / width) ** 2))
  return (
    peak(0.3, 0.04, 0.18) -
    peak(0.44, 0.018, 0.2) +
    peak(0.48, 0.02, 1) -
    peak(0.53, 0.02, 0.3) +
    peak(0.72, 0.06, 0.28)
  )
}
