import type { Facets } from '@tradefloor/contract'
import { Drawer, Segment, useText } from '@tradefloor/ui'
import { useState } from 'react'
import type { Search, SearchKind } from '../../shared/addresses/search.ts'
import { AreaPicker } from '../../shared/listing/area-picker.tsx'
import { IndustryPills } from '../../shared/listing/industry-pills.tsx'
import { anywhere, type ListChoice } from '../../shared/listing/list-choice.ts'
import { ListFoot } from '../../shared/listing/list-foot.tsx'
import { SortSelect } from '../../shared/listing/sort-select.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { searchBoxTexts } from './box-texts.ts'
import { NothingFound } from './nothing-found.tsx'
import { pageSizes, useExhibitorSearch, useOtherCount, useProductSearch } from './queries.ts'
import { ExhibitorResults, ProductResults } from './search-results.tsx'
import { searchTexts } from './texts.ts'

interface SearchDrawerProps {
  /** What is shown, or nothing while the drawer is closed. */
  search: Search | undefined
  onSearch: (search: Search) => void
  onClose: () => void
  /** The header, whose box stays usable. */
  alongside: () => HTMLElement | null
}

/** The results of a search over whatever page one is on. */
export default function SearchDrawer({ search, onSearch, onClose, alongside }: SearchDrawerProps) {
  const t = useText(searchTexts)
  const box = useText(searchBoxTexts)
  const common = useText(pageTexts)
  // What is leaving is still seen.
  const [last, setLast] = useState(search)
  if (search && search !== last) setLast(search)
  const title = last ? titleOf(t, last) : box('search')
  return (
    <Drawer
      open={search !== undefined}
      onClose={onClose}
      title={title}
      closeText={common('close')}
      height={760}
      alongside={alongside}
    >
      {last && <Shown title={title} search={last} onSearch={onSearch} />}
    </Drawer>
  )
}

type Translate = ReturnType<typeof useText<(typeof searchTexts)['zh']>>

const titleOf = (t: Translate, { kind, choice: { word } }: Search) =>
  word ? t('results', { word }) : t(kind === 'products' ? 'allProducts' : 'allExhibitors')

interface ShownProps {
  title: string
  search: Search
  onSearch: (search: Search) => void
}

function Shown({ title, search, onSearch }: ShownProps) {
  const { kind, choice } = search
  const exhibitors = useExhibitorSearch(choice, kind === 'exhibitors')
  const products = useProductSearch(choice, kind === 'products')
  const isProducts = kind === 'products'
  const asked = isProducts ? products : exhibitors
  const others = useOtherCount(isProducts ? 'exhibitors' : 'products', choice).data
  const change = (changes: Partial<ListChoice>) =>
    onSearch({ kind, choice: { ...choice, page: 1, ...changes } })
  const empty = <NothingFound search={search} others={others} onSearch={onSearch} />
  const counts = isProducts
    ? { exhibitors: others, products: asked.data?.count }
    : { exhibitors: asked.data?.count, products: others }
  return (
    <>
      <Head title={title} search={search} counts={counts} facets={asked.data?.facets} onSearch={onSearch} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-8 pt-1 pb-6">
        {isProducts ? (
          <ProductResults asked={products} choice={choice} device="desktop" empty={empty} />
        ) : (
          <ExhibitorResults asked={exhibitors} choice={choice} device="desktop" empty={empty} />
        )}
      </div>
      {asked.data && asked.data.count > pageSizes[kind] && (
        <footer className="shrink-0 border-t border-line px-8 py-4">
          <ListFoot
            page={choice.page}
            size={pageSizes[kind]}
            shown={asked.data.list.length}
            count={asked.data.count}
            of={isProducts ? 'rangeOfThings' : 'range'}
            onPage={(page) => change({ page })}
          />
        </footer>
      )}
    </>
  )
}

interface HeadProps extends ShownProps {
  counts: Readonly<Record<SearchKind, number | undefined>>
  facets: Facets | undefined
}

function Head({ title, search: { kind, choice }, counts, facets, onSearch }: HeadProps) {
  const t = useText(searchTexts)
  const box = useText(searchBoxTexts)
  const change = (changes: Partial<ListChoice>) =>
    onSearch({ kind, choice: { ...choice, page: 1, ...changes } })
  const found = counts[kind]
  const withCount = (name: SearchKind) =>
    counts[name] === undefined ? box(name) : `${box(name)} ${counts[name]}`
  return (
    <div className="shrink-0 px-8 pt-3 pb-3">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 pr-10">
        <p aria-hidden className="max-w-120 truncate text-20 font-bold">
          {title}
        </p>
        <Segment
          label={t('kinds')}
          look="sand"
          value={kind}
          onChange={(next) => onSearch({ kind: next, choice: { ...anywhere(choice), page: 1 } })}
          options={(['exhibitors', 'products'] as const).map((name) => ({
            value: name,
            text: withCount(name),
            label: withCount(name),
          }))}
        />
        <p aria-live="polite" className="sr-only">
          {found !== undefined &&
            t(kind === 'products' ? 'foundProducts' : 'foundExhibitors', { count: found })}
        </p>
        <div className="ml-auto flex items-center gap-3">
          {kind === 'exhibitors' && <AreaPicker facet={facets?.area} choice={choice} onChange={change} />}
          <SortSelect value={choice.sort} onChange={change} />
        </div>
      </div>
      <IndustryPills facet={facets?.industry} choice={choice} onChange={change} className="mt-3" />
    </div>
  )
}
