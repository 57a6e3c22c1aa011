import type { Device } from '@tradefloor/rules'
import type { ReactNode } from 'react'
import { ExhibitorCard, ExhibitorCardSkeleton } from '../../domains/catalogue/exhibitor-card.tsx'
import { noteFound } from '../../domains/visits/found-by.ts'
import type { SearchKind } from '../../shared/addresses/search.ts'
import { CardList } from '../../shared/listing/card-list.tsx'
import type { ListChoice } from '../../shared/listing/list-choice.ts'
import { Answer, type Asked } from '../../shared/page/answer.tsx'
import { ProductCard, ProductCardSkeleton } from './product-card.tsx'
import { pageSizes, type useExhibitorSearch, type useProductSearch } from './queries.ts'

const grids: Record<SearchKind, string> = {
  exhibitors: 'grid grid-cols-2 gap-3 min-[1100px]:grid-cols-3 min-[1360px]:grid-cols-4',
  products: 'grid grid-cols-3 gap-3 min-[1100px]:grid-cols-4 min-[1280px]:grid-cols-5',
}

interface ResultsProps<Reply> {
  asked: Reply
  choice: ListChoice
  device: Device
  /** What there is to see when nothing was found. */
  empty: ReactNode
}

export const ExhibitorResults = ({
  asked,
  choice,
  device,
  empty,
}: ResultsProps<ReturnType<typeof useExhibitorSearch>>) => (
  <Found
    kind="exhibitors"
    asked={asked}
    page={choice.page}
    skeleton={<ExhibitorCardSkeleton />}
    empty={empty}
    card={(exhibitor) => (
      <ExhibitorCard
        exhibitor={exhibitor}
        search={choice.word}
        device={device}
        onOpen={() => noteFound(exhibitor.vhall.id, { search: choice.word, what: 'exhibitor' })}
      />
    )}
  />
)

export const ProductResults = ({
  asked,
  choice,
  device,
  empty,
}: ResultsProps<ReturnType<typeof useProductSearch>>) => (
  <Found
    kind="products"
    asked={asked}
    page={choice.page}
    skeleton={<ProductCardSkeleton />}
    empty={empty}
    card={(product) => <ProductCard product={product} search={choice.word} device={device} />}
  />
)

interface FoundProps<Entry extends { id: number }> {
  kind: SearchKind
  asked: Asked<{ list: Entry[] }> & { isPlaceholderData: boolean }
  page: number
  skeleton: ReactNode
  empty: ReactNode
  card: (entry: Entry) => ReactNode
}

function Found<Entry extends { id: number }>(props: FoundProps<Entry>) {
  const { kind, asked, page, skeleton, empty, card } = props
  return (
    <Answer
      asked={asked}
      skeleton={
        <div className={grids[kind]}>
          {Array.from({ length: pageSizes[kind] }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
            <div key={index} className="grid grid-cols-1">
              {skeleton}
            </div>
          ))}
        </div>
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          empty
        ) : (
          <CardList
            entries={list}
            page={page}
            stale={asked.isPlaceholderData}
            className={grids[kind]}
            card={card}
          />
        )
      }
    </Answer>
  )
}
