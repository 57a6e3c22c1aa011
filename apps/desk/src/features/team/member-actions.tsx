import type { TeamMember } from '@tradefloor/contract'
import { Button, Confirm, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { memberName } from './member-name.ts'
import { useCancelInvitation } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { teamTexts } from './texts.ts'
import { useSendAgain } from './use-send-again.ts'

interface MemberActionsProps {
  member: TeamMember
  members: TeamMember[]
}

/** What can be done about one of the company's people, by how far they have come. */
export function MemberActions({ member, members }: MemberActionsProps) {
  const t = useText(teamTexts)
  const [isAsking, setIsAsking] = useState(false)
  const again = useSendAgain(member)
  const isWaiting = member.state === 'invited' || member.state === 'expired'
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {(isWaiting || member.state === 'uninvited') && (
        <Button size={32} look="soft" busy={again.isPending} onClick={again.send}>
          {t(isWaiting ? 'resend' : 'sendInvitation')}
        </Button>
      )}
      <Button size={32} onClick={() => setIsAsking(true)}>
        {t(isWaiting ? 'cancelInvitation' : 'remove')}
      </Button>
      {isWaiting ? (
        <CancelDialog member={member} open={isAsking} onClose={() => setIsAsking(false)} />
      ) : (
        isAsking && <RemoveDialog member={member} members={members} onClose={() => setIsAsking(false)} />
      )}
    </div>
  )
}

interface CancelDialogProps {
  member: TeamMember
  open: boolean
  onClose: () => void
}

function CancelDialog({ member, open, onClose }: CancelDialogProps) {
  const t = useText(teamTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const cancelling = useCancelInvitation()
  return (
    <Confirm
      open={open}
      title={t('cancelTitle', { name: memberName(member, language) })}
      text={t('cancelText')}
      yes={t('cancelInvitation')}
      no={t('keep')}
      busy={cancelling.isPending}
      onYes={() =>
        cancelling.mutate(member.id, {
          onSuccess: () => {
            onClose()
            notice({ tone: 'success', text: t('cancelled') })
          },
          onError: (error) => notice({ tone: 'warning', text: error.message }),
        })
      }
      onNo={onClose}
    />
  )
}
