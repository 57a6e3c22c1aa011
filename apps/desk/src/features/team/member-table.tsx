import type { TeamMember } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { MemberRow } from './member-row.tsx'
import { teamTexts } from './texts.ts'

const head = 'px-2 text-left font-normal'

/** On a narrow screen each row is a card of its own. */
export function MemberTable({ members }: { members: TeamMember[] }) {
  const t = useText(teamTexts)
  return (
    <table className="w-full text-13 max-lg:block">
      <thead className="bg-sand text-12 text-ink-3 max-lg:sr-only">
        <tr>
          <th scope="col" className="h-9 pl-6 text-left font-normal">
            {t('person')}
          </th>
          <th scope="col" className={head}>
            {t('role')}
          </th>
          <th scope="col" className={head}>
            {t('state')}
          </th>
          <th scope="col" className={head}>
            {t('open')}
          </th>
          <th scope="col" className="pr-6">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} members={members} />
        ))}
      </tbody>
    </table>
  )
}
