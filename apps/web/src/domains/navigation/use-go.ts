import { type EntryPoint, type ExhibitionProfile, getSsoTicket } from '@tradefloor/contract'
import { entryFor, type Step, settleDestination, withTicket } from '@tradefloor/rules'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { useSessionState } from '../session/use-session-state.ts'
import { useGate } from './home-gate.tsx'

export interface Enterable {
  id: number
  profile: ExhibitionProfile
}

/** The one way into an exhibition: where a tap leads from a given list, and the going itself. */
export function useGo() {
  const { config, client } = useSite()
  const navigate = useNavigate()
  const gate = useGate()
  const signedIn = useSessionState() === 'signed-in'

  const stepFor = useCallback(
    (exhibition: Enterable, from: EntryPoint): Step =>
      settleDestination(entryFor(exhibition, from), { signedIn, links: config.links }),
    [config.links, signedIn],
  )

  const follow = useCallback(
    async ({ go, address }: Step) => {
      if (go === 'page') return navigate(gate(address))
      if (go === 'leave') return window.location.assign(address)
      const ticket = await client.call(getSsoTicket).then(
        ({ sso_ticket }) => sso_ticket,
        // The outside site is open to guests: who cannot be signed on there still gets in.
        () => undefined,
      )
      window.location.assign(ticket === undefined ? address : withTicket(address, ticket))
    },
    [navigate, gate, client],
  )

  const go = useCallback(
    (exhibition: Enterable, from: EntryPoint) => follow(stepFor(exhibition, from)),
    [follow, stepFor],
  )

  return useMemo(() => ({ stepFor, follow, go }), [stepFor, follow, go])
}
