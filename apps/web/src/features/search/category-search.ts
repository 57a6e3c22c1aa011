import type { Search } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'

/** The products of a category, by its value in the facets. */
export const searchOfCategory = (category: string): Search => ({
  kind: 'products',
  choice: { ...everything, category },
})
