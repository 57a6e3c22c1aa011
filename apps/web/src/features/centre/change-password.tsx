import { isNewPassword, passwordReport } from '@tradefloor/contract'
import {
  Button,
  NewPassword,
  PasswordField,
  passwordTexts,
  useForm,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { useState } from 'react'
import { useEndHere } from '../../domains/sign-out/use-end-here.ts'
import { ownAccountTexts } from './own-account-texts.ts'
import { useChangePassword } from './profile-queries.ts'
import type { ScreenProps } from './screen-props.ts'
import { centreTexts } from './texts.ts'

/** Success ends the session here and everywhere: whoever knows the new password signs in again. */
export function ChangePassword({ layout, places, Frame, onClose }: ScreenProps) {
  const t = useText(ownAccountTexts)
  const centre = useText(centreTexts)
  const common = useText(passwordTexts)
  const notice = useNotice()
  const change = useChangePassword()
  const endHere = useEndHere()
  const form = useForm(useState({ old_password: '', password: '', repeat: '' }), {
    faults: ({ old_password, password, repeat }) => ({
      old_password: old_password === '',
      password: password === '',
      repeat: repeat === '',
    }),
    isBusy: change.isPending,
    send: ({ old_password, password, repeat }) => {
      if (!isNewPassword(password, repeat)) {
        notice({ tone: 'warning', text: password === repeat ? t('ruleNotKept') : common('differ') })
        return
      }
      change.mutate(
        { old_password, password, password_confirmation: repeat },
        {
          onSuccess: ({ mes }) => endHere(places.signInAt, mes),
          onError: (error) => notice({ tone: 'warning', text: error.message }),
        },
      )
    },
  })
  return (
    <Frame title={centre('password')} note={t('passwordNote')} onClose={onClose}>
      <form {...form.props} className="grid max-w-110 grid-cols-1 gap-4">
        <PasswordField
          label={t('oldPassword')}
          name="old_password"
          kind="current-password"
          {...form.control('old_password')}
        />
        <NewPassword
          label={t('newPassword')}
          {...form.control('password')}
          report={passwordReport(form.values.password)}
          repeat={form.values.repeat}
          onRepeat={form.control('repeat').onChange}
        />
        <div>
          <Button
            look="primary"
            type="submit"
            size={layout === 'page' ? 48 : 40}
            className={layout === 'page' ? 'w-full' : 'px-8!'}
            disabled={!form.isReady}
            busy={change.isPending}
          >
            {t('changePassword')}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
