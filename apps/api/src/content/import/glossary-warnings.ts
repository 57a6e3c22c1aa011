import { glossaryKey, termsOf } from '@tradefloor/search'
import type { Problems } from '../format/problem.ts'
import type { CheckedRow } from '../format/values.ts'
import type { Words } from '../format/words.ts'

/**
 * A term in two groups joins what they mean for who searches by it, and a strike does not undo the organiser's own
 * groups. Either may be meant, and is told once for each group of the folder.
 */
export function warnOfGlossary(given: CheckedRow[], staying: CheckedRow[], warnings: Problems) {
  const ids = new Set(given.map(({ id }) => id))
  const all = [...staying.filter(({ id }) => !ids.has(id)), ...given]
  const groups = all.filter(({ values }) => values.strike !== true)
  const firstWith = new Map<string, CheckedRow>()
  for (const row of groups)
    for (const term of termsIn(row)) {
      const first = firstWith.get(glossaryKey(term))
      if (!first) firstWith.set(glossaryKey(term), row)
      else if (ids.has(row.id) && first.id !== row.id) {
        warnings.add(
          placeOf(row),
          `“${term}”也在词组 ${first.id} 里，两组的词会被当作一样`,
          `has “${term}”, which is in group ${first.id} too: a search by it finds the terms of both`,
        )
        break
      }
    }
  for (const strike of given.filter(({ values }) => values.strike === true)) {
    const keys = termsIn(strike).map(glossaryKey)
    const group = groups.find((each) => {
      const own = termsIn(each).map(glossaryKey)
      return keys.every((key) => own.includes(key))
    })
    if (group)
      warnings.add(
        placeOf(strike),
        `不起作用：这两个词都在您自己的词组 ${group.id} 里`,
        `has no effect: both terms are in your own group ${group.id}`,
      )
  }
}

const termsIn = ({ values }: CheckedRow) => termsOf(values.terms as Words)
const placeOf = ({ file, line }: CheckedRow) => ({ file, line, field: 'terms' })
