export { addDeskContentCalls } from './content-routes.ts'
export { sweepDeskFiles } from './files/uploads-service.ts'
