import { errors } from '@tradefloor/contract'
import type { Dependencies } from '../../dependencies.ts'
import { toProblem } from '../../http/errors.ts'
import type { Connection } from '../../realtime/connection.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import type { CardsChanged } from '../../realtime/rtm-channel.ts'
import { Presence, type PresenceHint } from './presence-service.ts'
import { Push } from './push.ts'
import { keepLanguage } from './reading-language.ts'
import type { SendMessage } from './send-service.ts'
import { markRead } from './thread-actions.ts'
import type { ThreadHint } from './thread-changes.ts'

type Log = ConstructorParameters<typeof Push>[0]['log'] & { warn(fields: object, message: string): void }

const tryAgainMs = 2000

/** What the socket says has its twin among the calls, and means the same. */
export function addChatFrames(deps: Dependencies & { log: Log }, realtime: Realtime, send: SendMessage) {
  const push = new Push(deps, realtime)
  const presence = new Presence(deps, realtime)
  // Presence is no promise: what fails here is put right in the next round.
  const tried = (what: string, work: PromiseLike<unknown>) =>
    void Promise.resolve(work).catch((error) => deps.log.warn({ err: error }, `${what} failed`))

  realtime.pushedUntil = () => push.pushedUntil
  realtime.onJoin(async (connection, { since }) => {
    await push.join(connection, since)
    const { person, language } = connection
    if (!person) return
    tried('presence update', presence.note(person))
    if (person.language !== language)
      tried('storing the reading language', keepLanguage(deps.database.db, person.accountId, language))
  })
  realtime.onLeave((person) => tried('presence update', presence.note(person)))
  realtime.everyHeartbeat(() => push.sweep())
  realtime.everyHeartbeat(() => presence.keep())
  realtime.onHint<ThreadHint>('thread', (hint) => push.push(hint))
  // What is missed here is found in the next round.
  realtime.onHint<CardsChanged>('cards', ({ visitor }) =>
    tried('push after a change of cards', push.pushAllOf(visitor)),
  )
  realtime.onHint<PresenceHint>('presence', (hint) => tried('presence push', presence.tell(hint)))

  realtime.on('send', async (connection, { type: _, ...body }) => {
    if (!connection.person) return
    try {
      connection.send({ type: 'stored', ...(await send(connection.person, body)) })
    } catch (error) {
      refuse(connection, body.client_id, error, deps.log)
    }
  })

  // It answers nobody: how far one has read comes back as a head, on every device.
  realtime.on('read', async (connection, { thread_id, sequence }) => {
    if (!connection.person) return
    await markRead(deps, connection.person, thread_id, sequence).catch((error: unknown) => {
      if (toProblem(error).problem === 'unexpected') throw error
    })
  })
}

/** In the words of the call's own refusal, and whether to try again. */
function refuse(connection: Connection, client_id: string, error: unknown, log: Log) {
  const problem = toProblem(error)
  if (problem.problem === 'unexpected') log.error({ err: error }, 'messaging: unhandled error')
  const { code, ...words } = errors[problem.problem]
  const retry = problem.problem === 'too_many' || problem.problem === 'unavailable'
  const seconds = problem.details.retryAfterSeconds
  connection.send({
    type: 'refused',
    client_id,
    errCode: code,
    mes: words[connection.language],
    retry,
    ...(retry ? { after_ms: seconds === undefined ? tryAgainMs : seconds * 1000 } : {}),
  })
}
