import { useLanguage } from '@tradefloor/ui'
import type { ComponentProps } from 'react'
import { useCountries } from './countries.ts'
import { CountriesMissing } from './countries-missing.tsx'

interface CountryListProps extends ComponentProps<'select'> {
  unchosen: string
}

/**
 * Countries by their names in the reader's language. The list itself waits for them: React chooses its value when it is
 * drawn, and an option that came later by itself would stay unchosen.
 */
export function CountryList({ unchosen, ...props }: CountryListProps) {
  const { language } = useLanguage()
  const countries = useCountries()
  return (
    <>
      <select autoComplete="country" {...props}>
        <option value="">{unchosen}</option>
        {countries.data?.map((country) => (
          <option key={country.code} value={country.code}>
            {country[language]}
          </option>
        ))}
      </select>
      <CountriesMissing />
    </>
  )
}
