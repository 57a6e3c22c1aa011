import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addDeskCardCalls } from './card-routes.ts'
import { addHoursCalls } from './hours-routes.ts'
import { addSavedAnswerCalls } from './saved-answer-routes.ts'
import { addStartCalls } from './start-routes.ts'

export { writeHours } from './hours-service.ts'
export { insertAnswer } from './saved-answer-queries.ts'

/** What a company's people have at their desk besides conversations. */
export function addDeskCalls(app: FastifyInstance, deps: Dependencies) {
  addDeskCardCalls(app, deps)
  addSavedAnswerCalls(app, deps)
  addHoursCalls(app, deps)
  addStartCalls(app, deps)
}
