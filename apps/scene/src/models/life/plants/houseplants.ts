import { seededRandom } from '../../../kit/random.ts'
import { tube } from '../../../kit/tube.ts'
import { byDetail } from '../../by-detail.ts'
import type { ModelBuilder } from '../../model-builder.ts'
import { bark, greens, oneOf, snakeEdge } from './greens.ts'
import { fiddle, leaf, smallLeaf, sword } from './leaf.ts'
import { addPot } from './pots.ts'

/** A fiddle-leaf fig: two bare stems and a head of big leathery leaves. */
export function fiddleFig(b: ModelBuilder): void {
  const random = seededRandom(23)
  addPot(b, 0.22, 0.4)
  const stems = [
    { x: -0.04, lean: -0.1, top: 1.62, first: 0.62 },
    { x: 0.05, lean: 0.16, top: 1.32, first: 0.56 },
  ]
  const leaves = byDetail(b.detail, 29, 19, 7)
  for (const { x, lean, top, first } of stems) {
    const at = (y: number) => x + lean * Math.max(0, (y - 0.38) / 1.2) ** 1.2
    const heights = byDetail(b.detail, [0.36, 0.7, 1.05, top], [0.36, 0.7, 1.05, top], [0.36, top])
    b.add(
      tube(
        heights.map((y) => [at(y), y, 0.02 * Math.sin(y * 5)] as const),
        [0.02, 0.017, 0.013, 0.006],
        byDetail(b.detail, 6, 4, 3),
      ),
      bark,
    )
    for (let i = 0; i < leaves; i++) {
      const share = i / (leaves - 1)
      const y = first + (top - first) * share
      const look = oneOf(greens.fiddle, random)
      const length =
        (0.3 + 0.1 * Math.sin(Math.PI * share)) * (0.9 + 0.25 * random()) * byDetail(b.detail, 1, 1.2, 1.6)
      const pose = {
        at: [at(y), y, 0] as const,
        turn: i * 2.399963 + random() * 0.5,
        tilt: -(-0.25 + 1.25 * share ** 1.5) - (random() - 0.5) * 0.3,
        roll: (random() - 0.5) * 0.5,
      }
      if (!look) continue
      if (b.detail === 'far') b.add(smallLeaf(length, length * 0.75, 0.25), look, pose)
      else
        b.add(
          leaf({
            length,
            width: length * 0.78,
            droop: 0.75,
            fold: 0.26,
            rows: byDetail(b.detail, 4, 2, 2),
            outline: b.detail === 'near' ? fiddle : (t) => Math.sin(Math.PI * t ** 1.1),
          }),
          look,
          pose,
        )
    }
  }
}

/** A snake plant: upright swords with a pale edge. */
export function snakePlant(b: ModelBuilder): void {
  const random = seededRandom(7)
  addPot(b, 0.2, 0.36)
  const leaves = byDetail(b.detail, 25, 22, 13)
  for (let i = 0; i < leaves; i++) {
    const ring = Math.sqrt((i + 0.5) / leaves)
    const turn = i * 2.399963
    const length = (0.98 - 0.42 * ring) * (0.85 + 0.3 * random())
    const look = oneOf(greens.snake, random)
    const pose = {
      at: [Math.sin(turn) * ring * 0.12, 0.33, Math.cos(turn) * ring * 0.12] as const,
      turn: turn + (random() - 0.5) * 1.2,
      tilt: -(Math.PI / 2 - 0.05 - 0.22 * ring),
      roll: (random() - 0.5) * 0.8,
    }
    if (!look) continue
    if (b.detail === 'far') {
      b.add(smallLeaf(length, 0.14, 0.3), look, pose)
      continue
    }
    const form = {
      length,
      width: 0.1,
      droop: 0.12 + 0.15 * ring,
      fold: 0.42,
      rows: byDetail(b.detail, 4, 2, 1),
      outline: sword,
    }
    b.add(leaf({ ...form, width: form.width * 0.74, lift: 0.002 }), look, pose)
    if (b.detail === 'near') b.add(leaf(form), snakeEdge, pose)
  }
}
