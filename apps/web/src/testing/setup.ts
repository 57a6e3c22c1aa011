import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands, type Locator, locators, page } from 'vitest/browser'
import { forgetSeen } from '../domains/recent/recent-store.ts'
import { forgetWords } from '../features/search/recent-words.ts'
import { expectErrors, isExpected } from './expected-errors.ts'
import { closeSite } from './open-site.tsx'
import { forgetReplies } from './replies.ts'

interface Point {
  x: number
  y: number
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    clearCookies: () => Promise<void>
    finger: (...way: Point[]) => Promise<void>
    mouse: (...way: (Point | 'down' | 'up')[]) => Promise<void>
    nextDownload: () => Promise<{ name: string; text: string }>
    emulateMedia: (media: {
      media?: 'print' | 'screen'
      reducedMotion?: 'reduce' | 'no-preference'
    }) => Promise<void>
    failRequests: (addresses: string) => Promise<void>
    allowRequests: () => Promise<void>
  }
  interface LocatorSelectors {
    /** For what has neither a role nor words, as a film. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` })

const windowOfDevice = { width: window.innerWidth, height: window.innerHeight }

const printed = vi.spyOn(console, 'error')
let rejections: string[] = []

window.addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)))

/** Modules stay from test to test and from file to file, and some have read the storage already. */
function forgetStored() {
  forgetSeen()
  forgetWords()
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(async () => {
  printed.mockClear()
  rejections = []
  expectErrors()
  forgetStored()
  await commands.clearCookies()
  const { width, height } = windowOfDevice
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
})

/** Every test fails on an error in the console and on an exception that nobody caught. */
afterEach(() => {
  closeSite()
  forgetReplies()
  const errors = [...printed.mock.calls.map((call) => call.map(String).join(' ')), ...rejections]
  const unexpected = errors.filter((error) => !isExpected(error))
  expect(unexpected, 'nothing in the console').toEqual([])
})
