import { Vector3 } from 'three'
import { metal, paint, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { box, closed, cylinder, plate, ring, type Shape, skin, thrown, turned } from '../shapes/index.ts'
import { bolts, namePlate } from './fittings.ts'

const [root, tip] = [0.2, 1.2]

/** A blade from the hub outward: broad, thin, twisted by its pitch and swept back at the tip. */
const blade =
  (chord: number, skew: number): Shape =>
  (fine) => {
    const [along, around] = [fine.round(44), fine.round(40)]
    return skin(
      Array.from({ length: along + 1 }, (_, j) => {
        const t = j / along
        const r = root + (tip - root) * (1 - (1 - t) ** 1.35)
        const half = chord * 0.5 * (0.42 + 0.75 * t) * Math.sqrt(Math.max(0, 1 - t ** 4.5)) + 0.004
        const pitch = Math.atan2(0.42, r * 1.25)
        const swept = skew * t * t
        const thick = 0.062 * (1 - t) + 0.012
        return Array.from({ length: around }, (__, i) => {
          const a = (i / around) * Math.PI * 2
          const [along_, over] = [Math.cos(a) * half, Math.sin(a) * thick * (1 - 0.35 * Math.cos(a))]
          const across = along_ * Math.cos(pitch) - over * Math.sin(pitch)
          const depth = along_ * Math.sin(pitch) + over * Math.cos(pitch) - 0.12 * t * t
          const angle = across / r + swept
          return new Vector3(Math.cos(angle) * r, Math.sin(angle) * r, depth)
        })
      }),
    )
  }

/** A ship's propeller on a stand. */
export const propeller = model({
  name: { zh: '船用螺旋桨', en: 'Ship propeller' },
  industry: 'manufacturing',
  seen: { yaw: 26, elevation: 12, fill: 0.82 },
  turned: { yaw: -36 },
  close: { at: [0.1, 1.4, 0.2], size: 0.5, yaw: 30, elevation: 12 },
  colours: { body: '#b0894c', accent: '#b9c0ca', third: '#24324a' },
  options: { blades: 5, chord: 0.82, skew: 0.5, zh: '青铜螺旋桨', en: 'BRONZE · 5 BLADES' },
  variants: {
    gold: {},
    silver: {
      colours: { body: '#97a1af', accent: '#b0894c', third: '#2b3546' },
      options: { blades: 4, chord: 1.02, skew: 0.25, zh: '不锈钢螺旋桨', en: 'STAINLESS · 4 BLADES' },
    },
    red: {
      colours: { body: '#a56a50', accent: '#d8b25a', third: '#1f3a5f' },
      options: { blades: 3, chord: 1.2, skew: 0.32, zh: '铜合金螺旋桨', en: 'COPPER · 3 BLADES' },
    },
    black: {
      colours: { body: '#474e59', accent: '#c98f2b', third: '#8f2d28' },
      options: { blades: 6, chord: 0.7, skew: 0.75, zh: '大侧斜螺旋桨', en: 'HIGH SKEW · 6 BLADES' },
    },
  },
  build(on, { body, accent, third }, { blades, chord, skew, zh, en }) {
    const high = tip + 0.2
    const bronze = metal(body, 0.24)
    on.within([0, high, 0.1], [0, 0, 0], () => {
      on.within([0, 0, -0.3], [90, 0, 0], () => {
        on.add(
          turned([
            [0.0001, 0, 0],
            [0.32, 0, 0.03],
            [0.3, 0.3, 0.2],
            [0.25, 0.56, 0.04],
            [0.0001, 0.56, 0],
          ]),
          bronze,
        )
        on.add(ring(0.14, 0.262, 0.03, 0.01), metal('#6c5a3a', 0.3), [0, 0.55, 0])
        on.add(
          thrown(
            [
              [0.245, 0.57],
              [0.235, 0.66],
              [0.18, 0.82],
              [0.09, 0.93],
              [0.0001, 0.96],
            ],
            24,
          ),
          metal(accent, 0.2),
        )
        bolts(on, 6, 0.19, 0.79, 0.02)
        on.add(cylinder(0.15, 0.5, 0.02), metal('#8e99a9', 0.22), [0, -0.45, 0])
      })
      for (let i = 0; i < blades; i++)
        on.add(blade(chord, skew), bronze, [0, 0, -0.02], [0, 0, 90 + (i * 360) / blades])
    })
    // The stand: a post behind, a broad foot.
    const post = plate(
      (fine) =>
        closed(
          [
            [-0.42, 0, 0.04],
            [0.42, 0, 0.04],
            [0.24, high, 0.2],
            [0.12, high + 0.24, 0.12],
            [-0.12, high + 0.24, 0.12],
            [-0.24, high, 0.2],
          ],
          fine.edge(8),
        ),
      0.16,
    )
    on.add(post, paint(third), [0, 0.08, -0.52])
    on.within([0, high, -0.44], [90, 0, 0], () => {
      on.add(cylinder(0.26, 0.08, 0.02), paint(third))
      bolts(on, 8, 0.2, 0.07, 0.024)
    })
    on.add(box(1.3, 0.1, 1.02, 0.04), paint(third), [0, 0.06, -0.16])
    for (const x of [-0.56, 0.56])
      for (const z of [-0.58, 0.26]) on.add(cylinder(0.07, 0.03, 0.01), rubber(), [x, 0, z])
    namePlate(on, { zh, en, width: 0.52 }, [0, 0.115, 0.2], [-90, 0, 0])
  },
})
