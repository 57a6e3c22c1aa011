import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import { contentFolder } from '../paths.ts'

/** One file beside the demo fair, checked. A fault here is ours, so it names the file and stops the start. */
export async function readDemoFile<T extends TSchema>(
  name: string,
  schema: T,
  folder = contentFolder,
): Promise<Static<T>> {
  const content: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
  if (Value.Check(schema, content)) return content
  const [fault] = Value.Errors(schema, content)
  throw new Error(`content/${name}${fault?.instancePath ?? ''}: ${fault?.message ?? 'wrong'}`)
}
