import { Button, blankIn, SignInFields, useForm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { storedValue, storeValue } from '../../shared/storage/stored-values.ts'
import { useAccountSignIn, useCaptcha } from './queries.ts'
import { SignInFoot } from './sign-in-foot.tsx'
import { accountTexts } from './texts.ts'

/** By user name, phone or mail address, with a password and a picture code. */
export function AccountSignIn({ onDone }: { onDone: () => void }) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const captcha = useCaptcha()
  const signIn = useAccountSignIn()
  const [remember, setRemember] = useState(storedValue('autoLogin') === 'true')
  const form = useForm(useState({ name: storedValue('account') ?? '', password: '', captcha: '' }), {
    faults: (values) => ({
      ...blankIn(values, { name: true, captcha: true }),
      password: values.password === '',
    }),
    isBusy: signIn.isPending,
    send: (values) => {
      const key = captcha.data?.key
      if (!key) return
      const name = values.name.trim()
      signIn.mutate(
        { name, password: values.password, captcha: values.captcha.trim(), key, remember },
        {
          onSuccess: () => {
            storeValue('autoLogin', String(remember))
            storeValue('account', remember ? name : null)
            notice({ tone: 'success', text: t('signedIn') })
            onDone()
          },
          onError: (error) => {
            // The picture code is used up, whatever was wrong.
            another()
            notice({ tone: 'warning', text: error.message })
          },
        },
      )
    },
  })
  const another = () => {
    form.put({ captcha: '' })
    void captcha.refetch()
  }
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <SignInFields form={form} accountHint={t('accountHint')} picture={captcha} onAnother={another} />
      <SignInFoot remember={remember} onRemember={setRemember} />
      <Button look="primary" size={48} type="submit" disabled={!form.isReady} busy={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  )
}
