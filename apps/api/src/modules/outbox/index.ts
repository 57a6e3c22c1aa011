export { registerDelivery } from './outbox-routes.ts'
