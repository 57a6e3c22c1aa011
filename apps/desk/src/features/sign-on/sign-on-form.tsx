import { Button, CaptchaField, PasswordField, TextField, useText } from '@tradefloor/ui'
import { User } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { expectTicket } from '../../domains/session/ticket.ts'
import { FormError } from './form-error.tsx'
import { useCaptcha, useSignOn } from './queries.ts'
import { signOnTexts } from './texts.ts'

interface SignOnFormProps {
  /** Who has just set a password need not type their name again. */
  name: string
  place: string | null
  onForgotten: () => void
}

export function SignOnForm({ name: first, place, onForgotten }: SignOnFormProps) {
  const t = useText(signOnTexts)
  const captcha = useCaptcha()
  const signOn = useSignOn()
  const [name, setName] = useState(first)
  const [password, setPassword] = useState('')
  const [letters, setLetters] = useState('')
  const [tried, setTried] = useState(false)
  const missing = (value: string, text: string) => (tried && value.trim() === '' ? text : undefined)

  const another = () => {
    setLetters('')
    void captcha.refetch()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const key = captcha.data?.key
    if (!name.trim() || !password || !letters.trim() || !key || signOn.isPending) return
    signOn.mutate(
      { name: name.trim(), password, captcha: letters.trim(), key, place },
      {
        onSuccess: ({ address }) => {
          expectTicket()
          window.location.assign(address)
        },
        onError: () => {
          // The picture code is used up, whatever was wrong.
          setTried(false)
          another()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
      <FormError text={signOn.error?.message} />
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
        error={missing(name, t('needAccount'))}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <PasswordField
        label={t('password')}
        name="password"
        kind="current-password"
        value={password}
        onChange={setPassword}
        error={missing(password, t('needPassword'))}
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
        error={missing(letters, t('needCaptcha'))}
      />
      <button
        type="button"
        onClick={onForgotten}
        className="flex min-h-11 items-center justify-self-end text-14 text-harbour hover:text-harbour-hover"
      >
        {t('forgotten')}
      </button>
      <Button look="primary" size={48} type="submit" busy={signOn.isPending || signOn.isSuccess}>
        {t('signOn')}
      </Button>
      <p className="border-t border-line pt-3 text-13 text-ink-3">
        {t('noAccount')}
        <span className="block">{t('small')}</span>
      </p>
    </form>
  )
}
