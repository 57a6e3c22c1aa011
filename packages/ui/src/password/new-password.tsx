import { Check, Circle } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { useText } from '../language/language-provider.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordTexts } from './texts.ts'

const rules = [
  ['length', 'ruleLength'],
  ['kinds', 'ruleKinds'],
  ['uncommon', 'ruleUncommon'],
] as const

interface RuledPasswordProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Which parts of the rule it keeps. */
  report: Record<(typeof rules)[number][0], boolean>
}

/** A new password with its rule, ticked off as one types. */
export function RuledPassword({ label, value, onChange, report }: RuledPasswordProps) {
  const t = useText(passwordTexts)
  return (
    <PasswordField
      label={label}
      name="password"
      kind="new-password"
      value={value}
      onChange={onChange}
      hint={
        <ul className="grid gap-0.5">
          {rules.map(([part, text]) => {
            const kept = value !== '' && report[part]
            const Icon = kept ? Check : Circle
            return (
              <li key={part} className={classNames('flex items-center gap-1.5', kept && 'text-leaf')}>
                <Icon size={kept ? 14 : 8} strokeWidth={2} aria-hidden className="w-3.5 shrink-0" />
                {t(text)}
              </li>
            )
          })}
        </ul>
      }
    />
  )
}

interface NewPasswordProps extends RuledPasswordProps {
  repeat: string
  onRepeat: (value: string) => void
}

/** A new password, and once more to be sure. That they differ is said as soon as they cannot become the same. */
export function NewPassword({ repeat, onRepeat, ...ruled }: NewPasswordProps) {
  const t = useText(passwordTexts)
  return (
    <>
      <RuledPassword {...ruled} />
      <PasswordField
        label={t('repeat')}
        name="password_confirmation"
        kind="new-password"
        value={repeat}
        onChange={onRepeat}
        error={ruled.value.startsWith(repeat) ? undefined : t('differ')}
      />
    </>
  )
}
