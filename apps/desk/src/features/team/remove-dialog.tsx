import { isGranted, type TeamMember } from '@tradefloor/contract'
import { Confirm, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useId, useState } from 'react'
import { memberName } from './member-name.ts'
import { useRemove } from './queries.ts'
import { teamTexts } from './texts.ts'

interface RemoveDialogProps {
  member: TeamMember
  members: TeamMember[]
  onClose: () => void
}

/** What somebody is responsible for is said before they go, and who takes it over is asked. */
export function RemoveDialog({ member, members, onClose }: RemoveDialogProps) {
  const t = useText(teamTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const removing = useRemove()
  const [handTo, setHandTo] = useState('')
  const id = useId()
  const name = memberName(member, language)
  const { conversations, leads } = member.open
  // A lead is of no use to somebody who may not open it.
  const receivers = members.filter(
    ({ id: other, state, role }) =>
      other !== member.id && state === 'active' && (leads === 0 || isGranted(role, 'leads')),
  )
  const remove = () =>
    removing.mutate(
      { id: member.id, handTo: handTo || undefined },
      {
        onSuccess: () => {
          onClose()
          notice({ tone: 'success', text: t('removedNotice', { name }) })
        },
      },
    )
  return (
    <Confirm
      open
      title={t('removeTitle', { name })}
      text={member.own ? t('removeSelf') : t('removeText', { name })}
      yes={t('remove')}
      no={t('cancel')}
      busy={removing.isPending}
      onYes={remove}
      onNo={onClose}
    >
      {conversations + leads > 0 && (
        <>
          <p className="text-13 font-bold">{t('removeOpen', member.open)}</p>
          <label htmlFor={id} className="mt-3 block text-13 text-ink-2">
            {t('handTo')}
          </label>
          <select
            id={id}
            value={handTo}
            onChange={({ target }) => setHandTo(target.value)}
            className="mt-1 h-10 w-full rounded-control border border-line-2 bg-white px-2 text-13 hover:border-harbour pointer-coarse:h-11"
          >
            <option value="">{t('nobody')}</option>
            {receivers.map((each) => (
              <option key={each.uid} value={each.uid}>
                {memberName(each, language)}
              </option>
            ))}
          </select>
        </>
      )}
      {removing.error && (
        <p role="alert" className="mt-3 text-13 text-coral-ink">
          {removing.error.message}
        </p>
      )}
    </Confirm>
  )
}
