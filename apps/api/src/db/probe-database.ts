import pg, { type ClientConfig } from 'pg'
import { isAnAnswer } from './outage.ts'

const steps = 3

/** Runs `select 1` on a connection of its own. Throws when there is no answer in time. */
export async function probeDatabase(config: ClientConfig, withinMs: number): Promise<void> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  let left = steps
  // In steps: when this process itself stood still, what arrived meanwhile is read before the time is up.
  const timer = setInterval(() => {
    if (--left === 0) destroy(client)
  }, withinMs / steps)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (left <= 0) throw new Error(`it did not answer within ${withinMs / 1000} s`)
    if (!isAnAnswer(error)) throw error
  } finally {
    clearInterval(timer)
    // A polite goodbye waits for an answer that may never come.
    destroy(client)
  }
}

/** Not in the driver's types: the socket. */
export function destroy(client: pg.Client) {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
