import { type DeskRole, deskRoles, isGranted, type TeamMember } from '@tradefloor/contract'
import { useLanguage, useNotice, useText } from '@tradefloor/ui'
import { memberName } from './member-name.ts'
import { useChangeRole } from './queries.ts'
import { teamTexts } from './texts.ts'

/** What somebody may do. It counts as soon as it is chosen. */
export function RoleSelect({ member }: { member: TeamMember }) {
  const t = useText(teamTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const changing = useChangeRole()
  const name = memberName(member, language)
  const shown = changing.isPending ? changing.variables.role : member.role
  const { leads } = member.open
  const changed = (role: DeskRole) =>
    leads > 0 && !isGranted(role, 'leads')
      ? t('roleChangedLeads', { name, role: t(role), leads })
      : t('roleChanged', { name, role: t(role) })
  const change = (role: DeskRole) =>
    changing.mutate(
      { id: member.id, role },
      {
        onSuccess: () => notice({ tone: 'success', text: changed(role) }),
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  return (
    <select
      aria-label={t('roleOf', { name })}
      title={t(`${shown}Means`)}
      value={shown}
      disabled={changing.isPending}
      onChange={({ target }) => change(target.value as DeskRole)}
      className="h-9 rounded-control border border-line-2 bg-white px-2 text-13 hover:border-harbour pointer-coarse:h-11"
    >
      {deskRoles.map((role) => (
        <option key={role} value={role}>
          {t(role)}
        </option>
      ))}
    </select>
  )
}
