import { BufferAttribute, BufferGeometry } from 'three'
import { fetchPacked } from './fetch-packed.ts'
import { type ModelFile, type ModelMesh, readModelFile, vertexParts } from './model-file.ts'

/** The file at an address; what is asked for at the same time comes in one answer. */
export async function loadModelFile(address: string): Promise<ModelFile> {
  return readModelFile(await unpacked(await fetchPacked(address)))
}

/** Models are packed where they are built: the server sends them as they are. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).arrayBuffer()
}

/** Ready for the graphics card. Positions stay shares of the model's scale, which goes into the placing matrix. */
export function toModelGeometry({ parts, index }: ModelMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const { name, items } of vertexParts)
    geometry.setAttribute(name, new BufferAttribute(parts[name], items, true))
  geometry.setIndex(new BufferAttribute(index, 1))
  return geometry
}
