import type { Search } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'

/** A category as it is read, and by its value in the facets. */
export interface ChosenCategory {
  text: string
  value: string
}

/** The products of a category. */
export const searchOfCategory = ({ value }: ChosenCategory): Search => ({
  kind: 'products',
  choice: { ...everything, category: value },
})
