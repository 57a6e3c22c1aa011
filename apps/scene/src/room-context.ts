import { type Client, createClient, loadConfig } from '@tradefloor/client'
import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import type { Wish } from './wish.ts'

/** What every part of a scene may use. */
export interface RoomContext {
  readonly wish: Wish
  readonly bridge: Bridge
  language(): Language
  /** The gateway, with the visitor's read-only token once the site has given one. */
  client(): Promise<Client>
}

export function roomContext(
  wish: Wish,
  bridge: Bridge,
  language: () => Language,
  token: () => string,
): RoomContext {
  let client: Promise<Client> | undefined
  return {
    wish,
    bridge,
    language,
    client() {
      client ??= loadConfig(document).then((config) => createClient({ config, language, token }))
      return client
    },
  }
}
