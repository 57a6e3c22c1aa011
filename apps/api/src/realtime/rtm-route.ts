import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { chatLimits, type ErrorName, languageFrom } from '@tradefloor/contract'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Config } from '../config/config.ts'
import { registerAddressLimit } from '../http/address-limit.ts'
import { refuseOnSocket } from '../http/broken-request.ts'
import { isFromOwnPage } from '../http/own-page.ts'
import { Problem } from '../http/problem.ts'
import { contentPolicies } from '../http/security-headers.ts'
import type { Realtime } from './realtime.ts'

interface Needs {
  config: Pick<Config, 'publicUrl' | 'sceneOrigins' | 'streamOrigins'> & { limits: { callsAMinute: number } }
  realtime: Realtime
}

/** No answer here takes as long; a socket that left the server's list of connections would otherwise have no limit. */
const answerWithinMs = 30_000

/**
 * `/rtm` on the server's own port. A request to become a socket goes through the same doors as any other, so that the
 * address, the limits and the words of a refusal are the same; then the socket leaves the server's hands.
 */
export async function addRtmRoute(app: FastifyInstance, { config, realtime }: Needs) {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: chatLimits.frame,
    perMessageDeflate: false,
  })
  const upgrades = new WeakMap<IncomingMessage, { socket: Socket; head: Buffer; response: ServerResponse }>()

  const policies = contentPolicies(config)

  app.server.on('upgrade', (raw: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => {})
    socket.setTimeout(answerWithinMs, () => socket.destroy())
    if (!isForMessaging(raw)) return refuseOnSocket(socket, ...refusalOf(raw), policies)
    const response = new ServerResponse(raw)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    // A client that does not close its end would keep a socket open that is only ended.
    response.once('finish', () => socket.destroySoon())
    upgrades.set(raw, { socket, head, response })
    app.routing(raw, response)
  })

  await app.register(async (door) => {
    registerAddressLimit(door, config.limits)
    door.get('/rtm', { schema: { hide: true } }, (request, reply) => {
      const upgrade = upgrades.get(request.raw)
      if (!upgrade || request.headers.upgrade?.toLowerCase() !== 'websocket')
        return reply.code(426).header('upgrade', 'websocket').send()
      // A browser brings the address of the page along, whichever page it is: others' may not speak for our visitors.
      if (!isFromOwnPage(request, config))
        return reply
          .code(403)
          .header('cache-control', 'no-store')
          .send(
            new Problem('origin_wrong').toBody(languageFrom(request.headers['accept-language']), request.id),
          )
      if (realtime.isStopping) throw new Problem('unavailable')
      reply.hijack()
      // Nothing of the request outlives it: a thousand idle sockets are a thousand requests otherwise.
      upgrade.response.detachSocket(upgrade.socket)
      sockets.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => realtime.accept(socket))
    })
  })

  app.addHook('onReady', async () => realtime.start())
  app.addHook('preClose', () => realtime.stop())
}

/** The only protocol and the only place there is an upgrade for; `/rtm` itself says so to who asks for another. */
const isForMessaging = ({ method, url = '' }: IncomingMessage) =>
  method === 'GET' && /^\/rtm\/?(\?|$)/.test(url)

/** There are no sockets elsewhere, and no other protocols anywhere. */
const refusalOf = ({ method, headers }: IncomingMessage): [string, ErrorName] =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
    ? ['404 Not Found', 'not_found']
    : ['400 Bad Request', 'bad_input']
