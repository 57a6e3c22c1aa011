import { BufferAttribute, BufferGeometry } from 'three'
import { type ModelFile, type ModelMesh, readModelFile, vertexParts } from './model-file.ts'

export async function loadModelFile(address: string): Promise<ModelFile> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`A model did not come: ${answer.status}.`)
  return readModelFile(await unpacked(await answer.arrayBuffer()))
}

/** Models are packed where they are built: the server sends them as they are. */
async function unpacked(packed: ArrayBuffer): Promise<ArrayBuffer> {
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
