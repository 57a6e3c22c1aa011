import { isWhole } from '@tradefloor/contract'
import {
  Button,
  CodeField,
  IconButton,
  Modal,
  PasswordField,
  TextField,
  useCodeSending,
  useForm,
  useNotice,
  useText,
} from '@tradefloor/ui'
import { Smartphone, X } from 'lucide-react'
import { useState } from 'react'
import { useAddPhone, useSendPhoneCode } from './profile-queries.ts'
import { centreTexts } from './texts.ts'

/** A phone to sign in with, proved by a code; with the password, because the phone can set a new one. */
export function AddPhone({ onClose }: { onClose: () => void }) {
  const t = useText(centreTexts)
  const notice = useNotice()
  const adding = useAddPhone()
  const warn = (error: Error) => notice({ tone: 'warning', text: error.message })
  const codeSending = useCodeSending(useSendPhoneCode(), {
    sendText: t('sendCode'),
    resendText: (seconds) => t('resendCode', { seconds }),
    onSent: ({ message }) => notice({ tone: 'success', text: message }),
    onError: warn,
  })
  const form = useForm(useState({ phone: '', code: '', password: '' }), {
    faults: ({ phone, code, password }) => ({
      phone: !isWhole('phone', phone),
      code: !isWhole('code', code),
      password: password === '',
    }),
    isBusy: adding.isPending,
    send: ({ phone, code, password }) =>
      adding.mutate(
        { phone, verify_code: code, password },
        {
          onSuccess: ({ mes }) => {
            notice({ tone: 'success', text: mes })
            onClose()
          },
          onError: warn,
        },
      ),
  })
  const { phone } = form.values
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
      <form {...form.props} className="grid grid-cols-1 gap-4 overflow-y-auto p-1">
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
          onChange={({ target }) => form.put({ phone: target.value.replace(/\D/g, '') })}
          icon={
            <span className="flex items-center gap-2">
              <Smartphone size={18} strokeWidth={1.75} aria-hidden />
              <span className="text-16 text-ink">{'+86'}</span>
            </span>
          }
        />
        <CodeField
          label={t('phoneCode')}
          {...form.control('code')}
          {...codeSending.props}
          canSend={isWhole('phone', phone) && codeSending.isAllowed}
          onSend={() => codeSending.send(phone)}
        />
        <PasswordField
          label={t('presentPassword')}
          name="password"
          kind="current-password"
          {...form.control('password')}
          hint={t('presentPasswordWhy')}
        />
        <Button look="primary" size={48} type="submit" disabled={!form.isReady} busy={adding.isPending}>
          {t('addPhone')}
        </Button>
      </form>
    </Modal>
  )
}
