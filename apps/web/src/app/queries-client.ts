import { QueryClient } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'

/** A refusal stays one however often it is asked for; a connection that dropped is worth a second try. */
const worthAnotherTry = (failures: number, error: Error) =>
  failures < 1 && error instanceof CallError && error.kind === 'network'

export const createQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: worthAnotherTry, refetchOnWindowFocus: false } },
  })
