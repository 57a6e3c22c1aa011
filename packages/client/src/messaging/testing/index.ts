export type { Line, LineEars } from '../place.ts'
export { testBrowser } from './test-browser.ts'
