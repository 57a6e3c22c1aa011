import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GlossaryGroup } from '@tradefloor/search'
import { parse } from 'csv-parse/sync'
import { contentFolder } from '../../paths.ts'

export interface SoftwareGroup extends GlossaryGroup {
  topic: string
}

let groups: Promise<SoftwareGroup[]> | undefined

/** The words of the trade that come with the software. Read once. */
export function softwareGlossary(): Promise<SoftwareGroup[]> {
  groups ??= read()
  return groups
}

async function read(): Promise<SoftwareGroup[]> {
  const text = await readFile(join(contentFolder, 'glossary.csv'), 'utf8')
  const lines = parse(text, { columns: true, trim: true }) as Record<string, string>[]
  return lines.map((line) => ({
    zh: line['terms.zh'] ?? '',
    en: line['terms.en'] ?? '',
    topic: line.topic ?? '',
  }))
}
