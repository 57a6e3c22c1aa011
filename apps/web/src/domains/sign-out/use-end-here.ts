import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { storeValue } from '../../shared/storage/stored-values.ts'
import { useForgetUnsent } from '../chat/use-forget-unsent.ts'

/** What a page that one is sent to says was done. */
export interface OutcomeState {
  outcome?: string
}

/** The server has ended the session: nothing of it stays in this browser, and the visitor goes elsewhere. */
export function useEndHere() {
  const { session } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const forgetUnsent = useForgetUnsent()
  return useCallback(
    async (place: string, outcome?: string) => {
      // First: with the session goes who could do it.
      await forgetUnsent()
      storeValue('user', null)
      storeValue('guest', null)
      // Whoever comes next has not said that they need no reminding.
      storeValue('noCardReminder', null)
      session.end('left')
      queries.clear()
      navigate(place, outcome === undefined ? undefined : { state: { outcome } satisfies OutcomeState })
    },
    [session, queries, navigate, forgetUnsent],
  )
}
