export { addExhibitionCalls } from './exhibitions-routes.ts'
