import type { Device } from '@tradefloor/rules'
import { type ReactNode, useRef } from 'react'
import type { Search } from '../../shared/addresses/search.ts'
import type { FoundExhibitor, FoundProduct } from './found.ts'
import { FoundExhibitorCard, FoundExhibitorSkeleton } from './found-exhibitor.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'
import { pageSizes } from './queries.ts'
import { type Asked, ResultList } from './result-list.tsx'
import type { useResults } from './use-results.ts'

const columns = {
  desktop: {
    exhibitors: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,272px),1fr))] gap-3',
    products: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,216px),1fr))] gap-3',
  },
  phone: {
    exhibitors: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
    products: 'grid grid-cols-1 gap-3 sm:grid-cols-2',
  },
} satisfies Record<Device, Record<Search['kind'], string>>

const skeletonCounts = { desktop: pageSizes, phone: { exhibitors: 4, products: 4 } }

interface FoundListProps {
  search: Search
  results: ReturnType<typeof useResults>
  exhibitors: Asked<FoundExhibitor>
  products: Asked<FoundProduct>
  device: Device
  onSearch: (search: Search) => void
  /** After the list. */
  children?: ReactNode
}

/** The cards of the kind that is shown or, where nothing was found, the ways on. */
export function FoundList(props: FoundListProps) {
  const { search, results, exhibitors, products, device, onSearch, children } = props
  const { kind, choice } = search
  const { names, own, others, isUndecided } = results
  const list = useRef<HTMLDivElement>(null)
  const { reply } = (kind === 'products' ? products : exhibitors).shown
  // The button of a way on goes away with what is found by it.
  const goOn = (next: Search) => {
    list.current?.focus({ preventScroll: true })
    onSearch(next)
  }
  const empty = (similar: ReactNode) =>
    isUndecided ? (
      similar
    ) : (
      <NothingFound
        search={search}
        own={own?.count}
        others={others}
        didYouMean={reply?.corrected === undefined ? reply?.did_you_mean : undefined}
        names={names}
        onSearch={goOn}
      >
        {similar}
      </NothingFound>
    )
  const common = {
    word: choice.word,
    grid: columns[device][kind],
    skeletonCount: skeletonCounts[device][kind],
    empty,
    children,
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {kind === 'products' ? (
        <ResultList
          {...products}
          {...common}
          skeleton={<ProductCardSkeleton device={device} />}
          card={(product) => <ProductCard product={product} search={choice.word} device={device} />}
        />
      ) : (
        <ResultList
          {...exhibitors}
          {...common}
          skeleton={<FoundExhibitorSkeleton />}
          card={(exhibitor) => (
            <FoundExhibitorCard exhibitor={exhibitor} search={choice.word} device={device} />
          )}
        />
      )}
    </div>
  )
}
