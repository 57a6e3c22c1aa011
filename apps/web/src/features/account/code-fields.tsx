import { CodeField, TextField, useCountdown, useNotice, useText } from '@tradefloor/ui'
import { Mail, Smartphone } from 'lucide-react'
import { areaCode, type Contact, type ContactKind, contactFields } from './contact.ts'
import { accountMessages } from './messages.ts'
import { type CodePurpose, useSendCode } from './queries.ts'

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
      <CodeField
        label={t('code')}
        value={code}
        onChange={onCode}
        sendText={countdown.isRunning ? t('resend', { seconds: countdown.left }) : t('sendCode')}
        canSend={contact.trim() !== '' && !countdown.isRunning}
        sending={sending.isPending}
        onSend={send}
      />
    </>
  )
}
