export { addScheduleCalls } from './schedule-routes.ts'
