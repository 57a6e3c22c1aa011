import { Button, Confirm, PasswordField, useHeading, useNotice, useText } from '@tradefloor/ui'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useEndHere } from '../../domains/sign-out/use-end-here.ts'
import { ownAccountTexts } from './own-account-texts.ts'
import { useDeleteAccount } from './profile-queries.ts'
import { centreTexts } from './texts.ts'
import { useExportAccount } from './use-export-account.ts'

/** What a visitor may do with what is kept about them: take it along, and have it erased. */
export function DataAndPrivacy({ home }: { home: string }) {
  const Heading = useHeading()
  const t = useText(ownAccountTexts)
  const centre = useText(centreTexts)
  const exporting = useExportAccount()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section aria-labelledby="data-and-privacy" className="rounded-card border border-line bg-sand p-5">
      <Heading id="data-and-privacy" className="text-16 font-bold">
        {centre('dataAndPrivacy')}
      </Heading>
      <p className="mt-1 text-13 text-ink-2">{t('dataText')}</p>
      <div className="mt-4 grid gap-3">
        <Button
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          busy={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          {centre('exportAccount')}
        </Button>
        <Button
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          className="text-coral-ink! hover:border-coral-fill!"
          onClick={() => setIsAsking(true)}
        >
          {t('deleteAccount')}
        </Button>
      </div>
      <DeleteQuestion open={isAsking} home={home} onClose={() => setIsAsking(false)} />
    </section>
  )
}

interface DeleteQuestionProps {
  open: boolean
  home: string
  onClose: () => void
}

function DeleteQuestion({ open, home, onClose }: DeleteQuestionProps) {
  const t = useText(ownAccountTexts)
  const centre = useText(centreTexts)
  const notice = useNotice()
  const deletion = useDeleteAccount()
  const endHere = useEndHere()
  const [password, setPassword] = useState('')
  const leave = () => {
    setPassword('')
    deletion.reset()
    onClose()
  }
  const erase = () =>
    deletion.mutate(password, {
      onSuccess: ({ mes }) => {
        // Nothing else will ever say so: it stays until it is read.
        notice({ tone: 'success', text: mes, sticky: true })
        endHere(home)
      },
    })
  return (
    <Confirm
      open={open}
      title={t('deleteTitle')}
      text={t('deleteText')}
      yes={t('deleteYes')}
      no={centre('cancel')}
      look="danger"
      busy={deletion.isPending}
      yesDisabled={password === ''}
      onYes={erase}
      onNo={leave}
    >
      <PasswordField
        label={t('yourPassword')}
        name="password"
        kind="current-password"
        value={password}
        onChange={setPassword}
        error={deletion.error?.message}
      />
    </Confirm>
  )
}
