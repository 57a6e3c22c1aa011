import { isNewPassword, isValidContact, passwordReport } from '@tradefloor/contract'
import {
  Button,
  blankIn,
  CodeField,
  type FormState,
  NewPassword,
  StepTitle,
  TextField,
  useCodeSending,
  useForm,
  useText,
} from '@tradefloor/ui'
import { Mail, User } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { FormError } from './form-error.tsx'
import { useReset, useSendCode } from './queries.ts'
import { ResetDone } from './reset-done.tsx'
import { signOnTexts } from './texts.ts'

interface ForgottenFormProps {
  onSignOn: () => void
  /** Whose password it was. */
  onReset: (userName: string) => void
}

/** Three steps to a new password: the mailbox, the code and the password, done. */
export function ForgottenForm({ onSignOn, onReset }: ForgottenFormProps) {
  const t = useText(signOnTexts)
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [mailbox, setMailbox] = useState({ email: '' })
  const email = mailbox.email.trim()
  const sending = useSendCode()
  const codeSending = useCodeSending(sending, {
    sendText: t('sendCode'),
    resendText: (seconds) => t('resend', { seconds }),
    onSent: () => setStep(2),
  })
  const send = () => codeSending.send(email)
  return (
    <>
      <p className="mb-4 text-13 text-ink-3">{t('steps', { step })}</p>
      {step === 1 && (
        <MailboxForm
          state={[mailbox, setMailbox]}
          sending={sending.isPending}
          error={sending.error?.message}
          onSend={send}
          onBack={onSignOn}
        />
      )}
      {step === 2 && (
        <PasswordForm
          email={email}
          code={{ ...codeSending.props, canSend: codeSending.isAllowed, onSend: send }}
          sendError={sending.error?.message}
          onBack={() => setStep(1)}
          onDone={(userName) => {
            onReset(userName)
            setStep(3)
          }}
        />
      )}
      {step === 3 && <ResetDone onSignOn={onSignOn} />}
    </>
  )
}

interface MailboxFormProps {
  state: FormState<{ email: string }>
  sending: boolean
  error: string | undefined
  onSend: () => void
  onBack: () => void
}

function MailboxForm({ state, sending, error, onSend, onBack }: MailboxFormProps) {
  const t = useText(signOnTexts)
  const form = useForm(state, {
    faults: (values) => ({ email: !isValidContact('email', values.email.trim()) && t('needEmail') }),
    isBusy: sending,
    send: onSend,
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <div>
        <StepTitle className="font-bold">{t('chooseWay')}</StepTitle>
        <p className="mt-1 text-13 text-ink-2">{t('chooseWayHint')}</p>
      </div>
      <FormError text={error} />
      <TextField
        {...form.field('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        icon={<Mail size={18} strokeWidth={1.75} aria-hidden />}
      />
      <StepButtons back={t('backToSignOn')} onBack={onBack} next={t('toNext')} busy={sending} />
    </form>
  )
}

interface PasswordFormProps {
  email: string
  code: Pick<ComponentProps<typeof CodeField>, 'sendText' | 'canSend' | 'sending' | 'onSend'>
  sendError: string | undefined
  onBack: () => void
  onDone: (userName: string) => void
}

function PasswordForm({ email, code, sendError, onBack, onDone }: PasswordFormProps) {
  const t = useText(signOnTexts)
  const reset = useReset()
  const form = useForm(useState({ name: '', verify_code: '', password: '', repeat: '' }), {
    faults: (values) => ({
      verify_code: !isValidContact('code', values.verify_code) && t('needCode'),
      ...blankIn(values, { name: t('needAccount') }),
      password: !isNewPassword(values.password, values.repeat),
    }),
    isBusy: reset.isPending,
    send: ({ name, verify_code, password, repeat }) =>
      reset.mutate(
        { email, user_name: name.trim(), verify_code, password, password_confirmation: repeat },
        { onSuccess: () => onDone(name.trim()) },
      ),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <div>
        <StepTitle className="font-bold">{t('verify')}</StepTitle>
        <p className="mt-1 text-13 break-words text-ink-2">{t('sentTo', { email })}</p>
      </div>
      <FormError text={reset.error?.message ?? sendError} />
      <CodeField label={t('code')} {...form.control('verify_code')} {...code} />
      <TextField
        {...form.field('name')}
        label={t('account')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={32}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <NewPassword
        label={t('newPassword')}
        {...form.control('password')}
        report={passwordReport(form.values.password)}
        repeat={form.values.repeat}
        onRepeat={form.control('repeat').onChange}
      />
      <StepButtons back={t('back')} onBack={onBack} next={t('resetNow')} busy={reset.isPending} />
    </form>
  )
}

interface StepButtonsProps {
  back: string
  onBack: () => void
  next: string
  busy: boolean
}

const StepButtons = ({ back, onBack, next, busy }: StepButtonsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button size={48} onClick={onBack}>
      {back}
    </Button>
    <Button look="primary" size={48} type="submit" className="flex-1" busy={busy}>
      {next}
    </Button>
  </div>
)
