import { canBecomeWhole, isWhole, type RuledText } from '@tradefloor/contract'
import { CodeField, TextField, useCountdown, useNotice, useText } from '@tradefloor/ui'
import { Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { areaCode, type Contact, type ContactKind, contactFields } from './contact.ts'
import { type CodePurpose, useSendCode } from './queries.ts'
import { accountTexts } from './texts.ts'

const secondsBetweenCodes = 60

interface CodeFieldsProps {
  kind: ContactKind
  purpose: CodePurpose
  contact: string
  onContact: (value: string) => void
  code: string
  onCode: (value: string) => void
}

/** What a field says of its rule: the rule, and what is wrong once it was left, or cannot become right by typing on. */
function useRule(what: Exclude<RuledText, 'contactPhone'>, typed: string) {
  const t = useText(accountTexts)
  const [wasLeft, setWasLeft] = useState(false)
  const text = typed.trim()
  const isWrong = text !== '' && (wasLeft ? !isWhole(what, text) : !canBecomeWhole(what, text))
  return {
    hint: t(`${what}Rule`),
    error: isWrong ? t(`${what}Wrong`) : undefined,
    onBlur: () => setWasLeft(text !== ''),
  }
}

/** A phone number or mail address, and the code that is sent there. */
export function CodeFields({ kind, purpose, contact, onContact, code, onCode }: CodeFieldsProps) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const sending = useSendCode(purpose)
  const countdown = useCountdown()
  const contactRule = useRule(kind, contact)
  const codeRule = useRule('code', code)
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
        {...contactRule}
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
        {...codeRule}
        sendText={countdown.isRunning ? t('resend', { seconds: countdown.left }) : t('sendCode')}
        canSend={isWhole(kind, contact.trim()) && !countdown.isRunning}
        sending={sending.isPending}
        onSend={send}
      />
    </>
  )
}
