export { addLeadCalls } from './lead-routes.ts'
