import { isWhole } from '@tradefloor/contract'
import { Button, useNotice, useText } from '@tradefloor/ui'
import { type FormEvent, useState } from 'react'
import { keep, kept } from '../../shared/storage/kept.ts'
import { CodeFields } from './code-fields.tsx'
import type { ContactKind } from './contact.ts'
import { useCodeSignIn } from './queries.ts'
import { SignInFoot } from './sign-in-foot.tsx'
import { accountTexts } from './texts.ts'

/** By a code that is sent to a phone or a mail address. */
export function CodeSignIn({ kind, onDone }: { kind: ContactKind; onDone: () => void }) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const signIn = useCodeSignIn()
  const [contact, setContact] = useState('')
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(kept('autoLogin') === 'true')
  const isFilled = isWhole(kind, contact.trim()) && isWhole('code', code)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || signIn.isPending) return
    signIn.mutate(
      { contact: { kind, value: contact.trim() }, code, remember },
      {
        onSuccess: () => {
          keep('autoLogin', String(remember))
          notice({ tone: 'success', text: t('signedIn') })
          onDone()
        },
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  }
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
      <CodeFields
        kind={kind}
        purpose="login"
        contact={contact}
        onContact={setContact}
        code={code}
        onCode={setCode}
      />
      <SignInFoot remember={remember} onRemember={setRemember} />
      <Button look="primary" size={48} type="submit" disabled={!isFilled} busy={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  )
}
