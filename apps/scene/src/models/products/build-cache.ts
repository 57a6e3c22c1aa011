import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ModelData } from '../model-builder.ts'

/** Grows when light is found or files are written in another way. */
const version = 4
const folder = fileURLToPath(new URL('../../../../../node_modules/.cache/scene-wares', import.meta.url))

function keyOf(built: readonly ModelData[]): string {
  const hash = createHash('sha256').update(`${version}`)
  for (const { position, normal, color, surface, uv, index, prints } of built) {
    for (const array of [position, normal, color, surface, uv, index])
      hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    hash.update(JSON.stringify(prints))
  }
  return hash.digest('hex').slice(0, 32)
}

function read(file: string): Uint8Array | undefined {
  try {
    return new Uint8Array(readFileSync(file))
  } catch {
    return undefined
  }
}

/** Finding the light of hundreds of models takes a minute: what did not change since the last build is taken from there. */
export function cached<Name extends string>(
  built: readonly ModelData[],
  names: readonly Name[],
  make: () => Uint8Array[],
): Map<Name, Uint8Array> {
  const key = keyOf(built)
  const files = names.map((name) => join(folder, `${key}.${name}`))
  const known = files.flatMap((file) => read(file) ?? [])
  const made = known.length === names.length ? known : make()
  if (made !== known) {
    mkdirSync(folder, { recursive: true })
    for (const [i, bytes] of made.entries()) writeFileSync(files[i] ?? '', bytes)
  }
  return new Map(names.map((name, i) => [name, made[i] ?? new Uint8Array()]))
}
