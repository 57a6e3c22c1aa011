import type { ContentSummary } from '@tradefloor/contract'

export const filters = ['all', 'published', 'draft', 'withdrawn', 'changed', 'gaps'] as const
export type ProductFilter = (typeof filters)[number]

const fits: Record<ProductFilter, (product: ContentSummary) => boolean> = {
  all: () => true,
  published: ({ state }) => state === 'published',
  draft: ({ state }) => state === 'draft',
  withdrawn: ({ state }) => state === 'withdrawn' || state === 'withdrawn_by_organiser',
  changed: ({ changes, state }) => changes > 0 && state !== 'draft',
  gaps: ({ missing }) => missing.length > 0,
}

export const isFilter = (text: string | null): text is ProductFilter =>
  (filters as readonly (string | null)[]).includes(text)

/** How many products each filter would show. */
export const countByFilter = (products: readonly ContentSummary[]): Record<ProductFilter, number> =>
  Object.fromEntries(filters.map((filter) => [filter, products.filter(fits[filter]).length])) as Record<
    ProductFilter,
    number
  >

/** Those of a filter in which all words occur, in either language. */
export function chooseProducts(
  products: readonly ContentSummary[],
  { filter, words }: { filter: ProductFilter; words: string },
): ContentSummary[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return products.filter((product) => {
    if (!fits[filter](product)) return false
    const { name, category, model } = product
    const text = [name.cn, name.en, category.cn, category.en, model].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
