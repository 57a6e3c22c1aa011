import { type Client, createClient, loadConfig } from '@tradefloor/client'
import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import type { SceneParams } from './scene-params.ts'

/** What every part of a scene may use. */
export interface SceneContext {
  readonly params: SceneParams
  readonly bridge: Bridge
  language(): Language
  /** The gateway, with the visitor's read-only token once the site has given one. */
  client(): Promise<Client>
}

export function createSceneContext(
  params: SceneParams,
  bridge: Bridge,
  language: () => Language,
  token: () => string,
): SceneContext {
  let client: Promise<Client> | undefined
  return {
    params,
    bridge,
    language,
    client() {
      client ??= loadConfig(document).then((config) => createClient({ config, language, token }))
      return client
    },
  }
}
