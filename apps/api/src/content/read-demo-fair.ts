import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentExhibition } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { contentFolder } from '../paths.ts'

export interface DemoExhibition {
  exhibition: ContentExhibition
  banner: Buffer
}

/** The demo fair as it lies in the repository. A fault here is ours, so it names the file and stops the start. */
export async function readDemoFair(folder = contentFolder): Promise<DemoExhibition[]> {
  const exhibitions = join(folder, 'demo/exhibitions')
  const names = (await readdir(exhibitions)).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.map(async (name) => {
      const exhibition: unknown = JSON.parse(await readFile(join(exhibitions, name), 'utf8'))
      if (!Value.Check(ContentExhibition, exhibition)) {
        const [fault] = Value.Errors(ContentExhibition, exhibition)
        throw new Error(
          `content/demo/exhibitions/${name}${fault?.instancePath ?? ''}: ${fault?.message ?? 'wrong'}`,
        )
      }
      const banner = await readFile(join(folder, 'media/banners', `${exhibition.banner}.webp`))
      return { exhibition, banner }
    }),
  )
}
