import type { Lead } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { LeadRow } from './lead-row.tsx'
import { leadTexts } from './texts.ts'

interface LeadTableProps {
  leads: readonly Lead[]
  address: string
  open: string | undefined
  chosen: ReadonlySet<string>
  onChoose: (uid: string, isChosen: boolean) => void
  onChooseAll: (isChosen: boolean) => void
}

export function LeadTable({ leads, address, open, chosen, onChoose, onChooseAll }: LeadTableProps) {
  const t = useText(leadTexts)
  const head = 'px-2 text-left font-normal'
  return (
    <table className="w-full border-t border-line text-13 max-lg:block">
      <thead className="bg-sand text-12 text-ink-3 max-lg:sr-only">
        <tr>
          <th scope="col" className="h-9 w-11 pl-4 text-left">
            <label className="grid size-9 cursor-pointer place-items-center">
              <input
                type="checkbox"
                checked={leads.every(({ uid }) => chosen.has(uid))}
                aria-label={t('selectAll')}
                onChange={({ target }) => onChooseAll(target.checked)}
                className="size-4.5 accent-harbour"
              />
            </label>
          </th>
          <th scope="col" className="pr-2 text-left font-normal">
            {t('person')}
          </th>
          <th scope="col" className={head}>
            {t('interest')}
          </th>
          <th scope="col" className={`${head} max-xl:hidden`}>
            {t('tags')}
          </th>
          <th scope="col" className={head}>
            {t('owner')}
          </th>
          <th scope="col" className={head}>
            {t('next')}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {leads.map((lead) => (
          <LeadRow
            key={lead.uid}
            lead={lead}
            address={address}
            isOpen={lead.uid === open}
            isChosen={chosen.has(lead.uid)}
            onChoose={(isChosen) => onChoose(lead.uid, isChosen)}
          />
        ))}
      </tbody>
    </table>
  )
}
