import { isNewPassword, passwordReport } from '@tradefloor/contract'
import { Button, NewPassword, PasswordField, passwordTexts, useNotice, useText } from '@tradefloor/ui'
import { type FormEvent, useState } from 'react'
import { useEndHere } from '../../domains/sign-out/use-end-here.ts'
import { useChangePassword } from './profile-queries.ts'
import type { ScreenProps } from './screen-props.ts'
import { centreTexts } from './texts.ts'

/** Success ends the session here and everywhere: whoever knows the new password signs in again. */
export function ChangePassword({ layout, places, Frame, onClose }: ScreenProps) {
  const t = useText(centreTexts)
  const common = useText(passwordTexts)
  const notice = useNotice()
  const change = useChangePassword()
  const endHere = useEndHere()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const isFilled = [old, password, repeat].every((text) => text !== '')

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || change.isPending) return
    if (!isNewPassword(password, repeat)) {
      notice({ tone: 'warning', text: password === repeat ? t('ruleNotKept') : common('differ') })
      return
    }
    change.mutate(
      { old_password: old, password, password_confirmation: repeat },
      {
        onSuccess: ({ mes }) => endHere(places.signInAt, mes),
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  }
  return (
    <Frame title={t('password')} note={t('passwordNote')} onClose={onClose}>
      <form noValidate onSubmit={send} className="grid max-w-110 grid-cols-1 gap-4">
        <PasswordField
          label={t('oldPassword')}
          name="old_password"
          kind="current-password"
          value={old}
          onChange={setOld}
        />
        <NewPassword
          label={t('newPassword')}
          value={password}
          onChange={setPassword}
          report={passwordReport(password)}
          repeat={repeat}
          onRepeat={setRepeat}
        />
        <div>
          <Button
            look="primary"
            type="submit"
            size={layout === 'page' ? 48 : 40}
            className={layout === 'page' ? 'w-full' : 'px-8!'}
            disabled={!isFilled}
            busy={change.isPending}
          >
            {t('changePassword')}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
