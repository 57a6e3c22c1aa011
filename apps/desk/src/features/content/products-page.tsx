import { Button, EmptyState, useNotice, useText, WordBox } from '@tradefloor/ui'
import { Plus } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePageTitle } from '../../domains/chat/use-page-title.ts'
import { places } from '../../shared/addresses.ts'
import { FilterPill } from '../../shared/filter-pill.tsx'
import { chooseProducts, countByFilter, filters, isFilter, type ProductFilter } from './choose-products.ts'
import { ProductTable } from './product-table.tsx'
import { PublishAll } from './publish-all.tsx'
import { useAddProduct, useContentList } from './queries.ts'
import { hasPlace } from './record-order.ts'
import { RecordError, RecordPending } from './record-state.tsx'
import { SheetButtons } from './sheets/sheet-buttons.tsx'
import { contentTexts } from './texts.ts'

const filterTexts = {
  all: 'all',
  published: 'filterPublished',
  draft: 'filterDraft',
  withdrawn: 'filterWithdrawn',
  changed: 'filterChanges',
  gaps: 'filterGaps',
} as const satisfies Record<ProductFilter, keyof typeof contentTexts.zh>

/** All products of the company: found, filtered, begun. */
export default function ProductsPage() {
  const t = useText(contentTexts)
  const notice = useNotice()
  const navigate = useNavigate()
  usePageTitle(t('products'))
  const { data, error, isFetching, refetch } = useContentList()
  const adding = useAddProduct()
  const [query, setQuery] = useSearchParams()
  const named = query.get('show')
  const filter: ProductFilter = isFilter(named) ? named : 'all'
  const words = useDeferredValue(query.get('search') ?? '')
  const put = (key: string, value: string) =>
    setQuery(
      (old) => {
        if (value) old.set(key, value)
        else old.delete(key)
        return old
      },
      { replace: true },
    )
  if (error && !data) return <RecordError error={error} isFetching={isFetching} onRetry={() => refetch()} />
  if (!data) return <RecordPending />
  const products = data.filter(({ table }) => table === 'products')
  const counts = countByFilter(products)
  const found = chooseProducts(products, { filter, words })
  // Between products that are not shown nothing can be put.
  const canArrange = filter === 'all' && words.trim() === '' && products.filter(hasPlace).length > 1
  const add = () =>
    adding.mutate(undefined, {
      onSuccess: ({ id }) => navigate(`${places.products}/${id}`),
      onError: (refusal) => notice({ tone: 'warning', text: refusal.message }),
    })
  const addButton = (
    <Button
      look="primary"
      busy={adding.isPending}
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
      onClick={add}
    >
      {t('newProduct')}
    </Button>
  )
  return (
    <div className="surface flex-1">
      <header className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line px-(--gutter) py-2 lg:px-6">
        <h1 className="text-20 font-bold">{t('products')}</h1>
        <p role="status" className="text-13 text-ink-3">
          {t('total', { count: found.length })}
        </p>
        {canArrange && (
          <p className="text-13 text-ink-3 max-sm:w-full">
            {t(products.some(({ position }) => position > 0) ? 'orderIsVisitors' : 'orderByName')}
          </p>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          <SheetButtons hasProducts={products.length > 0} />
          <PublishAll records={data} />
          {products.length > 0 && addButton}
        </span>
      </header>
      {products.length === 0 ? (
        <EmptyState title={t('noProducts')} hint={t('noProductsHint')} action={addButton} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2 px-(--gutter) py-3 lg:px-6">
            {filters
              .filter((each) => each === 'all' || each === filter || counts[each] > 0)
              .map((each) => (
                <FilterPill
                  key={each}
                  isChosen={each === filter}
                  onChoose={() => put('show', each === 'all' ? '' : each)}
                >
                  {t(filterTexts[each], { count: counts[each] })}
                </FilterPill>
              ))}
            <WordBox
              label={t('searchLabel')}
              placeholder={t('search')}
              value={query.get('search') ?? ''}
              onChange={(text) => put('search', text)}
              className="w-full sm:ml-auto sm:w-64 pointer-coarse:h-11"
            />
          </div>
          {found.length === 0 ? (
            <EmptyState
              title={t('nothingFound')}
              hint={t('nothingFoundHint')}
              action={
                <Button look="soft" onClick={() => setQuery({}, { replace: true })}>
                  {t('showAll')}
                </Button>
              }
            />
          ) : (
            // Another choice begins at its beginning.
            <ProductTable key={`${filter} ${words}`} products={found} canArrange={canArrange} />
          )}
        </>
      )}
    </div>
  )
}
