import type { PublicConfig, PublicConfigReply } from '@tradefloor/contract'

/**
 * Asks the server for its settings and its time: days are counted by the fair's clock, not by the reader's. The document
 * names the address, so that the answer is there when the desk's program runs; it says itself that it is not kept.
 */
export async function loadSettings(): Promise<{ config: PublicConfig; now: () => Date }> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The settings did not come: HTTP ${response.status}`)
  const { data } = (await response.json()) as PublicConfigReply
  const ahead = data.server_time - Date.now()
  return { config: data, now: () => new Date(Date.now() + ahead) }
}
