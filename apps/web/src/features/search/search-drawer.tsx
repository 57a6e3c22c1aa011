import { Drawer, Tabs, useText } from '@tradefloor/ui'
import { type Search, type SearchKind, searchKinds } from '../../shared/addresses/search.ts'
import { pageTexts } from '../../shared/page/texts.ts'
import { useLasting } from '../../shared/page/use-lasting.ts'
import { searchBoxTexts } from './box-texts.ts'
import { DesktopResults } from './desktop-results.tsx'
import { useCountText } from './kind-count.ts'
import { useExhibitorSearch, useProductSearch } from './queries.ts'
import { searchTexts } from './texts.ts'
import { useResults } from './use-results.ts'
import { useShownReply } from './use-shown-reply.ts'

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
  const last = useLasting(search)
  const title = last ? titleOf(t, last) : box('search')
  return (
    <Drawer
      open={search !== undefined}
      onClose={onClose}
      title={title}
      closeText={common('close')}
      height="tall"
      alongside={alongside}
    >
      {last && <Shown title={title} search={last} onSearch={onSearch} />}
    </Drawer>
  )
}

type Translate = ReturnType<typeof useText<(typeof searchTexts)['zh']>>

const titleOf = (t: Translate, { kind, choice: { word } }: Search) =>
  word ? t('results', { word }) : t(kind === 'products' ? 'allProducts' : 'allExhibitors')

const kinds = Object.keys(searchKinds) as SearchKind[]

interface ShownProps {
  title: string
  search: Search
  onSearch: (search: Search) => void
}

function Shown({ title, search, onSearch }: ShownProps) {
  const t = useText(searchTexts)
  const box = useText(searchBoxTexts)
  const { kind, choice } = search
  const isProducts = kind === 'products'
  const exhibitors = useExhibitorSearch(choice, !isProducts)
  const products = useProductSearch(choice, isProducts)
  const shownExhibitors = useShownReply(exhibitors)
  const shownProducts = useShownReply(products)
  const shown = isProducts ? shownProducts : shownExhibitors
  const results = useResults({ search, shown, isNarrowing: true, onSearch })
  const countText = useCountText()
  const { own } = results
  return (
    <Tabs
      label={t('kinds')}
      value={kind}
      onChange={results.toKind}
      lead={
        <p
          aria-hidden
          className="flex min-w-0 items-center text-20 font-bold wrap-anywhere max-w-1/2 compact:max-w-full"
        >
          <span className="line-clamp-2">{title}</span>
        </p>
      }
      className="flex min-h-0 flex-1 flex-col compact:block compact:overflow-y-auto [&>:first-child]:shrink-0 [&>:first-child]:gap-x-8 [&>:first-child]:border-b [&>:first-child]:border-line [&>:first-child]:px-8 [&>:first-child]:pt-2 [&>:first-child]:pr-16 max-sm:[&>:first-child]:px-4"
      listClassName="border-b-0! min-h-14 items-end"
      panelClassName="flex min-h-0 flex-1 flex-col [--ring-offset:-3px]"
      tabs={kinds.map((value) => {
        const count = countText(results.counts[value])
        return {
          value,
          text: box(value),
          ...(count !== undefined && { count }),
          panel:
            value === kind ? (
              <>
                <p aria-live="polite" className="sr-only">
                  {own &&
                    !shown.isStale &&
                    t(isProducts ? 'foundProducts' : 'foundExhibitors', { count: own.count })}
                </p>
                <DesktopResults
                  search={search}
                  results={results}
                  exhibitors={{ asked: exhibitors, shown: shownExhibitors }}
                  products={{ asked: products, shown: shownProducts }}
                  onSearch={onSearch}
                />
              </>
            ) : null,
        }
      })}
    />
  )
}
