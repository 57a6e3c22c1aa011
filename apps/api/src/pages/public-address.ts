import type { AddressInfo } from 'node:net'
import type { Config } from '../config/config.ts'

type Settings = Pick<Config, 'publicUrl' | 'host' | 'port' | 'trustedProxies'>

/** What is needed of a request; its `host` is compared and never copied. */
export interface AddressedRequest {
  host: string
  server: { server: { address(): AddressInfo | string | null } }
}

/**
 * The whole address of this site: the one its operator set, else the one this server listens on. A caller's own word for
 * it is never believed: without a setting it only chooses among our names, and a request for any other name came through
 * something in front of us, whose address nobody has told us. Null then.
 */
export function publicAddress(config: Settings, asked: AddressedRequest): string | null {
  if (config.publicUrl !== null) return config.publicUrl.replace(/\/+$/, '')
  return config.trustedProxies.length > 0 ? null : listeningAddress(config, asked)
}

function listeningAddress({ host, port }: Settings, asked: AddressedRequest): string | null {
  const bound = asked.server.server.address()
  const ownPort = bound !== null && typeof bound === 'object' ? bound.port : port
  const names = ['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host.toLowerCase()]
  const own = names.map((name) => (ownPort === 80 ? name : `${name}:${ownPort}`))
  const name = own.find((each) => each === asked.host.toLowerCase())
  return name === undefined ? null : `http://${name}`
}
