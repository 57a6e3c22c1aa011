import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import { contentFolder } from '../../paths.ts'

const hex = Type.String({ pattern: '^#[0-9a-f]{6}$' })

const Catalogue = Type.Record(
  Type.String(),
  Type.Object({
    name: Type.Object({ zh: Type.String(), en: Type.String() }),
    industry: Type.String(),
    /** The usual one first. */
    colours: Type.Record(Type.String(), Type.Object({ body: hex, accent: hex, third: hex })),
  }),
)
type Catalogue = Static<typeof Catalogue>

/** Pictures of models, for products that have no photograph. */
export const modelFolder = join(contentFolder, 'models')

let read: Catalogue | undefined

/** Which models there are, and in which colours. A fault here is ours, so it stops the work. */
export function modelCatalogue(): Catalogue {
  if (read) return read
  const content: unknown = JSON.parse(readFileSync(join(modelFolder, 'catalogue.json'), 'utf8'))
  if (!Value.Check(Catalogue, content))
    throw new Error('content/models/catalogue.json is not as it should be')
  read = content
  return content
}
