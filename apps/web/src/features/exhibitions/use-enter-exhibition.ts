import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'
import type { EntryPoint } from '@tradefloor/contract'
import { useNotice } from '@tradefloor/ui'
import { useCallback } from 'react'
import { useGo } from '../../domains/navigation/use-go.ts'
import { useSite } from '../../shared/config/site-context.tsx'
import { exhibitionQuery } from './queries.ts'

/** Enters an exhibition of which only the id is known, as when a scene names one. */
export function useEnterExhibition(from: EntryPoint) {
  const { client } = useSite()
  const queries = useQueryClient()
  const notice = useNotice()
  const { go } = useGo()
  return useCallback(
    async (id: number) => {
      try {
        go(await queries.ensureQueryData(exhibitionQuery(client, id)), from)
      } catch (error) {
        if (error instanceof CallError) notice({ tone: 'warning', text: error.message })
        else throw error
      }
    },
    [client, queries, notice, go, from],
  )
}
