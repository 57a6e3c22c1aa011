import type { Rolldown } from 'vite'
import { sharedParts } from './shared-parts.ts'

const platform = /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]/

// Of that, no home writes anything, reads on without an end or asks for a list of things at once.
const writing = /@tanstack[\\/].*[\\/](?:mutationObserver|useMutation|useMutationState)\.js$/
const several = /@tanstack[\\/].*[\\/](?:queriesObserver|useQueries)\.js$/
const reading = /@tanstack[\\/].*[\\/](?:infiniteQueryObserver|useInfiniteQuery)\.js$/

// In a file of its own it is what the document names.
const entry = /[\\/]main\.tsx$/

/** What is in which file: what seldom changes, what every page needs, what some share. The rest stays with its page. */
export async function codeSplitting(root: string): Promise<Rolldown.CodeSplittingOptions> {
  const parts = await sharedParts(root)
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'writing', test: writing, priority: 3 },
      { name: 'reading-on', test: reading, priority: 3 },
      { name: 'reading-several', test: several, priority: 3 },
      { name: 'platform', test: platform, priority: 2 },
      { name: (id) => (entry.test(id) ? null : (parts.get(id) ?? null)), priority: 1 },
    ],
  }
}
