export * from './call-error.ts'
export * from './client.ts'
export { encryptPassword } from './password-cipher.ts'
export { signRequest } from './signature.ts'
