import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stampOf } from '../ledger.ts'
import { studioStamp, takePicture } from '../studio/pages.ts'

/** Pictures of models without words, as they were before they were made small: worded ones begin with them. */
const cache = resolve('.cache/silent')

const fileOf = (form: string, order: object) =>
  join(cache, `${stampOf(JSON.stringify([studioStamp(), form, order]))}.png`)

async function note(form: string, order: object, png: Buffer): Promise<void> {
  await mkdir(cache, { recursive: true })
  await writeFile(fileOf(form, order), png)
}

/** The picture of a model without words, taken once. */
export async function silentPicture(form: string, order: object): Promise<Buffer> {
  const file = fileOf(form, order)
  if (existsSync(file)) return readFile(file)
  const png = await takePicture(order)
  await note(form, order, png)
  return png
}
