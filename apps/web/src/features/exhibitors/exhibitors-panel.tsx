import type { ExhibitionProfile } from '@tradefloor/contract'
import { EmptyState, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { Answer } from '../../shared/page/answer.tsx'
import { Pager } from '../../shared/page/pager.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'
import { ExhibitorCard, ExhibitorCardSkeleton } from './exhibitor-card.tsx'
import { exhibitorMessages } from './messages.ts'
import { drawerPageSize, useExhibitorPage } from './queries.ts'

interface ExhibitorsPanelProps {
  exhibition: { id: number; profile: ExhibitionProfile }
  onClose: () => void
}

const grid = 'grid grid-cols-2 gap-3 min-[1400px]:grid-cols-3'

/** All exhibitors of a hall, a page at a time. */
export function ExhibitorsPanel({ exhibition, onClose }: ExhibitorsPanelProps) {
  const t = useText(exhibitorMessages)
  const [page, setPage] = useState(1)
  const asked = useExhibitorPage(exhibition.id, page)
  const count = asked.data?.count
  const shown = asked.data?.list.length ?? 0
  const first = (page - 1) * drawerPageSize + 1
  return (
    <SidePanel
      title={t('all')}
      note={count !== undefined && t('count', { count })}
      width={932}
      className="right-4 bottom-4"
      onClose={onClose}
      footer={
        count !== undefined && count > drawerPageSize ? (
          <div className="flex flex-wrap items-center justify-between gap-2 text-13 text-ink-2">
            {t('range', { first, last: first + shown - 1, count })}
            <Pager page={page} pages={Math.ceil(count / drawerPageSize)} onPage={setPage} />
          </div>
        ) : undefined
      }
    >
      <Answer
        asked={asked}
        skeleton={
          <div className={grid}>
            {Array.from({ length: drawerPageSize }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike and never move
              <ExhibitorCardSkeleton key={index} />
            ))}
          </div>
        }
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('none')} hint={t('noneHint')} />
          ) : (
            <ul className={grid}>
              {list.map((exhibitor) => (
                <li key={exhibitor.id} className="grid grid-cols-1">
                  <ExhibitorCard exhibitor={exhibitor} profile={exhibition.profile} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </SidePanel>
  )
}
