export { findDocument } from './schedule-queries.ts'
export { addScheduleCalls } from './schedule-routes.ts'
export { changeSession, findSession, findSessionsBetween, type SessionChanges } from './session-control.ts'
export { sweepAudience } from './watching-service.ts'
