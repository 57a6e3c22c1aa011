import { QueryClient } from '@tanstack/react-query'
import { CallError } from '@tradefloor/client'

/** A refusal stays one however often it is asked for; a connection that dropped is worth a second try. */
const worthAnotherTry = (failures: number, error: Error) =>
  failures < 1 && navigator.onLine && error instanceof CallError && error.kind === 'network'

// What cannot be asked just now fails at once and says so, instead of waiting without a word until there is a network.
const networkMode = 'always'

export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        refetchOnReconnect: true,
        staleTime: 60_000,
        retry: worthAnotherTry,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode },
    },
  })
