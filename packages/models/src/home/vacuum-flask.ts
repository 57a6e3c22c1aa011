import { finish, gloss, metal, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, ring, sweep, tube, turned, vessel, wrapped } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, inkOn, type Tone, type Tones } from '../tone.ts'

const steel = metal('#a3adbb', 0.24)
/** Baked powder: a fine grain under a dull coat. */
const powder = (colour: Tone) =>
  finish(colour, { rough: 0.52, coat: 0.35, coatRough: 0.4, relief: pores(9, 2600), reliefDepth: 0.25 })

/** A drop above two waves, and the size. */
const mark = (body: Tone, size: string) =>
  print(300, 420, body.hex, (pen, w, h) => {
    const ink = inkOn(body, '#4a5566', '#eef1f5')
    pen.fillStyle = ink
    pen.beginPath()
    pen.moveTo(w / 2, 60)
    pen.bezierCurveTo(w / 2 + 80, 160, w / 2 + 62, 226, w / 2, 226)
    pen.bezierCurveTo(w / 2 - 62, 226, w / 2 - 80, 160, w / 2, 60)
    pen.fill()
    pen.font = '700 62px "Noto Sans CJK SC", sans-serif'
    pen.textAlign = 'center'
    pen.fillText('恒温', w / 2, 310)
    pen.font = '600 42px "Noto Sans CJK SC", sans-serif'
    pen.fillText(size, w / 2, h - 46)
  })

/** The screwed cup of a large flask, its foot on y = 0. */
function cupLid(on: Sculpture, r: number, height: number): void {
  on.add(
    turned(
      [
        [r * 0.92, 0, 0],
        [r, 0, 0.012],
        [r * 0.97, height * 0.75, 0.05],
        [r * 0.86, height, 0.06],
        [r * 0.6, height, 0.02],
        [r * 0.57, height - 0.02, 0.015],
        [0.0001, height - 0.02, 0],
      ],
      72,
    ),
    steel,
  )
}

/** A stopper with a loop to carry it by. */
function loopLid(on: Sculpture, r: number, { accent }: Tones): void {
  on.add(
    turned(
      [
        [r * 0.9, 0, 0],
        [r, 0, 0.012],
        [r, 0.2, 0.05],
        [r * 0.7, 0.26, 0.03],
        [0.0001, 0.26, 0],
      ],
      72,
    ),
    plastic(accent),
  )
  on.closely(() =>
    on.around(36, () => on.add(box(0.018, 0.13, 0.02, 0.008, 2), plastic(darker(accent, 0.12)), [0, 0.1, r])),
  )
  on.add(
    sweep(
      [
        [-r * 0.82, 0.12, 0],
        [-r * 0.78, 0.36, 0],
        [-r * 0.4, 0.52, 0],
        [r * 0.4, 0.52, 0],
        [r * 0.78, 0.36, 0],
        [r * 0.82, 0.12, 0],
      ],
      { size: () => [0.1, 0.035], power: 3.4, steps: 50, around: 20 },
    ),
    plastic(accent),
  )
  for (const side of [-1, 1])
    on.add(cylinder(0.05, 0.03, 0.012, 20), steel, [side * (r * 0.84 + 0.01), 0.17, 0], [0, 0, side * -90])
}

function handle(on: Sculpture, r: number, low: number, high: number, { accent, third }: Tones): void {
  for (const y of [low, high]) {
    on.add(ring(r - 0.02, r + 0.016, 0.1, 0.02, 72), metal(third, 0.28), [0, y - 0.05, 0])
    on.add(box(0.2, 0.1, 0.13, 0.03), plastic(accent), [r + 0.06, y, 0])
  }
  on.add(
    sweep(
      [
        [r + 0.06, low, 0],
        [r + 0.26, low + 0.05, 0],
        [r + 0.34, (low + high) / 2, 0],
        [r + 0.26, high - 0.05, 0],
        [r + 0.06, high, 0],
      ],
      { size: () => [0.085, 0.045], power: 3, steps: 50, around: 20 },
    ),
    plastic(accent),
  )
}

/** What one drinks from, with tea in it. */
function mug(on: Sculpture, r: number, { body }: Tones): void {
  on.add(
    vessel(
      [
        [0.0001, 0, 0],
        [r * 0.72, 0, 0.06],
        [r * 0.95, 0.42, 0.02],
      ],
      0.03,
      64,
    ),
    steel,
  )
  on.add(wrapped(r * 0.79, 0.2, 360, { top: r * 0.905, pieces: 64 }), powder(body), [0, 0.12, 0])
  on.add(cylinder(r * 0.88, 0.012, 0.004, 48), gloss('#a8641c'), [0, 0.34, 0])
}

/** A steel flask that keeps drinks hot. */
export const vacuumFlask = model({
  name: { zh: '保温壶', en: 'Vacuum flask' },
  industry: 'home',
  seen: { yaw: -14, elevation: 12 },
  close: { at: [-0.1, 1.5, 0.1], size: 0.56, yaw: -26, elevation: 20 },
  colours: { body: '#1f6b57', accent: '#2b3038', third: '#8e99a9' },
  options: { radius: 0.46, height: 1.75, handle: true, cup: true, size: '1.2 L' },
  variants: {
    green: {},
    white: {
      colours: { body: '#e6eaf0', accent: '#c9a27c' },
      options: { radius: 0.34, height: 1.6, handle: false, cup: false, size: '500 ml' },
    },
    navy: {
      colours: { body: '#203a6b', accent: '#e3e7ee' },
      options: { radius: 0.5, height: 1.3, handle: false, cup: true, size: '800 ml' },
    },
    pink: {
      colours: { body: '#e39aa8', accent: '#f0ece6' },
      options: { radius: 0.4, height: 1.2, handle: false, cup: false, size: '350 ml' },
    },
    red: { colours: { body: '#b3312e' }, options: { radius: 0.5, height: 1.95, size: '2.0 L' } },
  },
  build(on, tones, options) {
    const { radius: r, height: h } = options
    const aside = options.cup ? -0.3 : 0
    on.within([aside, 0, 0], [0, 0, 0], () => {
      on.add(cylinder(r * 0.97, 0.06, 0.025, 72), rubber())
      if (!options.handle)
        on.add(
          turned(
            [
              [r * 0.9, 0.01, 0],
              [r + 0.018, 0.01, 0.04],
              [r + 0.018, 0.3, 0.012],
              [r, 0.3, 0],
            ],
            72,
          ),
          rubber(tones.accent),
        )
      on.add(
        turned(
          [
            [r * 0.9, 0.05, 0],
            [r, 0.05, 0.012],
            [r, 0.16, 0.006],
          ],
          72,
        ),
        steel,
      )
      on.add(
        turned(
          [
            [r * 0.99, 0.16, 0],
            [r + 0.006, 0.165, 0.008],
            [r + 0.006, h - 0.2, 0.12],
            [r * 0.8, h, 0.05],
            [r * 0.76, h, 0],
          ],
          80,
        ),
        powder(tones.body),
      )
      on.add(ring(r * 0.6, r * 0.8, 0.07, 0.015, 72), steel, [0, h - 0.01, 0])
      on.closely(() => on.add(ring(r * 0.6, r * 0.77, 0.03, 0.01, 72), rubber(), [0, h + 0.055, 0]))
      on.within([0, h + 0.075, 0], [0, 0, 0], () => {
        if (options.cup) cupLid(on, r * 0.84, options.handle ? 0.42 : 0.32)
        else loopLid(on, r * 0.84, tones)
      })
      on.add(
        wrapped(r + 0.009, r * 1.6, 66, { pieces: 24 }),
        printed(mark(tones.body, options.size), 0.5, 0.3),
        [0, h * 0.3, 0],
      )
      if (options.handle) on.within([0, 0, 0], [0, -12, 0], () => handle(on, r, h * 0.2, h * 0.78, tones))
      else if (options.cup)
        on.add(
          tube(
            [
              [r * 0.8, h + 0.2, 0],
              [r + 0.12, h + 0.1, 0.1],
              [r + 0.1, h - 0.3, 0.16],
              [r + 0.03, h - 0.5, 0.12],
            ],
            0.022,
            30,
          ),
          rubber(tones.accent),
        )
    })
    if (options.cup) on.within([0.5, 0, 0.62], [0, 0, 0], () => mug(on, 0.36, tones))
  },
})
