import { gloss, metal, paint, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, type Fineness, gear, linkLine, plate, ring, turned } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { bolts, capScrew, namePlate } from './fittings.ts'

const [high, far] = [0.98, 0.92]
const line = (by: number) => (fine: Fineness) => linkLine(0.82 - by, 0.58 - by, far, fine.round(30))
const wheels = { big: 0.63, small: 0.37 }

/** A shaft with a step and a key, toward +z. */
function shaft(on: Sculpture, radius: number, length: number): void {
  on.add(
    turned([
      [0.0001, 0, 0],
      [radius * 1.25, 0, 0],
      [radius * 1.25, length * 0.28, 0.012],
      [radius, length * 0.28, 0.01],
      [radius, length, 0.03],
      [0.0001, length, 0],
    ]),
    metal('#a9b2bf', 0.18),
    [0, 0, 0],
    [90, 0, 0],
  )
  on.add(box(radius * 0.5, radius * 0.4, length * 0.5, 0.02, 3), metal('#7d8795', 0.3), [
    0,
    radius,
    length * 0.66,
  ])
}

/** The lid of a bearing, toward +z. */
function lid(on: Sculpture, { body }: Tones, radius: number, count: number): void {
  on.within([0, 0, 0], [90, 0, 0], () => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [radius, 0, 0.02],
        [radius, 0.09, 0.03],
        [radius * 0.6, 0.13, 0.03],
        [radius * 0.5, 0.16, 0.02],
        [0.0001, 0.16, 0],
      ]),
      paint(body),
    )
    on.add(ring(radius * 0.3, radius * 0.42, 0.03, 0.01), rubber(), [0, 0.15, 0])
    bolts(on, count, radius * 0.8, 0.085, 0.04)
  })
}

function gears(on: Sculpture, { accent }: Tones, teeth: number): void {
  const height = 0.085
  const smallTeeth = Math.round((teeth * wheels.small) / wheels.big)
  const brass = metal(accent, 0.24)
  const steel = metal('#98a2b1', 0.22)
  on.add(gear({ teeth, outer: wheels.big, height, width: 0.3, bore: 0.47, helix: 9 }), brass)
  on.add(ring(0.2, 0.5, 0.14, 0.03), brass, [0, 0, -0.07], [90, 0, 0])
  on.add(ring(0.12, 0.24, 0.34, 0.03), brass, [0, 0, -0.17], [90, 0, 0])
  on.within([0, 0, 0], [90, 0, 0], () =>
    on.around(6, () => on.add(cylinder(0.062, 0.152, 0.004, 24), rubber('#20242c'), [0.36, -0.076, 0])),
  )
  on.add(
    gear({ teeth: smallTeeth, outer: wheels.small, height, width: 0.34, bore: 0.11, helix: -15 }),
    steel,
    [far, 0, 0],
    [0, 0, 180 / smallTeeth],
  )
}

/** A reducer; with its front cover off it shows its wheels. */
export const gearbox = model({
  name: { zh: '齿轮减速机', en: 'Gear reducer' },
  industry: 'manufacturing',
  seen: { yaw: -28, elevation: 17 },
  turned: { yaw: 40 },
  close: { at: [0.1, 1.05, 0.3], size: 0.5, yaw: -24, elevation: 14 },
  colours: { body: '#1d6f6a', accent: '#ab9058', third: '#24324a' },
  options: { teeth: 30, open: true, depth: 0.8, zh: '斜齿减速机', en: 'HELICAL REDUCER' },
  variants: {
    teal: {},
    blue: {
      colours: { body: '#0d5bd0', accent: '#c8ced6' },
      options: { open: false, depth: 0.95, zh: '硬齿面减速机', en: 'GEAR REDUCER' },
    },
    orange: { colours: { body: '#e2701f', accent: '#a9b2bf', third: '#2b3342' }, options: { teeth: 24 } },
    grey: {
      colours: { body: '#6f7b8c', accent: '#e0a233', third: '#2b3546' },
      options: { open: false, depth: 0.7, zh: '平行轴减速机', en: 'PARALLEL SHAFT' },
    },
    green: { colours: { body: '#2f7d4a', accent: '#a9774c' }, options: { teeth: 36, depth: 0.7 } },
  },
  build(on, tones, { teeth, open, depth, zh, en }) {
    const { body, accent, third } = tones
    const casing = paint(body)
    on.within([-far / 2 + 0.1, high, 0], [0, 0, 0], () => {
      if (open) {
        on.add(plate(line(0), depth, { bevel: 0.06, holes: [line(0.13)] }), casing)
        on.add(plate(line(0.1), 0.08), paint('#2b323d'), [0, 0, -depth / 2 + 0.1])
        on.within([0, 0, 0.08], [0, 0, 0], () => gears(on, tones, teeth))
        for (const [x, r] of [
          [0, 0.12],
          [far, 0.11],
        ] as const) {
          on.add(
            cylinder(r, depth * 0.95, 0.02),
            metal('#a9b2bf', 0.18),
            [x, 0, -depth / 2 + 0.1],
            [90, 0, 0],
          )
        }
        on.within([0, 0, depth * 0.35], [0, 0, 0], () => shaft(on, 0.12, 0.62))
      } else {
        on.add(plate(line(0.03), depth, { bevel: 0.14 }), casing)
        on.add(plate(line(0), 0.16, { bevel: 0.03 }), casing, [0, 0, depth / 2 - 0.22])
        on.within([0, 0, depth / 2 - 0.02], [0, 0, 0], () => {
          lid(on, tones, 0.5, 8)
          on.within([0, 0, 0.08], [0, 0, 0], () => shaft(on, 0.15, 0.72))
        })
        on.within([far, 0, depth / 2 - 0.02], [0, 0, 0], () => lid(on, tones, 0.34, 6))
        namePlate(on, { zh, en, width: 0.4 }, [0.5, 0.42, depth / 2 + 0.005], [0, 0, -13])
      }
      for (const degrees of [110, 145, 180, 215, 250]) {
        const a = (degrees * Math.PI) / 180
        const at = [Math.cos(a) * 0.755, Math.sin(a) * 0.755, depth / 2 - (open ? 0.02 : 0.16)] as const
        capScrew(on, 0.042, at, [90, 0, 0])
      }
      for (const degrees of [-62, -20, 20, 62]) {
        const a = (degrees * Math.PI) / 180
        const at = [far + Math.cos(a) * 0.515, Math.sin(a) * 0.515, depth / 2 - (open ? 0.02 : 0.16)] as const
        capScrew(on, 0.042, at, [90, 0, 0])
      }
      // The motor's side: a flange behind, with a coupling.
      on.within([far, 0, -depth / 2 - 0.3], [0, 0, 0], () => {
        on.add(cylinder(0.3, 0.36, 0.04), casing, [0, 0, 0], [90, 0, 0])
        on.add(cylinder(0.5, 0.1, 0.03), paint(third), [0, 0, -0.05], [90, 0, 0])
        on.within([0, 0, 0.05], [90, 0, 0], () => bolts(on, 8, 0.42, 0, 0.04))
      })
      on.add(ring(0.055, 0.1, 0.06, 0.025), metal('#8e99a9'), [0.12, 0.93, -0.03], [90, 0, 0])
      on.add(cylinder(0.09, 0.06, 0.02), metal('#8e99a9'), [0.12, 0.8, 0])
      on.add(cylinder(0.06, 0.16, 0.02), gloss(open ? third : accent), [0.62, 0.66, 0])
    })
    // Feet.
    on.add(box(0.9, 0.2, depth * 0.8, 0.05), casing, [-0.36, 0.14, 0])
    for (const x of [-0.62, 0.52]) {
      on.add(box(0.52, 0.13, depth + 0.36, 0.04), casing, [x, 0.065, 0])
      for (const z of [-1, 1])
        on.within([x, 0.13, z * (depth / 2 + 0.08)], [0, 0, 0], () => bolts(on, 1, 0, 0, 0.06))
    }
    on.add(box(0.34, 0.4, depth * 0.7, 0.06), casing, [0.56, 0.26, 0])
    on.closely(() => {
      on.add(
        cylinder(0.075, 0.03, 0.01, 6),
        metal('#c39b46', 0.3),
        [-0.1, 0.26, depth / 2 - 0.05],
        [90, 0, 0],
      )
    })
  },
})
