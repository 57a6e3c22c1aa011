import { KeyRound } from 'lucide-react'
import { Button } from './button.tsx'
import { codeIn, codeLength } from './code-in.ts'
import { TextField } from './text-field.tsx'

interface CodeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What the button says: that it sends, or how long until it sends again. */
  sendText: string
  canSend: boolean
  sending: boolean
  onSend: () => void
  /** What it looks like. */
  hint?: string
  error?: string | undefined
  onBlur?: () => void
}

/** A code that was sent somewhere, with the button that sends it. */
export function CodeField({
  label,
  value,
  onChange,
  sendText,
  canSend,
  sending,
  onSend,
  hint,
  error,
  onBlur,
}: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="verify_code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={codeLength}
      value={value}
      // A code that is pasted with spaces or words around it is still the code.
      onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
      onPaste={(event) => {
        event.preventDefault()
        onChange(codeIn(event.clipboardData.getData('text')))
      }}
      hint={hint}
      error={error}
      onBlur={onBlur}
      icon={<KeyRound size={18} strokeWidth={1.75} aria-hidden />}
      beside={
        <Button
          size={48}
          className="min-w-36 tabular-nums"
          busy={sending}
          disabled={!canSend}
          onClick={onSend}
        >
          {sendText}
        </Button>
      }
    />
  )
}
