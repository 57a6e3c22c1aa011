import { canBecomeValidContact, isValidContact, type RuledText } from '@tradefloor/contract'
import { CodeField, TextField, useCodeSending, useNotice, useText } from '@tradefloor/ui'
import { Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { areaCode, type Contact, type ContactKind, contactFields } from './contact.ts'
import { type CodePurpose, useSendCode } from './queries.ts'
import { accountTexts } from './texts.ts'

interface CodeWords {
  contact: string
  code: string
}

/** Each field says by itself what is wrong with it. */
export const codeFaults = (kind: ContactKind, { contact, code }: CodeWords) => ({
  contact: !isValidContact(kind, contact.trim()),
  code: !isValidContact('code', code),
})

interface CodeFieldsProps {
  kind: ContactKind
  purpose: CodePurpose
  form: { values: CodeWords; put: (changes: Partial<CodeWords>) => void }
}

/** What a field says of its rule: the rule, and what is wrong once it was left, or cannot become right by typing on. */
function useRule(what: Exclude<RuledText, 'contactPhone'>, typed: string) {
  const t = useText(accountTexts)
  const [wasLeft, setWasLeft] = useState(false)
  const text = typed.trim()
  const isWrong = text !== '' && (wasLeft ? !isValidContact(what, text) : !canBecomeValidContact(what, text))
  return {
    hint: t(`${what}Rule`),
    error: isWrong ? t(`${what}Wrong`) : undefined,
    onBlur: () => setWasLeft(text !== ''),
  }
}

/** A phone number or mail address, and the code that is sent there. */
export function CodeFields({ kind, purpose, form }: CodeFieldsProps) {
  const { contact, code } = form.values
  const t = useText(accountTexts)
  const notice = useNotice()
  const to: Contact = { kind, value: contact.trim() }
  const codeSending = useCodeSending(useSendCode(purpose), {
    sendText: t('sendCode'),
    resendText: (seconds) => t('resend', { seconds }),
    onSent: ({ message }) => notice({ tone: 'success', text: message || t('sent') }),
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
  const contactRule = useRule(kind, contact)
  const codeRule = useRule('code', code)
  const Icon = kind === 'phone' ? Smartphone : Mail
  return (
    <>
      <TextField
        label={t(kind)}
        {...contactFields[kind]}
        name={kind}
        required
        value={contact}
        onChange={({ target }) => form.put({ contact: target.value })}
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
        onChange={(next) => form.put({ code: next })}
        {...codeRule}
        {...codeSending.props}
        canSend={isValidContact(kind, to.value) && codeSending.isAllowed}
        onSend={() => codeSending.send(to)}
      />
    </>
  )
}
