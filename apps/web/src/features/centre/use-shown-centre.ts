import { type CentreInAddress, centreInAddress, withCentre } from '@tradefloor/rules'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'

interface Place {
  centre: CentreInAddress
  address: string
  state: unknown
}

/**
 * What the user centre shows: what the address says, except that a screen with unsaved changes stays until the visitor
 * has said what is to become of them, whichever way they were about to leave it: by link, by closing, by Back.
 */
export function useShownCentre() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const wanted = centreInAddress(search)
  const { close } = usePanelHistory(withCentre(pathname, search), wanted !== undefined)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [last, setLast] = useState<Place>()

  const isAsking = isUnsaved && last !== undefined && last.centre.screen !== wanted?.screen
  const address = pathname + search
  if (!isAsking && last?.address !== (wanted && address))
    setLast(wanted && { centre: wanted, address, state })

  // Leaving the site itself is asked about in the browser's own words.
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    shown: isAsking ? last.centre : wanted,
    close,
    setIsUnsaved,
    isAsking,
    stay: () => {
      if (last) navigate(last.address, { state: last.state, replace: wanted !== undefined })
    },
    discard: () => setIsUnsaved(false),
  }
}
