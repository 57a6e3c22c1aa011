import { useText } from '@tradefloor/ui'
import { ExhibitorCard, ExhibitorCardSkeleton } from '../../domains/catalogue/exhibitor-card.tsx'
import { noteFound } from '../../domains/visits/found-by.ts'
import type { Search } from '../../shared/addresses/search.ts'
import { useExhibitorFlow, useProductFlow } from './flow-queries.ts'
import { KindTabs } from './kind-tabs.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'
import { useOtherCount } from './queries.ts'
import { ResultFilters } from './result-filters.tsx'
import { ResultFlow } from './result-flow.tsx'
import { searchTexts } from './texts.ts'

interface PhoneResultsProps {
  search: Search
  onSearch: (search: Search) => void
  onKind: (kind: Search['kind']) => void
}

/** What was found, on a phone: by kind, narrowed down, further results as one scrolls. */
export function PhoneResults({ search, onSearch, onKind }: PhoneResultsProps) {
  const t = useText(searchTexts)
  const { kind, choice } = search
  const isProducts = kind === 'products'
  const exhibitors = useExhibitorFlow(choice, !isProducts)
  const products = useProductFlow(choice, isProducts)
  const others = useOtherCount(isProducts ? 'exhibitors' : 'products', choice).data
  const { data } = isProducts ? products : exhibitors
  const counts = isProducts
    ? { exhibitors: others, products: data?.count }
    : { exhibitors: data?.count, products: others }
  const empty = <NothingFound search={search} others={others} onSearch={onSearch} />
  return (
    <KindTabs kind={kind} counts={counts} onKind={onKind}>
      <ResultFilters search={search} facets={data?.first?.facets} count={data?.count} onSearch={onSearch} />
      <p aria-live="polite" className="sr-only">
        {data && t(isProducts ? 'foundProducts' : 'foundExhibitors', { count: data.count })}
      </p>
      {isProducts ? (
        <ResultFlow
          asked={products}
          grid="grid grid-cols-2 gap-3 max-[17.5rem]:grid-cols-1 sm:grid-cols-3"
          skeleton={<ProductCardSkeleton />}
          empty={empty}
          card={(product) => <ProductCard product={product} search={choice.word} device="phone" />}
        />
      ) : (
        <ResultFlow
          asked={exhibitors}
          grid="grid grid-cols-1 gap-3 sm:grid-cols-2"
          skeleton={<ExhibitorCardSkeleton />}
          empty={empty}
          card={(exhibitor) => (
            <ExhibitorCard
              exhibitor={exhibitor}
              search={choice.word}
              device="phone"
              onOpen={() => noteFound(exhibitor.vhall.id, { search: choice.word, what: 'exhibitor' })}
            />
          )}
        />
      )}
    </KindTabs>
  )
}
