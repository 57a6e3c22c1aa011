export { addForYouCall } from './for-you-routes.ts'
