import { createHash } from 'node:crypto'
import { bakeModel } from '../compile-model.ts'
import type { ModelData } from '../model-builder.ts'
import type { BakedMesh } from '../pack.ts'

const recipe = { light: 'traced', cube: 0.03, rays: 24 } as const

/** How bright everything is while light is found, so that it is the same in every colour. */
const grey = 0.45

const known = new Map<string, Float32Array[]>()

function formOf(built: readonly ModelData[]): string {
  const hash = createHash('sha256')
  for (const { position, normal, surface, index } of built)
    for (const array of [position, normal, surface, index])
      hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  return hash.digest('base64')
}

const inGrey = (data: ModelData): ModelData => ({ ...data, color: data.color.slice().fill(grey) })

/** The meshes with their light, which is found once for all colours of a form: it takes longer than all the rest. */
export function lit(built: readonly ModelData[]): BakedMesh[] {
  const form = formOf(built)
  const light = known.get(form) ?? bakeModel(recipe, built.map(inGrey)).meshes.map((mesh) => mesh.light)
  known.set(form, light)
  return built.map((data, i) => ({ data, light: light[i] ?? new Float32Array() }))
}
