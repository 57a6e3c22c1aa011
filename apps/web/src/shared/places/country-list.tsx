import { useLanguage } from '@tradefloor/ui'
import { useCountries } from './countries.ts'

/** What a list of countries offers: each by its name in the reader's language. */
export function CountryOptions({ unchosen }: { unchosen: string }) {
  const { language } = useLanguage()
  const countries = useCountries()
  return (
    <>
      <option value="">{unchosen}</option>
      {countries.data?.map((country) => (
        <option key={country.code} value={country.code}>
          {country[language]}
        </option>
      ))}
    </>
  )
}
