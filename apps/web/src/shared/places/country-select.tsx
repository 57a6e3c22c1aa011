import { useId } from 'react'
import { CountryList } from './country-list.tsx'

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
      <CountryList
        id={id}
        name="country"
        unchosen={unchosen}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 block h-12 w-full rounded-control border border-line-2 bg-white px-3 text-16 text-ink hover:border-harbour"
      />
    </div>
  )
}
