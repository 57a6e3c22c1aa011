export { addDeskCalls } from './card-routes.ts'
