export { addDeskContentCalls } from './content-routes.ts'
export { nextRecordId } from './draft-queries.ts'
export { sweepDeskFiles } from './files/uploads-service.ts'
