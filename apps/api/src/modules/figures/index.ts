export { addFigureCalls } from './figure-routes.ts'
