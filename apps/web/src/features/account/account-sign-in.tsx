import { Button, CaptchaField, PasswordField, TextField, useNotice, useText } from '@tradefloor/ui'
import { User } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { keep, kept } from '../../shared/storage/kept.ts'
import { useAccountSignIn, useCaptcha } from './queries.ts'
import { SignInFoot } from './sign-in-foot.tsx'
import { accountTexts } from './texts.ts'

/** By user name, phone or mail address, with a password and a picture code. */
export function AccountSignIn({ onDone }: { onDone: () => void }) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const captcha = useCaptcha()
  const signIn = useAccountSignIn()
  const [name, setName] = useState(kept('account') ?? '')
  const [password, setPassword] = useState('')
  const [letters, setLetters] = useState('')
  const [remember, setRemember] = useState(kept('autoLogin') === 'true')
  const isFilled = name.trim() !== '' && password !== '' && letters.trim() !== ''

  const another = () => {
    setLetters('')
    void captcha.refetch()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const key = captcha.data?.key
    if (!isFilled || !key || signIn.isPending) return
    signIn.mutate(
      { name: name.trim(), password, captcha: letters.trim(), key, remember },
      {
        onSuccess: () => {
          keep('autoLogin', String(remember))
          keep('account', remember ? name.trim() : null)
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
  }
  return (
    <form onSubmit={send} className="grid grid-cols-1 gap-4">
      <TextField
        label={t('account')}
        placeholder={t('accountHint')}
        name="name"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={254}
        value={name}
        onChange={({ target }) => setName(target.value)}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <PasswordField
        label={t('password')}
        name="password"
        kind="current-password"
        value={password}
        onChange={setPassword}
      />
      <CaptchaField
        label={t('captcha')}
        anotherText={t('newCaptcha')}
        failedText={t('captchaFailed')}
        picture={captcha.isFetching ? undefined : captcha.data?.img}
        failed={captcha.error !== null}
        onAnother={another}
        value={letters}
        onChange={setLetters}
      />
      <SignInFoot remember={remember} onRemember={setRemember} />
      <Button look="primary" size={48} type="submit" disabled={!isFilled} busy={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  )
}
