import { type FiguresQuery, figurePeriods } from '@tradefloor/contract'
import { readId } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'

type Period = FiguresQuery['period']

const isPeriod = (text: string | null): text is NonNullable<Period> =>
  (figurePeriods as readonly (string | null)[]).includes(text)

export interface FigureChoice {
  query: FiguresQuery
  compares: boolean
}

/** What is looked at stands in the address, so that it is still there after a reload or a sign-on. */
export function useFigureChoice() {
  const [address, setAddress] = useSearchParams()
  const period = address.get('period')
  const exhibition = readId(address.get('exhibition'))
  const query: FiguresQuery = {
    ...(isPeriod(period) && { period }),
    ...(exhibition !== null && { exhibition_id: exhibition }),
  }
  const choice: FigureChoice = { query, compares: address.get('compare') !== '0' }
  const put = (key: 'period' | 'exhibition' | 'compare', value: string) =>
    setAddress(
      (old) => {
        if (value) old.set(key, value)
        else old.delete(key)
        return old
      },
      { replace: true },
    )
  return { choice, put }
}
