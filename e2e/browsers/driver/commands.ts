/**
 * The commands of WebDriver (W3C) that journeys use. WebKitWebDriver is spoken to over HTTP; Firefox has the same commands in
 * Marionette, its own remote protocol, which geckodriver would translate to.
 */
export const commands = {
  newSession: { marionette: 'WebDriver:NewSession', method: 'POST', path: '' },
  deleteSession: { marionette: 'WebDriver:DeleteSession', method: 'DELETE', path: '' },
  navigate: { marionette: 'WebDriver:Navigate', method: 'POST', path: '/url' },
  currentUrl: { marionette: 'WebDriver:GetCurrentURL', method: 'GET', path: '/url' },
  back: { marionette: 'WebDriver:Back', method: 'POST', path: '/back' },
  refresh: { marionette: 'WebDriver:Refresh', method: 'POST', path: '/refresh' },
  setWindowRect: { marionette: 'WebDriver:SetWindowRect', method: 'POST', path: '/window/rect' },
  execute: { marionette: 'WebDriver:ExecuteScript', method: 'POST', path: '/execute/sync' },
  click: { marionette: 'WebDriver:ElementClick', method: 'POST', path: '/element/:id/click' },
  clear: { marionette: 'WebDriver:ElementClear', method: 'POST', path: '/element/:id/clear' },
  sendKeys: { marionette: 'WebDriver:ElementSendKeys', method: 'POST', path: '/element/:id/value' },
  label: { marionette: 'WebDriver:GetComputedLabel', method: 'GET', path: '/element/:id/computedlabel' },
  screenshot: { marionette: 'WebDriver:TakeScreenshot', method: 'GET', path: '/screenshot' },
} as const

export type Command = keyof typeof commands
export type Params = Record<string, unknown>

/** One browser that takes commands. */
export interface Driver {
  send(command: Command, params?: Params): Promise<unknown>
}

/** A browser that was started for a journey, and is ended by it. */
export interface StartedBrowser extends Driver {
  /** Errors that the browser itself reported about the fair's pages. */
  errors(): string[]
  close(): Promise<void>
}

/** An error that the browser answered with, by its name in the standard. */
export class WebDriverError extends Error {
  readonly code: string
  constructor(command: Command, code: string, message: string) {
    super(`${command}: ${code}${message && `: ${message}`}`)
    this.code = code
  }
}
