import type { MemberState as State, TeamMember } from '@tradefloor/contract'
import { dayText, Tag, type TagTone, useLanguage, useText } from '@tradefloor/ui'
import { teamTexts } from './texts.ts'

const tones: Record<State, TagTone> = {
  active: 'online',
  blocked: 'late',
  invited: 'waiting',
  expired: 'late',
  uninvited: 'soon',
  removed: 'soon',
}

/** Whether somebody can sign on, and since or until when. */
export function MemberState({ member }: { member: TeamMember }) {
  const t = useText(teamTexts)
  const { language } = useLanguage()
  const { state, seen_at: seenAt, invited_until: until } = member
  const about =
    state === 'active'
      ? seenAt
        ? t('seen', { date: dayText(seenAt, language, false) })
        : t('neverSeen')
      : state === 'invited' && until
        ? t('validUntil', { date: dayText(until, language, false) })
        : ''
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Tag tone={tones[state]}>{t(state)}</Tag>
      {about && <span className="text-12 text-ink-3">{about}</span>}
    </span>
  )
}
