import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'
import { isLoopback } from './loopback.ts'

type Exposure = Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>

/**
 * Whether nothing in the settings says that others use this server: it listens on this machine alone, and neither a public
 * address nor a proxy is named. The demo accounts and the developer's outbox exist only then.
 */
export const isLocalOnly = ({ host, publicUrl, trustedProxies }: Exposure): boolean =>
  isLoopback(host) && publicUrl === null && trustedProxies.length === 0

/**
 * Whether a request comes from somebody on this machine. A proxy that runs here also connects over loopback, so anything
 * that gives one away counts: its headers, HTTP/1.0 (what nginx speaks unless told otherwise), a public name in `Host`.
 */
export const isLocalRequest = (config: Exposure, request: IncomingMessage): boolean =>
  isLocalOnly(config) && !showsProxy(request)

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i
const proxyHeader = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

const showsProxy = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion !== '1.1' ||
  !localHost.test(headers.host ?? '') ||
  Object.keys(headers).some((name) => proxyHeader.test(name))
