import type { TeamMember } from '@tradefloor/contract'
import { Avatar, inLanguage, LocalName, Tag, useLanguage, useText } from '@tradefloor/ui'
import { MemberActions } from './member-actions.tsx'
import { memberName } from './member-name.ts'
import { MemberState } from './member-state.tsx'
import { RoleSelect } from './role-select.tsx'
import { teamTexts } from './texts.ts'

interface MemberRowProps {
  member: TeamMember
  /** Everybody who is there: who can take over. */
  members: TeamMember[]
}

const cell = 'px-2 max-lg:block max-lg:px-0'

export function MemberRow({ member, members }: MemberRowProps) {
  const t = useText(teamTexts)
  const { language } = useLanguage()
  const post = inLanguage({ zh: member.post.cn, en: member.post.en }, language)
  const { conversations, leads } = member.open
  return (
    <tr className="border-b border-line align-middle max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:px-(--gutter) max-lg:py-4">
      <td className="py-2.5 pl-6 max-lg:block max-lg:w-full max-lg:p-0">
        <div className="flex items-center gap-3">
          <Avatar name={memberName(member, language)} size={36} />
          <div className="min-w-0">
            <p className="font-bold [overflow-wrap:anywhere]">
              <LocalName name={inLanguage({ zh: member.name.cn, en: member.name.en }, language)} />
              {member.own && (
                <Tag tone="replay" className="ml-2 font-normal">
                  {t('you')}
                </Tag>
              )}
            </p>
            <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">
              {[post.text, member.email].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </td>
      <td className={cell}>
        <RoleSelect member={member} />
      </td>
      <td className={cell}>
        <MemberState member={member} />
      </td>
      <td className={`${cell} text-ink-2 max-lg:w-full`}>
        <span className="text-ink-3 lg:hidden">{t('open')} </span>
        {conversations + leads === 0 ? (
          <span className="text-ink-3">{t('openNothing')}</span>
        ) : (
          t('openText', { conversations, leads })
        )}
      </td>
      <td className="py-2 pr-6 max-lg:block max-lg:p-0">
        <MemberActions member={member} members={members} />
      </td>
    </tr>
  )
}
