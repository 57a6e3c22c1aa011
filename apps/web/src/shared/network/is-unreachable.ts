import { CallError } from '@tradefloor/client'

/** Nobody answered: there is no network, or none that leads to the server. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout')
