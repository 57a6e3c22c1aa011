import type { Config } from '../../config/config.ts'

const withinMs = 3000

export type ServerState =
  | { state: 'ours'; address: string; timeMs: number; version: string }
  /** Somebody answers, but not as our server would. */
  | { state: 'stranger'; address: string }
  | { state: 'silent'; address: string }

/** Where a program on this machine reaches the server of these settings. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

export async function probeServer(config: Pick<Config, 'host' | 'port'>): Promise<ServerState> {
  const address = addressOf(config)
  const answerOf = async (path: string) => {
    const response = await fetch(`${address}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    })
    return (await response.json()) as Record<string, unknown>
  }
  try {
    const { data } = await answerOf('/api/config')
    const { version } = await answerOf('/healthz')
    const timeMs = (data as { server_time?: unknown } | undefined)?.server_time
    if (typeof timeMs !== 'number' || typeof version !== 'string') return { state: 'stranger', address }
    return { state: 'ours', address, timeMs, version }
  } catch (error) {
    // Refused or not there; what is no JSON came from somebody.
    return { state: error instanceof SyntaxError ? 'stranger' : 'silent', address }
  }
}
