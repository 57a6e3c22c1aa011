import { Button, useForm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { storedValue, storeValue } from '../../shared/storage/stored-values.ts'
import { CodeFields, codeFaults } from './code-fields.tsx'
import type { ContactKind } from './contact.ts'
import { useCodeSignIn } from './queries.ts'
import { SignInFoot } from './sign-in-foot.tsx'
import { accountTexts } from './texts.ts'

/** By a code that is sent to a phone or a mail address. */
export function CodeSignIn({ kind, onDone }: { kind: ContactKind; onDone: () => void }) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const signIn = useCodeSignIn()
  const [remember, setRemember] = useState(storedValue('autoLogin') === 'true')
  const form = useForm(useState({ contact: '', code: '' }), {
    faults: (values) => codeFaults(kind, values),
    isBusy: signIn.isPending,
    send: ({ contact, code }) =>
      signIn.mutate(
        { contact: { kind, value: contact.trim() }, code, remember },
        {
          onSuccess: () => {
            storeValue('autoLogin', String(remember))
            notice({ tone: 'success', text: t('signedIn') })
            onDone()
          },
          onError: (error) => notice({ tone: 'warning', text: error.message }),
        },
      ),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <CodeFields kind={kind} purpose="login" form={form} />
      <SignInFoot remember={remember} onRemember={setRemember} />
      <Button look="primary" size={48} type="submit" disabled={!form.isReady} busy={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  )
}
