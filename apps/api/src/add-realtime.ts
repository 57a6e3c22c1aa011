import type { FastifyInstance } from 'fastify'
import { createBatcher } from './concurrency/batcher.ts'
import type { Listening } from './db/listener.ts'
import type { Dependencies } from './dependencies.ts'
import { findSignedIn, rtmTokenRedeemer } from './modules/account/index.ts'
import type { Person } from './realtime/connection.ts'
import { Realtime, type RtmTimings } from './realtime/realtime.ts'
import { rtmChannel } from './realtime/rtm-channel.ts'
import { addRtmRoute } from './realtime/rtm-route.ts'

/** Sockets, signed in by the account's tokens, that hear what any node announces. */
export async function addRealtime(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'config' | 'clock' | 'database'>,
  timings: Partial<RtmTimings> | undefined,
): Promise<Realtime> {
  const { database, clock } = deps
  const findStill = async (people: Person[]) => {
    const ids = people.map(({ sessionId }) => sessionId)
    const good = await findSignedIn(database.db, ids, clock.now())
    const companies = new Map(good.map(({ sessionId, companyId }) => [sessionId, companyId]))
    return people.map(({ sessionId, companyId }) => companies.get(sessionId) === companyId)
  }
  const realtime = new Realtime({
    log: app.log,
    timings,
    redeem: rtmTokenRedeemer(deps),
    isStillSignedIn: createBatcher(findStill),
  })
  await addRtmRoute(app, { config: deps.config, realtime })

  let listening: Listening | undefined
  app.addHook('onReady', async () => {
    listening = database.listen({
      channel: rtmChannel,
      onNotice: (payload) => realtime.onNotification(payload),
      // What was announced meanwhile is found by looking.
      onGap: () => void realtime.checkAll(),
    })
  })
  app.addHook('onClose', async () => listening?.stop())
  return realtime
}
