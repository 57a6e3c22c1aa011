import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { chatLimits, languageFrom } from '@tradefloor/contract'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { registerAddressLimit } from '../http/address-limit.ts'
import { isFromOwnPage } from '../http/own-page.ts'
import { Problem } from '../http/problem.ts'
import type { Realtime } from './realtime.ts'

interface Needs {
  config: { publicUrl: string | null; limits: { callsAMinute: number } }
  realtime: Realtime
}

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

  app.server.on('upgrade', (raw: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => {})
    if (raw.method !== 'GET') return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    const response = new ServerResponse(raw)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.end())
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
