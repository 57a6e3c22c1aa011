import { type CentreScreen, withCentre } from '@tradefloor/rules'
import { useLocation } from 'react-router'
import { overPage } from './use-panel-history.ts'

/** Links that open the centre over the page one is on; Back closes it again. */
export function useCentreLink() {
  const { pathname, search } = useLocation()
  return (screen: CentreScreen, alone = false) => ({
    to: withCentre(pathname, search, { screen, alone }),
    state: overPage,
  })
}
