import { fabric, finish, matte } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { hoop, type Point, radians, surface, sweep, tube, turned } from '../shapes/index.ts'
import { darker, type Tone } from '../tone.ts'
import { longWood } from './timber.ts'

interface Form {
  /** Radius at a share of the height. */
  at(share: number): number
  tall: number
}

const cane = (colour: Tone) => finish(colour, { rough: 0.5, coat: 0.35, coatRough: 0.35 })

/** What a weave looks like from afar: over and under in rows. */
const wovenFar = (colour: Tone) =>
  finish(colour, {
    rough: 0.6,
    print: print(
      64,
      64,
      '#ffffff',
      (pen) => {
        pen.fillStyle = 'rgba(50,28,8,.35)'
        for (const [x, y] of [
          [0, 0],
          [32, 32],
        ] as const)
          pen.fillRect(x + 24, y, 8, 32)
        for (const y of [28, 60]) pen.fillRect(0, y, 64, 4)
      },
      [14, 7],
    ),
  })

/** Strips that go around, before one stake and behind the next. */
function weave(on: Sculpture, colour: Tone, { at, tall }: Form, stakes: number, rows: number): void {
  const tints = [colour, darker(colour, 0.1), darker(colour, 0.05)]
  const half = (tall / rows) * 0.47
  for (let row = 0; row < rows; row++) {
    const y = tall * ((row + 0.5) / rows)
    const middle = at(y / tall)
    const strip = surface(
      (across, along) => {
        const [a, b] = [across * Math.PI * 2, along * Math.PI * 2]
        const wave = 0.024 * Math.cos((a * stakes) / 2 + row * Math.PI)
        const r = middle + wave - Math.cos(b) * 0.012
        return [Math.sin(a) * r, y - Math.sin(b) * half, Math.cos(a) * r]
      },
      stakes * 5,
      8,
      true,
    )
    on.add(strip, cane(tints[row % 3] ?? colour))
  }
  for (let i = 0; i < stakes; i++)
    on.within([0, 0, 0], [0, (i * 360) / stakes, 0], () =>
      on.add(
        sweep(
          [0, 0.33, 0.66, 1].map((t): Point => [0, 0.02 + t * tall, at(t)]),
          { size: () => [0.036, 0.012], side: [1, 0, 0], power: 3, steps: 10, around: 8 },
        ),
        cane(darker(colour, 0.16)),
      ),
    )
}

/** Two rings bound together by a strip that winds around them. */
function rim(on: Sculpture, colour: Tone, r: number, y: number, binds: number): void {
  on.add(hoop(r + 0.035, 0.03, 0.05, 80), longWood(darker(colour, 0.1)), [0, y, 0])
  on.add(hoop(r - 0.035, 0.026, 0.046, 80), longWood(darker(colour, 0.2)), [0, y, 0])
  on.closely(() =>
    on.around(binds, () =>
      on.add(
        tube(
          [
            [0, -0.055, r + 0.02],
            [0.02, 0, r + 0.075],
            [0.04, 0.058, r],
            [0.05, 0, r - 0.07],
          ],
          0.014,
          10,
          false,
          6,
        ),
        cane(darker(colour, 0.32)),
        [0, y, 0],
      ),
    ),
  )
}

/** A cloth that lines the basket and hangs over its rim. */
function lining(on: Sculpture, colour: Tone, { at, tall }: Form): void {
  const top = at(1)
  const hang = tall * 0.22
  /** Radius and height along the cloth: the floor, up the wall, over the rim, down outside. */
  const line = (t: number): readonly [number, number] => {
    if (t < 0.2) return [(at(0.1) - 0.1) * (t / 0.2), 0.12]
    if (t < 0.55) {
      const share = 0.1 + 0.9 * ((t - 0.2) / 0.35)
      return [at(share) - 0.1, Math.max(0.13, tall * share)]
    }
    const way = (t - 0.55) / 0.45
    const over = Math.min(1, way / 0.35) * Math.PI
    const [middle, half] = [top, 0.1]
    const down = Math.max(0, way - 0.35) / 0.65
    return [middle - Math.cos(over) * half + down * 0.015, tall + Math.sin(over) * 0.1 - down * hang]
  }
  const cloth = surface(
    (across, along) => {
      const a = -across * Math.PI * 2
      const [r, y] = line(along)
      const loose = Math.max(0, along - 0.7) * 2.2
      const fold = (Math.sin(a * 13) * 0.6 + Math.sin(a * 22 + 1) * 0.4) * 0.045 * loose
      const hem = 0.04 * Math.sin(a * 5 + 1) * loose
      return [Math.sin(a) * (r + fold), y + hem * 0.7, Math.cos(a) * (r + fold)]
    },
    150,
    40,
    true,
  )
  on.add(cloth, fabric(colour, 4))
}

/** A basket woven of bamboo, with or without its cloth. */
export const bambooBasket = model({
  name: { zh: '手编竹篮', en: 'Hand-woven bamboo basket' },
  industry: 'home',
  seen: { yaw: -28, elevation: 20, fill: 0.82 },
  turned: { yaw: 50, elevation: 28 },
  close: { at: [0.1, 0.75, 0.75], size: 0.44, yaw: -22, elevation: 20 },
  colours: { body: '#d9a960', accent: '#e7e0d2', third: '#8a5a2f' },
  options: { low: 0.66, high: 0.95, tall: 0.85, stakes: 28, rows: 11, handle: 'arch', isLined: true },
  variants: {
    beige: {},
    brown: {
      colours: { body: '#8f5b32', accent: '#c8d3c2', third: '#4a2e1c' },
      options: { low: 0.8, high: 0.92, tall: 1.15, stakes: 32, rows: 14, handle: 'ears', isLined: false },
    },
    green: {
      colours: { body: '#c8a45e', accent: '#6f9a7c', third: '#7a5228' },
      options: { low: 0.84, high: 1.16, tall: 0.68, stakes: 32, rows: 9, handle: 'ears', isLined: true },
    },
    white: {
      colours: { body: '#dfd3bd', accent: '#3f6ea6', third: '#b08a5c' },
      options: { low: 0.7, high: 0.86, tall: 0.98, stakes: 26, rows: 12, handle: 'arch', isLined: true },
    },
  },
  build(on, { body, accent, third }, { low, high, tall, stakes, rows, handle, isLined }) {
    const at = (share: number) => low + (high - low) * share ** 0.62 + 0.05 * Math.sin(share * Math.PI)
    on.add(hoop(low + 0.01, 0.035, 0.035), longWood(darker(third, 0.1)), [0, 0.036, 0])
    if (on.fine.weight === 'full') weave(on, body, { at, tall }, stakes, rows)
    const wall = [0, 0.25, 0.5, 0.75, 1].map((t): readonly [number, number, number] => [
      at(t) - 0.02,
      0.02 + t * tall,
      0,
    ])
    if (on.fine.weight === 'light') on.add(turned([[0.0001, 0.03, 0], ...wall]), wovenFar(body))
    const within = wall.map(([x, y]): readonly [number, number, number] => [x - 0.03, y, 0]).reverse()
    on.add(turned([...within, [0.0001, 0.06, 0]]), matte(darker(body, 0.35)))
    rim(on, third, high, tall, 44)
    if (isLined) lining(on, accent, { at, tall })
    if (handle === 'arch') {
      const arch = (shift: number, lift: number) =>
        Array.from({ length: 9 }, (_, i): Point => {
          const a = radians(180 - i * 22.5)
          return [
            Math.cos(a) * (high + 0.02),
            tall - 0.2 + Math.sin(a) * (1.05 + lift),
            shift * Math.cos(a * 4),
          ]
        })
      for (const shift of [-0.045, 0.045]) on.add(tube(arch(shift, 0), 0.036, 70, false, 10), longWood(third))
      on.closely(() => {
        for (let i = -7; i <= 7; i++) {
          const a = radians(90 + i * 3.2)
          on.add(
            hoop(0.062, 0.02, 0.03, 20, 6),
            cane(darker(body, 0.1)),
            [Math.cos(a) * (high + 0.02), tall - 0.2 + Math.sin(a) * 1.05, 0],
            [0, 0, 90 + i * 3],
            [0.75, 1, 1.4],
          )
        }
      })
      return
    }
    for (const side of [0, 180])
      on.within([0, tall, 0], [0, side, 0], () =>
        on.add(
          tube(
            [
              [high, -0.12, -0.22],
              [high + 0.1, 0.14, -0.16],
              [high + 0.13, 0.22, 0],
              [high + 0.1, 0.14, 0.16],
              [high, -0.12, 0.22],
            ],
            0.04,
            40,
          ),
          longWood(third),
        ),
      )
  },
})
