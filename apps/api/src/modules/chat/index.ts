import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { addChatFrames } from './chat-frames.ts'
import { addChatCalls } from './chat-routes.ts'
import { readMessages, readReports } from './message-queries.ts'
import { sealReports } from './sealed-reports.ts'
import { messageSender } from './send-service.ts'

export { announceClosedThreads, findClosedThreads } from './closed-threads.ts'
export { givenCard } from './given-card.ts'
export { handOverThreads } from './hand-over.ts'
export { nameIn, someVisitor } from './named.ts'
export { isOpenThread } from './open-thread.ts'
export { plainLine, plainText } from './plain-text.ts'
export { onlineMs } from './presence-facts.ts'
export {
  findReported,
  findReports,
  markReports,
  type ReportFilter,
  type ReportRow,
} from './report-queries.ts'
export { deleteOldSealedReports } from './sealed-reports.ts'
export { sweepReplyWaits } from './wait-sweep.ts'

/** What is kept of conversations belongs to those who had them. */
export function addConversations(app: FastifyInstance, deps: Dependencies, realtime: Realtime) {
  deps.personalData.add({ name: 'messages', read: readMessages })
  deps.personalData.add({
    name: 'reported_conversations',
    read: readReports,
    beforeDeletion: (db, accountId) => sealReports(db, accountId, deps.clock.now()),
  })
  const send = messageSender(deps)
  addChatCalls(app, deps, send)
  addChatFrames({ ...deps, log: app.log }, realtime, send)
}
