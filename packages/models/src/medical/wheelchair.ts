import { type Finish, fabric, gloss, lit, metal, paint, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, pipe, ring, rod, slab, stitches, surface } from '../shapes/index.ts'
import { darker, hexOf, inkOn, type Tones } from '../tone.ts'
import { castor, spokedWheel } from '../wheels.ts'

/** In metres, facing +z. */
const [half, seat] = [0.215, 0.5]

/** One side of the frame of bent pipe: handle, back, seat, footrest. */
function sideFrame(on: Sculpture, tube: Finish, way: number, arms: boolean): void {
  const x = way * half
  const back = arms ? 0.93 : 0.8
  on.add(
    pipe(
      [
        [x, back, -0.38],
        [x, back - 0.005, -0.275],
        [x, seat, -0.2],
        [x, 0.19, -0.16],
        [x, 0.19, 0.18],
      ],
      0.0135,
      0.07,
    ),
    tube,
  )
  on.add(
    pipe(
      [
        [x, seat - 0.01, -0.19],
        [x, seat, 0.2],
        [x * 0.98, 0.3, 0.33],
        [x * 0.86, 0.11, 0.4],
      ],
      0.0135,
      0.09,
    ),
    tube,
  )
  on.add(rod([x, 0.19, 0.16], [x, seat - 0.01, 0.16], 0.0125), tube)
  on.add(rod([x, back, -0.4], [x, back, -0.3], 0.019), rubber())
  if (!arms) return
  on.add(
    pipe(
      [
        [x, 0.74, -0.24],
        [x, 0.735, 0.1],
        [x, 0.64, 0.16],
        [x, seat, 0.16],
      ],
      0.012,
      0.06,
    ),
    tube,
  )
  on.add(box(0.055, 0.036, 0.3, 0.016), rubber('#2a2e36'), [x, 0.762, -0.06])
}

/** A seat and a back of cloth, hung between the sides. */
function cloth(on: Sculpture, { accent }: Tones, back: number): void {
  const stuff = fabric(accent, 2)
  on.add(box(half * 2 - 0.02, 0.06, 0.4, 0.028, 5), stuff, [0, seat + 0.03, 0.0])
  const panel = surface(
    (u, v) => {
      const a = u * Math.PI * 2
      const k = Math.cos(a)
      const thick =
        Math.sin(a) * 0.016 * Math.min(1, Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, v))) * 3)
      const y = seat + 0.08 + v * (back - seat - 0.1)
      const z = -0.205 - (y - seat) * 0.175
      return [-Math.sign(k) * Math.abs(k) ** 0.4 * (half + 0.006), y, z - 0.028 * (1 - k * k) + thick]
    },
    32,
    14,
    true,
  )
  on.add(panel, stuff)
  on.closely(() => {
    for (const x of [-0.15, 0.15])
      on.add(
        stitches(
          [
            [x, seat + 0.1, -0.215 + 0.008],
            [x, (seat + back) / 2, -0.236 + 0.004],
            [x, back - 0.04, -0.262],
          ],
          { length: 0.012, gap: 0.008, radius: 0.002 },
        ),
        fabric('#dfe5ec'),
      )
    on.add(box(half * 2 - 0.06, 0.004, 0.004, 0.001, 2), fabric(darker(accent, 0.35)), [
      0,
      seat + 0.0605,
      0.1,
    ])
  })
  on.add(box(half * 1.9, 0.05, 0.006, 0.002, 2), stuff, [0, 0.28, 0.3], [30, 0, 0])
}

function wheels(
  on: Sculpture,
  { body }: Tones,
  tube: Finish,
  radius: number,
  camber: number,
  solid: boolean,
): void {
  for (const way of [-1, 1]) {
    on.within([way * (half + 0.055), radius, -0.12], [0, 0, way * camber], () =>
      on.within([0, 0, 0], [0, 90, 0], () => {
        spokedWheel(on, {
          radius,
          tyre: solid ? 0.06 : 0.028,
          rim: solid ? plastic('#2b3038') : metal('#8d97a5', 0.25),
          tread: rubber(solid ? '#2b3038' : '#4a4f58'),
          spokes: solid ? 0 : 26,
          hub: 0.03,
          hubRadius: 0.026,
        })
        if (solid)
          for (let i = 0; i < 5; i++)
            on.add(
              box(radius * 0.72, 0.045, 0.022, 0.01, 2),
              plastic(body),
              [Math.cos(i * 1.2566) * radius * 0.44, Math.sin(i * 1.2566) * radius * 0.44, 0],
              [0, 0, i * 72],
            )
        else {
          on.add(
            ring(radius - 0.062, radius - 0.042, 0.02, 0.01, 56),
            metal('#a3adbb', 0.16),
            [0, 0, way * 0.045 - 0.01],
            [90, 0, 0],
          )
          on.closely(() => {
            for (let i = 0; i < 6; i++) {
              const a = (i * Math.PI) / 3
              on.add(
                rod(
                  [Math.cos(a) * (radius - 0.035), Math.sin(a) * (radius - 0.035), 0],
                  [Math.cos(a) * (radius - 0.052), Math.sin(a) * (radius - 0.052), way * 0.042],
                  0.004,
                  0.004,
                  8,
                ),
                metal('#8d97a5'),
              )
            }
          })
        }
      }),
    )
    on.within([way * (half - 0.005), 0.2, 0.2], [0, -90, 0], () => castor(on, 0.077, tube))
    // Brakes before the great wheels.
    on.add(
      rod([way * half, seat - 0.03, 0.12], [way * (half + 0.03), seat + 0.06, 0.15], 0.008, 0.008, 12),
      metal('#8d97a5'),
    )
    on.add(cylinder(0.013, 0.05, 0.006, 16), gloss('#c93a2c'), [way * (half + 0.03), seat + 0.05, 0.15])
  }
}

/** What drives the one with a motor. */
function power(on: Sculpture, { body, third }: Tones): void {
  on.add(slab(0.34, 0.16, 0.3, 0.04, 0.02), plastic(third), [0, 0.3, -0.12])
  const words = print(300, 100, hexOf(body), (pen, w, h) =>
    letter(pen, '锂电 24V', w / 2, h / 2, { size: 58, color: inkOn(body) }),
  )
  on.add(face(0.2, 0.066, 0.01), printed(words), [0, 0.3, 0.0315])
  on.within([half, 0.78, 0.14], [0, 0, 0], () => {
    on.add(box(0.06, 0.05, 0.13, 0.018), plastic('#23272e'))
    on.add(cylinder(0.012, 0.05, 0.006, 16, 0.009), rubber(), [0, 0.02, 0.02])
    on.add(cylinder(0.018, 0.026, 0.012, 20), rubber(), [0, 0.06, 0.02])
    on.closely(() => {
      for (let i = 0; i < 4; i++)
        on.add(box(0.007, 0.004, 0.007, 0.001, 2), lit('#63d9a0', 0.9), [-0.018 + i * 0.012, 0.026, 0.052])
    })
  })
}

/** A wheelchair: for every day, for sport, or with a motor. */
export const wheelchair = model({
  name: { zh: '轮椅', en: 'Wheelchair' },
  industry: 'medical',
  seen: { yaw: 36, elevation: 14, fill: 0.82 },
  close: { at: [0.25, 1.0, 0.1], size: 0.5, yaw: 42, elevation: 14 },
  colours: { body: '#2a72c4', accent: '#28406b', third: '#2b3038' },
  options: { radius: 0.305, camber: 0, arms: true, power: false },
  variants: {
    blue: {},
    red: {
      colours: { body: '#c8382e', accent: '#30343d', third: '#2b3038' },
      options: { camber: 9, arms: false, radius: 0.315 },
    },
    silver: {
      colours: { body: '#8d97a5', accent: '#3f8f83', third: '#2b3038' },
      options: { radius: 0.29 },
    },
    green: {
      colours: { body: '#3aa17e', accent: '#39424f', third: '#333b48' },
      options: { power: true, radius: 0.235 },
    },
  },
  build(on, tones, { radius, camber, arms, power: isPowered }) {
    const { body, third } = tones
    const tube = gloss(body)
    on.within(
      [0, 0, 0],
      [0, 0, 0],
      () => {
        for (const way of [-1, 1]) {
          sideFrame(on, tube, way, arms)
          // A guard between wheel and coat.
          if (arms)
            on.add(slab(0.3, 0.17, 0.012, 0.05, 0.004), plastic(third), [way * half, 0.62, -0.02], [0, 90, 0])
          on.add(
            slab(0.14, 0.19, 0.02, 0.035, 0.006),
            plastic('#23272e'),
            [way * 0.092, 0.105, 0.42],
            [-78, 0, 0],
          )
          on.closely(() => {
            for (let i = 0; i < 4; i++)
              on.add(
                box(0.1, 0.004, 0.008, 0.002, 2),
                rubber('#4a515d'),
                [way * 0.092, 0.124 - (i - 1.5) * 0.008, 0.42 + (i - 1.5) * 0.036],
                [12, 0, 0],
              )
          })
        }
        // The cross below the seat, by which it folds.
        on.add(rod([-half, 0.2, 0.04], [half, seat - 0.02, 0.04], 0.0125), paint(third))
        on.add(rod([half, 0.2, 0.015], [-half, seat - 0.02, 0.015], 0.0125), paint(third))
        on.add(rod([-half, 0.19, -0.16], [half, 0.19, -0.16], 0.0125), tube)
        cloth(on, tones, arms ? 0.9 : 0.78)
        wheels(on, tones, tube, radius, camber, isPowered)
        if (isPowered) power(on, tones)
      },
      2.2,
    )
  },
})
