import type { Search } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'

/** The products of a category, which are found by its name. */
export const searchOfCategory = (name: string): Search => ({
  kind: 'products',
  choice: { ...everything, word: name },
})
