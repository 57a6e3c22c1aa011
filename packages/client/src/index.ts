export * from './call-error.ts'
export * from './client.ts'
export { signRequest } from './signature.ts'
