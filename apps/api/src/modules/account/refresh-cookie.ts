import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../../loopback.ts'

/** How long a browser that is to remember keeps the cookie; without that it goes when the browser is closed. */
const rememberedSeconds = 30 * 24 * 3600

/**
 * Browsers keep a Secure cookie only of https and of this machine. There the name is one that no other host, no other
 * path and no plain page can set; on plain http elsewhere it is a plain one, or nobody could stay signed in.
 */
const isSecure = (request: FastifyRequest) => request.protocol === 'https' || isLoopback(hostName(request))

const hostName = ({ host }: FastifyRequest) => {
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return ''
  }
}

const nameFor = (request: FastifyRequest) => (isSecure(request) ? '__Host-refresh' : 'refresh')

const attributes = (request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/',
  secure: isSecure(request),
})

/** Empty counts as none. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(request)] || undefined

export function setRefreshCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, remembered }: { token: string; remembered: boolean },
) {
  reply.setCookie(nameFor(request), token, {
    ...attributes(request),
    ...(remembered ? { maxAge: rememberedSeconds } : {}),
  })
}

export const clearRefreshCookie = (request: FastifyRequest, reply: FastifyReply) => {
  reply.clearCookie(nameFor(request), attributes(request))
}
