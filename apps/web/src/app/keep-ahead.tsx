import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useCounts } from '../features/centre/use-counts.ts'

/** Long enough for five answers to come; what does not come in that time is kept when it is looked at. */
const roundMs = 15_000
/** Who marks one thing often marks the next. */
const afterChangeMs = 20_000

/**
 * Asks for a visitor's favourites and cards while there is a network, so that they are kept for when there is none:
 * once, and again some time after something was changed.
 */
export default function KeepAhead(): ReactNode {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(true)
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setIsAsking(false), roundMs)
    return () => clearTimeout(timer)
  }, [isAsking])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = queries.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation?.state.status !== 'success') return
      clearTimeout(timer)
      timer = setTimeout(() => setIsAsking(true), afterChangeMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [queries])
  return isAsking && <Lists />
}

function Lists() {
  useCounts('flow')
  return null
}
