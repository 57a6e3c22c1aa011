import { Eye, EyeOff, Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { useText } from '../language/language-provider.tsx'
import { TextField } from '../text-field.tsx'
import { passwordTexts } from './texts.ts'

interface PasswordFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  /** So that a password manager knows whether to fill in or to suggest one. */
  kind: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: string | undefined
}

export function PasswordField({ label, name, value, onChange, kind, hint, error }: PasswordFieldProps) {
  const t = useText(passwordTexts)
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={kind}
      required
      maxLength={128}
      spellCheck={false}
      autoCapitalize="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      hint={hint}
      error={error}
      icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
      inside={
        <IconButton
          size={44}
          className="-mr-3 text-ink-3 hover:text-ink"
          label={t(shown ? 'hide' : 'show')}
          icon={shown ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
