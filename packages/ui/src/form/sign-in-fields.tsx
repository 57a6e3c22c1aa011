import { User } from 'lucide-react'
import { CaptchaField } from '../captcha-field.tsx'
import { useText } from '../language/language-provider.tsx'
import { PasswordField } from '../password/password-field.tsx'
import { TextField } from '../text-field.tsx'
import { signInTexts } from './texts.ts'
import type { useForm } from './use-form.ts'

interface SignInWords {
  name: string
  password: string
  /** The letters of the picture. */
  captcha: string
}

interface SignInFieldsProps {
  form: Pick<ReturnType<typeof useForm<SignInWords>>, 'field' | 'control'>
  /** What may be an account. */
  accountHint: string
  picture: { isFetching: boolean; error: unknown; data: { img: string } | undefined }
  onAnother: () => void
}

/** Who one is, the password and the letters of a picture: for visitors and exhibitors alike. */
export function SignInFields({ form, accountHint, picture, onAnother }: SignInFieldsProps) {
  const t = useText(signInTexts)
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t('account')}
        placeholder={accountHint}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={254}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <PasswordField
        {...form.control('password')}
        label={t('password')}
        name="password"
        kind="current-password"
      />
      <CaptchaField
        {...form.control('captcha')}
        label={t('captcha')}
        anotherText={t('newCaptcha')}
        failedText={t('captchaFailed')}
        picture={picture.isFetching ? undefined : picture.data?.img}
        failed={picture.error !== null}
        onAnother={onAnother}
      />
    </>
  )
}
