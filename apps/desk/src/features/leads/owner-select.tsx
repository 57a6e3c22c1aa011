import { classNames, inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { usePerson } from '../../domains/session/use-person.ts'
import { leadTexts } from './texts.ts'

interface OwnerSelectProps {
  label: string
  /** Who it is now, null for nobody; undefined where several leads are meant. */
  value: string | null | undefined
  /** The owner may not be able to sign on any more, and is still named. */
  name?: string | undefined
  onChange: (uid: string | null) => void
  className?: string
}

const nobody = 'nobody'

/** Who of the company is responsible. */
export function OwnerSelect({ label, value, name, onChange, className }: OwnerSelectProps) {
  const t = useText(leadTexts)
  const { language } = useLanguage()
  const { data: person } = usePerson()
  const people = (person?.colleagues ?? []).map(({ uid, name: names }) => ({
    uid,
    text: inLanguage({ zh: names.cn, en: names.en }, language).text,
  }))
  const all = person ? [{ uid: person.uid, text: t('me') }, ...people] : people
  const isOther = value != null && !all.some(({ uid }) => uid === value)
  return (
    <select
      aria-label={label}
      value={value === undefined ? '' : (value ?? nobody)}
      onChange={({ target }) => onChange(target.value === nobody ? null : target.value)}
      className={classNames(
        'h-9 max-w-full rounded-control border border-line-2 bg-white px-2 text-13 hover:border-harbour pointer-coarse:h-11',
        className,
      )}
    >
      {value === undefined && (
        <option value="" disabled>
          {label}
        </option>
      )}
      <option value={nobody}>{t('noOwner')}</option>
      {all.map(({ uid, text }) => (
        <option key={uid} value={uid}>
          {text}
        </option>
      ))}
      {isOther && <option value={value}>{name}</option>}
    </select>
  )
}
