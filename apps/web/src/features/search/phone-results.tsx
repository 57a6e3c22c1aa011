import { useText } from '@tradefloor/ui'
import { useMemo } from 'react'
import type { Search } from '../../shared/addresses/search.ts'
import { flowOf } from '../../shared/listing/flow.ts'
import { ListEnd } from '../../shared/listing/list-end.tsx'
import { PullToRefresh } from '../../shared/listing/pull-to-refresh.tsx'
import { useListPosition } from '../../shared/listing/use-list-position.ts'
import { useHistoryStep } from '../../shared/page/use-history-step.ts'
import { useExhibitorFlow, useProductFlow } from './flow-queries.ts'
import type { Found } from './found.ts'
import { FoundList } from './found-list.tsx'
import { useCountText } from './kind-count.ts'
import { KindTabs } from './kind-tabs.tsx'
import { PhoneFilters } from './phone-filters.tsx'
import { ReadingLine } from './reading-line.tsx'
import { WaitingBar } from './result-list.tsx'
import { searchTexts } from './texts.ts'
import { useResults } from './use-results.ts'
import { useShownReply } from './use-shown-reply.ts'

interface PhoneResultsProps {
  search: Search
  onSearch: (search: Search) => void
}

/** What was found, on a phone: by kind, narrowed down, further results as one scrolls. */
export function PhoneResults({ search, onSearch }: PhoneResultsProps) {
  const t = useText(searchTexts)
  const { kind, choice } = search
  const isProducts = kind === 'products'
  const exhibitors = useExhibitorFlow(choice, !isProducts)
  const products = useProductFlow(choice, isProducts)
  const shownExhibitors = useShownFlow(exhibitors)
  const shownProducts = useShownFlow(products)
  const shown = isProducts ? shownProducts : shownExhibitors
  const sheet = useHistoryStep('filters')
  const results = useResults({
    search,
    shown,
    isNarrowing: sheet.isOpen,
    onSearch,
  })
  const { names, counts, own, change, toKind } = results
  const countText = useCountText()
  const asked = isProducts ? products : exhibitors
  const flow = flowOf(asked)
  useListPosition(flow)
  const { reply } = shown
  const isEmpty = !shown.isStale && own?.count === 0
  const texts = Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => {
      const text = countText(count)
      return text === undefined ? [] : [[name, text]]
    }),
  )
  return (
    <KindTabs kind={kind} counts={texts} onKind={toKind}>
      <PullToRefresh onRefresh={asked.refetch} />
      <PhoneFilters
        search={search}
        facets={reply?.facets}
        count={own?.count}
        names={names}
        sheet={sheet}
        onChoice={change}
      />
      <WaitingBar isWaiting={shown.isWaiting && reply !== undefined} />
      {reply && (!isEmpty || choice.literal) && (
        <div className="mb-2">
          <ReadingLine reply={reply} choice={choice} onChoice={change} />
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {own && !shown.isStale && t(isProducts ? 'foundProducts' : 'foundExhibitors', { count: own.count })}
      </p>
      <FoundList
        search={search}
        results={results}
        exhibitors={{ asked: exhibitors, shown: shownExhibitors }}
        products={{ asked: products, shown: shownProducts }}
        device="phone"
        onSearch={onSearch}
      >
        {!shown.isStale && reply && reply.list.length > 0 && <ListEnd flow={flow} />}
      </FoundList>
    </KindTabs>
  )
}

interface Asked<Entry> {
  data: { list: Entry[]; count: number; first: Found<Entry> | undefined } | undefined
  error: Error | null
  isPlaceholderData: boolean
  isFetchNextPageError: boolean
}

/** A flow as one reply: what the first page says of the whole, with the entries of all pages. */
function useShownFlow<Entry>({ data, error, isPlaceholderData, isFetchNextPageError }: Asked<Entry>) {
  const whole = useMemo(() => data?.first && { ...data.first, list: data.list, count: data.count }, [data])
  return useShownReply<Found<Entry>>({
    data: whole,
    // One that fails further down says so there.
    error: isFetchNextPageError ? null : error,
    isPlaceholderData,
  })
}
