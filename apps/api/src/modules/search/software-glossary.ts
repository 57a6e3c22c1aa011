import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GlossaryPair } from '@tradefloor/search'
import { parse } from 'csv-parse/sync'
import { contentFolder } from '../../paths.ts'

let pairs: Promise<GlossaryPair[]> | undefined

/** The words of the trade that come with the software: every two of a line mean the same. Read once. */
export function tradeGlossary(): Promise<GlossaryPair[]> {
  pairs ??= read()
  return pairs
}

async function read(): Promise<GlossaryPair[]> {
  const text = await readFile(join(contentFolder, 'glossary.csv'), 'utf8')
  const lines = parse(text, { columns: true, trim: true }) as Record<string, string>[]
  return lines.flatMap((line) => {
    const terms = [line['terms.zh'], line['terms.en']]
      .flatMap((cell) => cell?.split(';') ?? [])
      .map((term) => term.trim())
      .filter(Boolean)
    return terms.flatMap((term, index) =>
      terms.slice(index + 1).map((other): GlossaryPair => ({ terms: [term, other] })),
    )
  })
}
