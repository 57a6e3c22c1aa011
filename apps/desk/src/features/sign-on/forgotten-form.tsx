import { isNewPassword, isWhole, passwordReport } from '@tradefloor/contract'
import { Button, CodeField, NewPassword, StepTitle, TextField, useCountdown, useText } from '@tradefloor/ui'
import { Mail, User } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FormError } from './form-error.tsx'
import { useReset, useSendCode } from './queries.ts'
import { ResetDone } from './reset-done.tsx'
import { signOnTexts } from './texts.ts'

interface ForgottenFormProps {
  onSignOn: () => void
  /** Whose password it was. */
  onReset: (userName: string) => void
}

const secondsBetweenCodes = 60

/** Three steps to a new password: the mailbox, the code and the password, done. */
export function ForgottenForm({ onSignOn, onReset }: ForgottenFormProps) {
  const t = useText(signOnTexts)
  const [step, setStep] = useState<1 | 2 | 3>(1)
  const [email, setEmail] = useState('')
  const sending = useSendCode()
  const countdown = useCountdown()
  const send = () =>
    sending.mutate(email.trim(), {
      onSuccess: () => {
        countdown.start(secondsBetweenCodes)
        setStep(2)
      },
    })
  return (
    <>
      <p className="mb-4 text-13 text-ink-3">{t('steps', { step })}</p>
      {step === 1 && (
        <MailboxForm
          email={email}
          onEmail={setEmail}
          sending={sending.isPending}
          error={sending.error?.message}
          onSend={send}
          onBack={onSignOn}
        />
      )}
      {step === 2 && (
        <PasswordForm
          email={email.trim()}
          sendText={countdown.isRunning ? t('resend', { seconds: countdown.left }) : t('sendCode')}
          canSend={!countdown.isRunning}
          sending={sending.isPending}
          sendError={sending.error?.message}
          onSend={send}
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
  email: string
  onEmail: (email: string) => void
  sending: boolean
  error: string | undefined
  onSend: () => void
  onBack: () => void
}

function MailboxForm({ email, onEmail, sending, error, onSend, onBack }: MailboxFormProps) {
  const t = useText(signOnTexts)
  const [tried, setTried] = useState(false)
  const isGood = isWhole('email', email.trim())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isGood && !sending) onSend()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div>
        <StepTitle className="font-bold">{t('chooseWay')}</StepTitle>
        <p className="mt-1 text-13 text-ink-2">{t('chooseWayHint')}</p>
      </div>
      <FormError text={error} />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        error={tried && !isGood ? t('needEmail') : undefined}
        icon={<Mail size={18} strokeWidth={1.75} aria-hidden />}
      />
      <StepButtons back={t('backToSignOn')} onBack={onBack} next={t('toNext')} busy={sending} />
    </form>
  )
}

interface PasswordFormProps {
  email: string
  sendText: string
  canSend: boolean
  sending: boolean
  sendError: string | undefined
  onSend: () => void
  onBack: () => void
  onDone: (userName: string) => void
}

function PasswordForm({ email, sendError, onBack, onDone, ...sender }: PasswordFormProps) {
  const t = useText(signOnTexts)
  const reset = useReset()
  const [userName, setUserName] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [tried, setTried] = useState(false)
  const name = userName.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!name || code.length !== 6 || !isNewPassword(password, repeat) || reset.isPending) return
    reset.mutate(
      { email, user_name: name, verify_code: code, password, password_confirmation: repeat },
      { onSuccess: () => onDone(name) },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div>
        <StepTitle className="font-bold">{t('verify')}</StepTitle>
        <p className="mt-1 text-13 break-words text-ink-2">{t('sentTo', { email })}</p>
      </div>
      <FormError text={reset.error?.message ?? sendError} />
      <CodeField
        label={t('code')}
        value={code}
        onChange={setCode}
        error={tried && code.length !== 6 ? t('needCode') : undefined}
        {...sender}
      />
      <TextField
        label={t('account')}
        name="name"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={32}
        value={userName}
        onChange={({ target }) => setUserName(target.value)}
        error={tried && !name ? t('needAccount') : undefined}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <NewPassword
        label={t('newPassword')}
        value={password}
        onChange={setPassword}
        report={passwordReport(password)}
        repeat={repeat}
        onRepeat={setRepeat}
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
