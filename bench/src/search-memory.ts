import {
  alignedUnits,
  Glossary,
  learnGlossary,
  MemoryCandidates,
  planQuery,
  rank,
  Vocabulary,
  withoutStruck,
} from '@tradefloor/search'
import { readDemoDocuments, readGlossary } from './demo-documents.ts'
import type { SearchSource } from './search-sources.ts'

/** The engine without server and database, over the files of the demo fair. */
export async function openMemorySource(
  root: string,
  { glossary: withGlossary }: { glossary: boolean },
): Promise<SearchSource> {
  const documents = readDemoDocuments(root)
  const candidates = {
    exhibitors: new MemoryCandidates(documents.filter(({ kind }) => kind === 'exhibitor')),
    exhibits: new MemoryCandidates(documents.filter(({ kind }) => kind === 'product')),
  }
  const vocabulary = new Vocabulary([...candidates.exhibitors.counts(), ...candidates.exhibits.counts()])
  const handMade = withGlossary ? readGlossary(root) : { own: [], software: [], struck: [] }
  const learnt = learnGlossary(documents.flatMap(alignedUnits))
  const glossary = new Glossary([
    ...handMade.own,
    ...withoutStruck([...handMade.software, ...learnt], handMade.struck),
  ])
  return {
    find: async ({ kind, query }) => {
      const plan = planQuery(query, { vocabulary, glossary })
      return rank(plan, candidates[kind].find(plan)).map(({ candidate, similar }) => ({
        id: candidate.id,
        similar,
      }))
    },
    close: async () => {},
  }
}
