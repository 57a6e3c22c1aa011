import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDesk } from '../../shared/desk-context.tsx'

/** Somebody has signed on in another tab, perhaps as somebody else: all that this one knows is asked for anew. */
export function useForgetReplaced() {
  const { session } = useDesk()
  const queries = useQueryClient()
  useEffect(() => {
    let last = session.state()
    return session.subscribe((state) => {
      if (last === 'guest' && state === 'signed-in') void queries.resetQueries()
      last = state
    })
  }, [session, queries])
}
