import type { LeadsReply } from '@tradefloor/contract'
import { Button, EmptyState, Pager, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { LeadTable } from './lead-table.tsx'
import { leadsAPage } from './queries.ts'
import { leadTexts } from './texts.ts'

interface LeadListProps {
  data: LeadsReply
  open: string | undefined
  address: string
  page: number
  onPage: (page: number) => void
  /** Where the company has leads at all: shows all of them. */
  onClear: (() => void) | undefined
}

/** One page of the leads, and what is done with several of them. */
export function LeadList({ data, open, address, page, onPage, onClear }: LeadListProps) {
  const t = useText(leadTexts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (data.list.length === 0)
    return onClear ? (
      <EmptyState
        title={t('nothingFound')}
        hint={t('nothingFoundHint')}
        action={
          <Button look="soft" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState title={t('nothing')} hint={t('nothingHint')} />
    )
  const uids = data.list.map(({ uid }) => uid)
  const chosenHere = uids.filter((uid) => chosen.has(uid))
  return (
    <>
      <LeadTable
        leads={data.list}
        address={address}
        open={open}
        chosen={chosen}
        onChoose={(uid, isChosen) =>
          setChosen((old) => new Set(isChosen ? [...old, uid] : [...old].filter((each) => each !== uid)))
        }
        onChooseAll={(isChosen) => setChosen(new Set(isChosen ? uids : []))}
      />
      {chosenHere.length > 0 && <BulkBar uids={chosenHere} onClear={() => setChosen(new Set())} />}
      <div className="flex flex-wrap items-center justify-center gap-4 px-6 py-4">
        <Pager page={page} pages={Math.ceil(data.count / leadsAPage)} onPage={onPage} />
        <p className="text-12 text-ink-3 max-lg:hidden pointer-coarse:hidden">{t('keys')}</p>
      </div>
    </>
  )
}
