import { MeshoptSimplifier } from 'meshoptimizer'
import type { Shape } from '../../kit/shape.ts'

await MeshoptSimplifier.ready

/** Only the vertices that are still used. */
function compacted({ position, normal, uv }: Shape, index: Uint32Array): Shape {
  const renamed = new Map<number, number>()
  const out = {
    position: [] as number[],
    normal: [] as number[],
    index: [] as number[],
    tint: [] as number[],
    ...(uv && { uv: [] as number[] }),
  }
  for (const old of index) {
    let next = renamed.get(old)
    if (next === undefined) {
      next = out.tint.length
      renamed.set(old, next)
      for (let k = 0; k < 3; k++) {
        out.position.push(position[old * 3 + k] ?? 0)
        out.normal.push(normal[old * 3 + k] ?? 0)
      }
      out.tint.push(1)
      if (uv) out.uv?.push(uv[old * 2] ?? 0, uv[old * 2 + 1] ?? 0)
    }
    out.index.push(next)
  }
  return out
}

/** The same form with about so many triangles; when it must be very few, its corners may move and its joints close. */
export function simplified(shape: Shape, triangles: number): Shape {
  const count = shape.index.length / 3
  if (count <= triangles) return shape
  const index = Uint32Array.from(shape.index)
  const position = Float32Array.from(shape.position)
  const target = Math.max(4, Math.round(triangles)) * 3
  const [careful] = MeshoptSimplifier.simplify(index, position, 3, target, 0.25)
  // A picture would be torn by corners that move.
  if (shape.uv || careful.length <= target * 1.15) return compacted(shape, careful)
  const rough = [0.5, 1]
    .map((error) => MeshoptSimplifier.simplifySloppy(index, position, 3, null, target, error)[0])
    .filter(({ length }) => length > 0)
  const [fewest = careful] = [careful, ...rough].sort((a, b) => a.length - b.length)
  return compacted(shape, fewest)
}
