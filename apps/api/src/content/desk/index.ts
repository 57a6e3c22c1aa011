export { addDeskContentCalls } from './content-routes.ts'
export { holdCompany, nextRecordId } from './draft-queries.ts'
export { sweepDeskFiles } from './files/uploads-service.ts'
