import { Tabs, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { type SearchKind, searchKinds } from '../../shared/addresses/search.ts'
import { searchBoxTexts } from './box-texts.ts'
import { searchTexts } from './texts.ts'

interface KindTabsProps {
  kind: SearchKind
  /** How many were found of each, as far as it is known. */
  counts?: Readonly<Partial<Record<SearchKind, string>>>
  onKind: (kind: SearchKind) => void
  children: ReactNode
}

const kinds = Object.keys(searchKinds) as SearchKind[]

/** The kinds of a search under the phone's box, and what there is of the one that was chosen. */
export function KindTabs({ kind, counts, onKind, children }: KindTabsProps) {
  const t = useText(searchTexts)
  const box = useText(searchBoxTexts)
  return (
    <Tabs
      label={t('kinds')}
      layout="fill"
      value={kind}
      onChange={onKind}
      listClassName="surface sticky top-[calc(56px+var(--safe-top))] z-(--z-shell) px-4 max-[17.5rem]:top-0"
      panelClassName="px-4 pt-3 pb-[calc(24px+var(--safe-bottom))]"
      tabs={kinds.map((value) => {
        const count = counts?.[value]
        return {
          value,
          text: box(value),
          ...(count !== undefined && { count }),
          panel: value === kind ? children : null,
        }
      })}
    />
  )
}
