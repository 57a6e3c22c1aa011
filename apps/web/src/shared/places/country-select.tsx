import { useId } from 'react'
import { CountriesMissing } from './countries-missing.tsx'
import { CountryOptions } from './country-options.tsx'

interface CountrySelectProps {
  label: string
  unchosen: string
  value: string
  onChange: (code: string) => void
}

/** A country by its name in the reader's language. */
export function CountrySelect({ label, unchosen, value, onChange }: CountrySelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-13 text-ink-2">
        {label}
      </label>
      <select
        id={id}
        name="country"
        autoComplete="country"
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 block h-12 w-full rounded-control border border-line-2 bg-white px-3 text-16 text-ink hover:border-harbour"
      >
        <CountryOptions unchosen={unchosen} />
      </select>
      <CountriesMissing />
    </div>
  )
}
