import { seededRandom } from '../../../kit/random.ts'
import { tube } from '../../../kit/tube.ts'
import { byDetail } from '../../by-detail.ts'
import type { ModelBuilder, ModelLook } from '../../model-builder.ts'
import { greens, oneOf, stemGreen } from './greens.ts'
import { leaf, smallLeaf } from './leaf.ts'
import { addPot } from './pots.ts'

const potHeight = 0.44

/** An areca palm: slender stems, arching fronds with many narrow leaflets. */
export function palm(b: ModelBuilder): void {
  const random = seededRandom(11)
  addPot(b, 0.23, potHeight)
  const fronds = byDetail(b.detail, 12, 7, 7)
  for (let i = 0; i < fronds; i++) {
    const look = oneOf(greens.palm, random)
    const turn = i * 2.399963 + random() * 0.4
    // The first are the young ones in the middle: upright and long.
    const outer = i / (fronds - 1)
    const length = (1.38 - 0.36 * outer) * (0.92 + 0.16 * random())
    const rise = 1.53 - 0.3 * outer
    const droop = 0.6 + 0.85 * outer + 0.25 * random()
    if (!look) continue
    const out = 0.05 + 0.05 * random()
    b.within({ at: [Math.sin(turn) * out, potHeight - 0.03, Math.cos(turn) * out], turn }, () =>
      addFrond(b, { length, rise, droop, look }),
    )
  }
}

interface Frond {
  length: number
  rise: number
  droop: number
  look: ModelLook
}

function addFrond(b: ModelBuilder, { length, rise, droop, look }: Frond): void {
  if (b.detail === 'far') {
    b.add(leaf({ length: length * 1.05, width: 0.3, droop: droop * 0.9, fold: 0.35, rows: 2 }), look, {
      tilt: -rise,
    })
    return
  }
  const steps = byDetail(b.detail, 18, 7, 1)
  const spine: [y: number, z: number, rise: number][] = []
  let [y, z] = [0, 0]
  for (let j = 0; j <= steps; j++) {
    const up = rise - droop * (j / steps) ** 1.7
    spine.push([y, z, up])
    y += (Math.sin(up) * length) / steps
    z += (Math.cos(up) * length) / steps
  }
  b.from('middle', () => {
    const bones =
      b.detail === 'near'
        ? spine.filter((_, j) => j % 6 === 0)
        : spine.slice(0, 4).filter((_, j) => j % 3 === 0)
    b.add(
      tube(
        bones.map(([py, pz]) => [0, py, pz] as const),
        [0.011, 0.008, 0.005, 0.002],
        3,
      ),
      stemGreen,
    )
  })
  const first = byDetail(b.detail, 5, 2, 1)
  for (let j = first; j <= steps; j++) {
    const [py, pz, up] = spine[j] ?? [0, 0, 0]
    const along = (j - first) / (steps - first)
    const size = 0.14 + 0.21 * Math.sin(Math.PI * (0.18 + 0.72 * along))
    const spread = 1.12 - 0.72 * along
    b.within({ at: [0, py, pz], tilt: -up }, () => {
      for (const side of [-1, 1])
        b.add(smallLeaf(size, byDetail(b.detail, 0.048, 0.105, 0.1), 0.3), look, {
          turn: side * spread,
          tilt: 0.28,
          roll: side * -0.25,
        })
    })
  }
}
