import { isValidContact } from '@tradefloor/contract'
import { Button, CodeField, IconButton, Modal, PasswordField, TextField, useText } from '@tradefloor/ui'
import { Smartphone, X } from 'lucide-react'
import { loginPhoneTexts } from './login-phone-texts.ts'
import { centreTexts } from './texts.ts'
import { useAddPhoneForm } from './use-add-phone-form.ts'

/** A phone to sign in with, proved by a code; with the password, because the phone can set a new one. */
export function AddPhone({ onClose }: { onClose: () => void }) {
  const t = useText(loginPhoneTexts)
  const centre = useText(centreTexts)
  const { form, codeSending, isBusy } = useAddPhoneForm(onClose)
  const { phone } = form.values
  return (
    <Modal open onClose={onClose} title={t('addPhone')} className="max-w-112 flex-col p-6">
      <div className="mb-4 flex items-center justify-between gap-2">
        <p aria-hidden className="text-18 font-bold">
          {t('addPhone')}
        </p>
        <IconButton
          label={centre('cancel')}
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
          className="-mr-2 text-ink-2 hover:bg-sand-2"
        />
      </div>
      <form {...form.props} className="grid grid-cols-1 gap-4 overflow-y-auto p-1">
        <PhoneField value={phone} onChange={(phone) => form.put({ phone })} />
        <CodeField
          label={t('phoneCode')}
          {...form.control('code')}
          {...codeSending.props}
          canSend={isValidContact('phone', phone) && codeSending.isAllowed}
          onSend={() => codeSending.send(phone)}
        />
        <PasswordField
          label={t('presentPassword')}
          name="password"
          kind="current-password"
          {...form.control('password')}
          hint={t('presentPasswordWhy')}
        />
        <Button look="primary" size={48} type="submit" disabled={!form.isReady} busy={isBusy}>
          {t('addPhone')}
        </Button>
      </form>
    </Modal>
  )
}

interface PhoneFieldProps {
  value: string
  onChange: (phone: string) => void
}

/** A mobile number of mainland China: nothing but its digits. */
function PhoneField({ value, onChange }: PhoneFieldProps) {
  const t = useText(loginPhoneTexts)
  return (
    <TextField
      label={t('mobile')}
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      required
      maxLength={11}
      hint={t('mobileRule')}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      icon={
        <span className="flex items-center gap-2">
          <Smartphone size={18} strokeWidth={1.75} aria-hidden />
          <span className="text-16 text-ink">{'+86'}</span>
        </span>
      }
    />
  )
}
