import { isNewPassword, passwordReport } from '@tradefloor/contract'
import { Button, NewPassword, StepTitle, useCountdown, useForm, useNotice, useText } from '@tradefloor/ui'
import { CircleCheck, Mail, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CodeFields, codeFaults } from './code-fields.tsx'
import type { ContactKind } from './contact.ts'
import { useResetPassword } from './queries.ts'
import { accountTexts } from './texts.ts'

interface ForgottenCardProps {
  /** From the first step there is no step to go back to. */
  onLeave: () => void
  onSignIn: () => void
}

type Step = { at: 1 } | { at: 2; kind: ContactKind } | { at: 3 }

/** What the history keeps with a step, so that every way back goes one step back. */
const stateOf = (step: Step) => ({ resetStep: step })

function stepOf(state: unknown): Step {
  const isStep = typeof state === 'object' && state !== null && 'resetStep' in state
  return isStep ? (state as ReturnType<typeof stateOf>).resetStep : { at: 1 }
}

const ways = [
  { kind: 'email', text: 'wayEmail', hint: 'wayEmailHint', Icon: Mail },
  { kind: 'phone', text: 'wayPhone', hint: 'wayPhoneHint', Icon: Smartphone },
] as const

/** Three steps to a new password: how to be verified, the code and the password, done. */
export function ForgottenCard({ onLeave, onSignIn }: ForgottenCardProps) {
  const t = useText(accountTexts)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const step = stepOf(state)
  const goTo = (next: Step, replace = false) => navigate(search || '.', { state: stateOf(next), replace })
  return (
    <>
      <p className="mb-4 text-13 text-ink-3">{t('steps', { step: step.at })}</p>
      {step.at === 1 && (
        <>
          <h2 className="mb-3 font-bold">{t('chooseWay')}</h2>
          <div className="grid gap-3">
            {ways.map(({ kind, text, hint, Icon }) => (
              <button
                key={kind}
                type="button"
                onClick={() => goTo({ at: 2, kind })}
                className="flex items-center gap-3 rounded-card border border-line-2 p-4 text-left hover:border-harbour"
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-harbour" />
                <span>
                  <span className="block font-bold">{t(text)}</span>
                  <span className="block text-13 text-ink-2">{t(hint)}</span>
                </span>
              </button>
            ))}
          </div>
          <Button className="mt-4" onClick={onLeave}>
            {t('back')}
          </Button>
        </>
      )}
      {step.at === 2 && (
        <ResetForm kind={step.kind} onBack={() => navigate(-1)} onDone={() => goTo({ at: 3 }, true)} />
      )}
      {step.at === 3 && <Done onSignIn={onSignIn} />}
    </>
  )
}

interface ResetFormProps {
  kind: ContactKind
  onBack: () => void
  onDone: () => void
}

function ResetForm({ kind, onBack, onDone }: ResetFormProps) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const reset = useResetPassword()
  const form = useForm(useState({ contact: '', code: '', password: '', repeat: '' }), {
    faults: (values) => ({
      ...codeFaults(kind, values),
      password: !isNewPassword(values.password, values.repeat),
    }),
    isBusy: reset.isPending,
    send: ({ contact, code, password, repeat }) =>
      reset.mutate(
        { [kind]: contact.trim(), verify_code: code, password, password_confirmation: repeat },
        { onSuccess: onDone, onError: (error) => notice({ tone: 'warning', text: error.message }) },
      ),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <StepTitle className="font-bold">{t('verify')}</StepTitle>
      <CodeFields kind={kind} purpose="reset" form={form} />
      <NewPassword
        label={t('newPassword')}
        {...form.control('password')}
        report={passwordReport(form.values.password)}
        repeat={form.values.repeat}
        onRepeat={form.control('repeat').onChange}
      />
      <div className="flex gap-3">
        <Button size={48} onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          look="primary"
          size={48}
          type="submit"
          className="flex-1"
          disabled={!form.isReady}
          busy={reset.isPending}
        >
          {t('resetNow')}
        </Button>
      </div>
    </form>
  )
}

const secondsUntilSignIn = 10

function Done({ onSignIn }: { onSignIn: () => void }) {
  const t = useText(accountTexts)
  const { left, isRunning, start } = useCountdown()
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    start(secondsUntilSignIn)
    setBegun(true)
  }, [start])
  useEffect(() => {
    if (begun && !isRunning) onSignIn()
  }, [begun, isRunning, onSignIn])
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <CircleCheck size={44} strokeWidth={1.5} aria-hidden className="text-leaf" />
      <StepTitle className="text-18 font-bold">{t('resetDone')}</StepTitle>
      <p className="text-ink-2">{t('resetDoneHint', { seconds: left })}</p>
      <Button look="primary" size={48} className="w-full" onClick={onSignIn}>
        {t('done')}
      </Button>
    </div>
  )
}
