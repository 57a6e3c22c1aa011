import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../config/site-context.tsx'
import { keep } from './kept.ts'

/** The server has ended the session: nothing of it stays in this browser, and the visitor goes elsewhere. */
export function useEndHere() {
  const { session } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    (place: string) => {
      keep('user', null)
      keep('guest', null)
      session.end('left')
      queries.clear()
      navigate(place)
    },
    [session, queries, navigate],
  )
}
