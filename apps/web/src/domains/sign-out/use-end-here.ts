import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { keep } from '../../shared/storage/kept.ts'
import { useForgetUnsent } from '../chat/use-forget-unsent.ts'

/** The server has ended the session: nothing of it stays in this browser, and the visitor goes elsewhere. */
export function useEndHere() {
  const { session } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const forgetUnsent = useForgetUnsent()
  return useCallback(
    async (place: string) => {
      // First: with the session goes who could do it.
      await forgetUnsent()
      keep('user', null)
      keep('guest', null)
      // Whoever comes next has not said that they need no reminding.
      keep('noCardReminder', null)
      session.end('left')
      queries.clear()
      navigate(place)
    },
    [session, queries, navigate, forgetUnsent],
  )
}
