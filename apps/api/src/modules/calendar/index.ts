import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { readFeed } from './calendar-queries.ts'
import { addFeedCalls } from './feed-routes.ts'

export { addCalendarRoutes } from './calendar-routes.ts'

export function addCalendarCalls(app: FastifyInstance, deps: Dependencies) {
  deps.personalData.add({ name: 'calendar_feed', read: readFeed })
  addFeedCalls(app, deps)
}
