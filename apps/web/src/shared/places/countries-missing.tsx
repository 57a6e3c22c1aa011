import { Button, useText } from '@tradefloor/ui'
import { pageTexts } from '../page/texts.ts'
import { useCountries } from './countries.ts'

/** Under a list of countries that did not come: why, and another try. */
export function CountriesMissing() {
  const t = useText(pageTexts)
  const { data, error, isFetching, refetch } = useCountries()
  if (data || !error) return null
  return (
    <p role="alert" className="mt-1 flex items-center gap-2 text-13 text-coral-ink">
      <span className="flex-1">{error.message}</span>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </p>
  )
}
