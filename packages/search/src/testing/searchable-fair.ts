import { readdirSync, readFileSync } from 'node:fs'
import type { Bilingual, SearchDocument } from '../document.ts'
import { Glossary, type GlossaryPair } from '../glossary.ts'
import { MemoryCandidates } from '../memory-candidates.ts'
import { planQuery } from '../plan-query.ts'
import { type RankedHit, rank } from '../ranking.ts'
import { Vocabulary } from '../vocabulary.ts'

/** Documents with everything that a search over them needs. */
export function searchableFair(documents: readonly SearchDocument[], pairs: readonly GlossaryPair[] = []) {
  const candidates = new MemoryCandidates(documents)
  const vocabulary = new Vocabulary(candidates.counts())
  const glossary = new Glossary(pairs)
  const knowledge = { vocabulary, glossary }
  const plan = (query: string) => planQuery(query, knowledge)
  const search = (query: string, filters = {}): RankedHit[] => {
    const understood = plan(query)
    return rank(understood, candidates.find(understood, filters))
  }
  return {
    ...knowledge,
    candidates,
    plan,
    search,
    /** Numbers of the hits that are not only similar. */
    found: (query: string) =>
      search(query)
        .filter(({ similar }) => !similar)
        .map(({ candidate }) => candidate.id),
    similar: (query: string) =>
      search(query)
        .filter(({ similar }) => similar)
        .map(({ candidate }) => candidate.id),
  }
}

/** A product by its names; more fields as given. */
export const aProduct = (
  id: number,
  zh: string,
  en: string,
  more: SearchDocument['fields'] = {},
): SearchDocument => ({
  kind: 'product',
  id,
  fields: { name: { zh, en }, ...more },
  filters: {},
  visits: 0,
})

interface Named {
  id: number
  name: Bilingual
}
const readAll = (folder: string): Named[] => {
  const address = new URL(`../../../../content/demo/${folder}/`, import.meta.url)
  return readdirSync(address)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, address), 'utf8')))
}

/** The names of the demo fair: its companies and products. */
export const demoNames = (): SearchDocument[] => [
  ...readAll('companies').map(
    ({ id, name }): SearchDocument => ({ ...aProduct(id, '', ''), fields: { name } }),
  ),
  ...readAll('products').map(
    ({ id, name }): SearchDocument => ({ ...aProduct(id, '', ''), fields: { name } }),
  ),
]
