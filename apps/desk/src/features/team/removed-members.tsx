import type { TeamMember } from '@tradefloor/contract'
import { Avatar, Button, useLanguage, useText } from '@tradefloor/ui'
import { memberName } from './member-name.ts'
import { teamTexts } from './texts.ts'
import { useSendAgain } from './use-send-again.ts'

/** Who was removed, and the way back. */
export function RemovedMembers({ members }: { members: TeamMember[] }) {
  const t = useText(teamTexts)
  if (members.length === 0) return null
  return (
    <section aria-labelledby="removed-members" className="px-(--gutter) py-6 lg:px-6">
      <h2 id="removed-members" className="text-14 font-bold text-ink-2">
        {t('removedTitle')}
      </h2>
      <p className="mt-1 text-12 text-ink-3">{t('removedHint')}</p>
      <ul className="mt-2">
        {members.map((member) => (
          <RemovedMember key={member.id} member={member} />
        ))}
      </ul>
    </section>
  )
}

function RemovedMember({ member }: { member: TeamMember }) {
  const t = useText(teamTexts)
  const { language } = useLanguage()
  const again = useSendAgain(member)
  const name = memberName(member, language)
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-2.5 text-13">
      <span className="opacity-60">
        <Avatar name={name} size={28} />
      </span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name} <span className="text-12 text-ink-3">{member.email}</span>
      </span>
      <Button size={32} busy={again.isPending} onClick={again.send}>
        {t('restore')}
      </Button>
    </li>
  )
}
