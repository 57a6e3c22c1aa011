import { fold } from './fold.ts'
import { quoted, spacesOf } from './lexemes.ts'
import type { Subject, Telling } from './subject.ts'
import { bigrams, tokens } from './tokeniser.ts'

const mostTerms = 24
/** A word that only one text has leads nowhere else. */
const leastDocuments = 2

/** By what the index is asked for things like this one, to be cast to tsquery; null where there is nothing. */
export interface SubjectQueries {
  /** By its rarest words: together they are in no more documents than allowed. */
  words: string | null
  category: string | null
}

export const subjectQueries = (subject: Subject, mostDocuments: number): SubjectQueries => ({
  words: orNothing(rarest(subject, mostDocuments).flatMap(({ forms }) => forms.flatMap(lexemes))),
  category: orNothing(subject.categories.flatMap((category) => categoryQuery(category) ?? [])),
})

function rarest({ runs, words }: Subject, mostDocuments: number): Telling[] {
  const all = [...runs.flatMap(({ pairs }) => pairs), ...words]
    .filter(({ weight, documents }) => weight > 0 && documents >= leastDocuments)
    .sort((a, b) => a.documents - b.documents)
    .slice(0, mostTerms)
  let sum = 0
  return all.filter(({ documents }) => {
    sum += documents
    return sum <= mostDocuments
  })
}

const lexemes = (term: string) => spacesOf.short.map((space) => quoted(space + term))
const orNothing = (parts: string[]) => (parts.length === 0 ? null : [...new Set(parts)].join('|'))

/** All pieces of the name: what has them and another category is told apart when it is compared. */
function categoryQuery(category: string): string | undefined {
  const pieces = tokens(fold(category)).flatMap(({ kind, text }) => (kind === 'han' ? bigrams(text) : [text]))
  if (pieces.length === 0) return undefined
  return `(${pieces.map((piece) => `(${lexemes(piece).join('|')})`).join('&')})`
}
