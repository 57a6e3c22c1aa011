import type { Facets } from '@tradefloor/contract'
import { SkeletonBlock, useText } from '@tradefloor/ui'
import type { Search, SearchKind } from '../../shared/addresses/search.ts'
import { IndustryPills } from '../../shared/listing/industry-pills.tsx'
import { everything } from '../../shared/listing/list-choice.ts'
import { QueryResult, type QueryState } from '../../shared/page/query-result.tsx'
import { useExhibitorFlow, useProductFlow } from './flow-queries.ts'
import { RecentSearches } from './recent-searches.tsx'
import { startTexts } from './start-texts.ts'

interface SearchStartProps {
  kind: SearchKind
  onSearch: (search: Search) => void
}

/** Before anything was searched for: what one searched for last, and what there is without a word for it. */
export function SearchStart({ kind, onSearch }: SearchStartProps) {
  const t = useText(startTexts)
  const Industries = kind === 'products' ? ProductIndustries : ExhibitorIndustries
  return (
    <>
      <RecentSearches onWord={(word) => onSearch({ kind, choice: { ...everything, word } })} />
      <h2 className="mb-3 text-16 font-bold">{t('browse')}</h2>
      <Industries kind={kind} onSearch={onSearch} />
    </>
  )
}

const ExhibitorIndustries = (props: SearchStartProps) => (
  <Industries {...props} asked={useExhibitorFlow(everything)} />
)

const ProductIndustries = (props: SearchStartProps) => (
  <Industries {...props} asked={useProductFlow(everything)} />
)

interface IndustriesProps extends SearchStartProps {
  asked: QueryState<{ first: { facets: Facets } | undefined }>
}

const Industries = ({ kind, onSearch, asked }: IndustriesProps) => (
  <QueryResult
    asked={asked}
    skeleton={
      <div className="flex flex-wrap gap-2">
        {['w-16', 'w-28', 'w-24', 'w-32', 'w-24', 'w-28'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move
          <SkeletonBlock key={index} className={`h-11 rounded-pill! ${width}`} />
        ))}
      </div>
    }
  >
    {({ first }) => (
      <IndustryPills
        facet={first?.facets.industry}
        onChange={(changes) => onSearch({ kind, choice: { ...everything, ...changes } })}
      />
    )}
  </QueryResult>
)
