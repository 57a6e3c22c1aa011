export { addDeskContentCalls } from './content-routes.ts'
