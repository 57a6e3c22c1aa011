import type { EntryPoint, ExhibitionProfile } from '@tradefloor/contract'
import { entryFor, type Step, settleDestination } from '@tradefloor/rules'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../config/site-context.tsx'

export interface Enterable {
  id: number
  profile: ExhibitionProfile
}

/** The one way into an exhibition: where a tap leads from a given list, and the going itself. */
export function useGo() {
  const { config } = useSite()
  const navigate = useNavigate()

  const stepFor = useCallback(
    (exhibition: Enterable, from: EntryPoint): Step =>
      // An outside site is entered as a guest, without a ticket, whoever goes there.
      settleDestination(entryFor(exhibition, from), { signedIn: false, links: config.links }),
    [config.links],
  )

  const go = useCallback(
    (exhibition: Enterable, from: EntryPoint) => {
      const step = stepFor(exhibition, from)
      if (step.go === 'page') navigate(step.address)
      else window.location.assign(step.address)
    },
    [navigate, stepFor],
  )

  return useMemo(() => ({ stepFor, go }), [stepFor, go])
}
