import { Button, EmptyState, useText } from '@tradefloor/ui'
import type { Search, SearchKind } from '../../shared/addresses/search.ts'
import { everything, isFiltered, unfiltered } from '../../shared/listing/list-choice.ts'
import { listingTexts } from '../../shared/listing/texts.ts'
import { searchTexts } from './texts.ts'

interface NothingFoundProps {
  search: Search
  /** How many there are of the other kind. */
  others: number | undefined
  onSearch: (search: Search) => void
}

const other: Record<SearchKind, SearchKind> = { exhibitors: 'products', products: 'exhibitors' }

/** What was not found, and the step that undoes the cause: a page too far, a filter, the wrong kind. */
export function NothingFound({ search: { kind, choice }, others = 0, onSearch }: NothingFoundProps) {
  const t = useText(searchTexts)
  const listing = useText(listingTexts)
  const { word } = choice
  const title = word ? t(kind === 'products' ? 'noProducts' : 'noExhibitors', { word }) : t('none')
  const way = (text: string, next: Search) => (
    <Button look="soft" onClick={() => onSearch(next)}>
      {text}
    </Button>
  )
  if (choice.page > 1)
    return (
      <EmptyState title={t('none')} action={way(t('firstPage'), { kind, choice: { ...choice, page: 1 } })} />
    )
  if (isFiltered(choice))
    return (
      <EmptyState
        title={title}
        hint={t('filterHint')}
        action={way(listing('clearFilters'), { kind, choice: unfiltered(choice) })}
      />
    )
  if (others === 0) return <EmptyState title={title} hint={t('wordHint')} />
  const see = kind === 'products' ? 'seeExhibitors' : 'seeProducts'
  return (
    <EmptyState
      title={title}
      hint={t('otherHint')}
      action={way(t(see, { count: others }), { kind: other[kind], choice: { ...everything, word } })}
    />
  )
}
