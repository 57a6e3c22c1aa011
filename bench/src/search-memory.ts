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
export function openEngine(root: string, { glossary: withGlossary }: { glossary: boolean }) {
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
  return { candidates, plan: (query: string) => planQuery(query, { vocabulary, glossary }) }
}

export async function openMemorySource(root: string, options: { glossary: boolean }): Promise<SearchSource> {
  const { candidates, plan } = openEngine(root, options)
  return {
    find: async ({ kind, query }) => {
      const understood = plan(query)
      return rank(understood, candidates[kind].find(understood)).map(({ candidate, similar }) => ({
        id: candidate.id,
        similar,
      }))
    },
    close: async () => {},
  }
}
