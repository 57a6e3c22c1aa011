import { isWhole } from '@tradefloor/contract'
import {
  Button,
  CodeField,
  IconButton,
  Modal,
  PasswordField,
  TextField,
  useCountdown,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { Smartphone, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useAddPhone, useSendPhoneCode } from './profile-queries.ts'
import { centreTexts } from './texts.ts'

const secondsBetweenCodes = 60

/** A phone to sign in with, proved by a code; with the password, because the phone can set a new one. */
export function AddPhone({ onClose }: { onClose: () => void }) {
  const t = useText(centreTexts)
  const notice = useNotice()
  const sending = useSendPhoneCode()
  const adding = useAddPhone()
  const countdown = useCountdown()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const isPhone = isWhole('phone', phone)
  const warn = (error: Error) => notice({ tone: 'warning', text: error.message })
  const sendCode = () =>
    sending.mutate(phone, {
      onSuccess: ({ message }) => {
        countdown.start(secondsBetweenCodes)
        notice({ tone: 'success', text: message })
      },
      onError: (error) => {
        countdown.stop()
        warn(error)
      },
    })
  const isReady = isPhone && isWhole('code', code) && password !== ''
  const add = (event: FormEvent) => {
    // The window stands inside the form of the page, which is not meant.
    event.preventDefault()
    event.stopPropagation()
    if (!isReady || adding.isPending) return
    adding.mutate(
      { phone, verify_code: code, password },
      {
        onSuccess: ({ mes }) => {
          notice({ tone: 'success', text: mes })
          onClose()
        },
        onError: warn,
      },
    )
  }
  return (
    <Modal open onClose={onClose} title={t('addPhone')} className="max-w-112 flex-col p-6">
      <div className="mb-4 flex items-center justify-between gap-2">
        <p aria-hidden className="text-18 font-bold">
          {t('addPhone')}
        </p>
        <IconButton
          label={t('cancel')}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
          className="-mr-2 text-ink-2 hover:bg-sand-2"
        />
      </div>
      <form noValidate onSubmit={add} className="grid grid-cols-1 gap-4 overflow-y-auto p-1">
        <TextField
          label={t('mobile')}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          maxLength={11}
          hint={t('mobileRule')}
          value={phone}
          onChange={({ target }) => setPhone(target.value.replace(/\D/g, ''))}
          icon={
            <span className="flex items-center gap-2">
              <Smartphone size={18} strokeWidth={1.75} aria-hidden />
              <span className="text-16 text-ink">{'+86'}</span>
            </span>
          }
        />
        <CodeField
          label={t('phoneCode')}
          value={code}
          onChange={setCode}
          sendText={countdown.isRunning ? t('resendCode', { seconds: countdown.left }) : t('sendCode')}
          canSend={isPhone && !countdown.isRunning}
          sending={sending.isPending}
          onSend={sendCode}
        />
        <PasswordField
          label={t('presentPassword')}
          name="password"
          kind="current-password"
          value={password}
          onChange={setPassword}
          hint={t('presentPasswordWhy')}
        />
        <Button look="primary" size={48} type="submit" disabled={!isReady} busy={adding.isPending}>
          {t('addPhone')}
        </Button>
      </form>
    </Modal>
  )
}
