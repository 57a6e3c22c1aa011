import { RefreshCw, ShieldCheck } from 'lucide-react'
import { TextField } from './text-field.tsx'

interface CaptchaFieldProps {
  label: string
  /** Said of the picture, which is pressed for another. */
  anotherText: string
  failedText: string
  /** The picture's address; nothing while it is on its way. */
  picture: string | undefined
  failed: boolean
  onAnother: () => void
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** The letters of a picture, beside the picture. */
export function CaptchaField({
  label,
  anotherText,
  failedText,
  picture,
  failed,
  onAnother,
  value,
  onChange,
  error,
}: CaptchaFieldProps) {
  return (
    <TextField
      label={label}
      name="captcha"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      required
      maxLength={12}
      enterKeyHint="go"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden />}
      beside={
        <button
          type="button"
          onClick={onAnother}
          aria-label={anotherText}
          title={anotherText}
          className="flex h-12 shrink-0 items-center gap-2 rounded-control bg-harbour-light pr-3 text-harbour hover:text-harbour-hover"
        >
          {failed ? (
            <span className="max-w-36 pl-3 text-left text-12">{failedText}</span>
          ) : (
            <span className="grid h-12 w-32 place-items-center">
              {picture && <img src={picture} alt="" width={128} height={48} className="rounded-control" />}
            </span>
          )}
          <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  )
}
