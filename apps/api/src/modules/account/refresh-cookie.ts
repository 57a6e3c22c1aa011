import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../../http/loopback.ts'

/** Where a session is at home. Each has a cookie of its own, so that somebody may be a visitor and at the desk at once. */
export type Door = 'visitor' | 'contact'

const names: Record<Door, string> = { visitor: 'refresh', contact: 'desk-refresh' }

/** How long a browser that is to remember keeps the cookie; without that it goes when the browser is closed. */
const rememberedSeconds = 30 * 24 * 3600

/**
 * Browsers keep a Secure cookie only of https and of this machine. There the name is one that no other host, no other
 * path and no plain page can set; on plain http elsewhere it is a plain one, or nobody could stay signed in.
 */
const isSecure = (request: FastifyRequest) =>
  request.protocol === 'https' || (isLoopback(hostName(request)) && !isWebKit(request))

/** Safari and other browsers of WebKit drop a Secure cookie that came over plain http, from this machine too. */
const isWebKit = ({ headers }: FastifyRequest) =>
  /AppleWebKit\/(?!.* Chrom(?:e|ium)\/)/.test((headers['user-agent'] ?? '').slice(0, 512))

const hostName = ({ host }: FastifyRequest) => {
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return ''
  }
}

const nameFor = (request: FastifyRequest, door: Door) =>
  isSecure(request) ? `__Host-${names[door]}` : names[door]

const attributes = (request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/',
  secure: isSecure(request),
})

/** Empty counts as none. */
export const readRefreshCookie = (request: FastifyRequest, door: Door): string | undefined =>
  request.cookies[nameFor(request, door)] || undefined

export function setRefreshCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  door: Door,
  { token, remembered }: { token: string; remembered: boolean },
) {
  reply.setCookie(nameFor(request, door), token, {
    ...attributes(request),
    ...(remembered ? { maxAge: rememberedSeconds } : {}),
  })
}

export const clearRefreshCookie = (request: FastifyRequest, reply: FastifyReply, door: Door) => {
  reply.clearCookie(nameFor(request, door), attributes(request))
}
