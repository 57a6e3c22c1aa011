export type { Socket, SocketListeners } from '../platform.ts'
export { testBrowser } from './test-browser.ts'
