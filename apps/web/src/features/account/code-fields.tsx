import { Button, TextField, useNotice, useText } from '@tradefloor/ui'
import { KeyRound, Mail, Smartphone } from 'lucide-react'
import { codeIn, codeLength } from './code-in.ts'
import { areaCode, type Contact, type ContactKind, contactFields } from './contact.ts'
import { accountMessages } from './messages.ts'
import { type CodePurpose, useSendCode } from './queries.ts'
import { useCountdown } from './use-countdown.ts'

const secondsBetweenCodes = 60

interface CodeFieldsProps {
  kind: ContactKind
  purpose: CodePurpose
  contact: string
  onContact: (value: string) => void
  code: string
  onCode: (value: string) => void
}

/** A phone number or mail address, and the code that is sent there. */
export function CodeFields({ kind, purpose, contact, onContact, code, onCode }: CodeFieldsProps) {
  const t = useText(accountMessages)
  const notice = useNotice()
  const sending = useSendCode(purpose)
  const countdown = useCountdown()
  const Icon = kind === 'phone' ? Smartphone : Mail
  const send = () => {
    const to: Contact = { kind, value: contact.trim() }
    sending.mutate(to, {
      onSuccess: ({ message }) => {
        countdown.start(secondsBetweenCodes)
        notice({ tone: 'success', text: message || t('sent') })
      },
      onError: (error) => {
        countdown.stop()
        notice({ tone: 'warning', text: error.message })
      },
    })
  }
  return (
    <>
      <TextField
        label={t(kind)}
        {...contactFields[kind]}
        name={kind}
        required
        value={contact}
        onChange={({ target }) => onContact(target.value)}
        icon={
          <span className="flex items-center gap-2">
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            {kind === 'phone' && <span className="text-16 text-ink">{areaCode}</span>}
          </span>
        }
      />
      <TextField
        label={t('code')}
        name="verify_code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        value={code}
        // A code that is pasted with spaces or words around it is still the code.
        onChange={({ target }) => onCode(target.value.replace(/\D/g, ''))}
        onPaste={(event) => {
          event.preventDefault()
          onCode(codeIn(event.clipboardData.getData('text')))
        }}
        icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
        beside={
          <Button
            size={48}
            className="min-w-36 tabular-nums"
            busy={sending.isPending}
            disabled={contact.trim() === '' || countdown.isRunning}
            onClick={send}
          >
            {countdown.isRunning ? t('resend', { seconds: countdown.left }) : t('sendCode')}
          </Button>
        }
      />
    </>
  )
}
