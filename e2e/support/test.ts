import { test as base, expect, type Locator, type Page } from '@playwright/test'

export interface Options {
  /** What the console may say in this journey: a request that we break on purpose is reported there. */
  expectedErrors: RegExp[]
  /** The language the visitor chose before. */
  language: 'zh' | 'en' | undefined
  /**
   * A visitor who chose the list before, unless the journey is about the picture: the list says the same to the page,
   * and drawing in software takes longer than everything else together.
   */
  scene: 'list' | 'picture'
  /** A visitor who chose before to look around as a guest, unless the journey is about being asked. */
  role: 'guest' | 'unasked'
}

/** Every journey fails on an error in the console, an exception, or a breach of the content security policy. */
export const test = base.extend<Options & { complaints: string[] }>({
  expectedErrors: [[], { option: true }],
  language: [undefined, { option: true }],
  scene: ['list', { option: true }],
  role: ['guest', { option: true }],
  storageState: async ({ language, baseURL }, use) => {
    const localStorage = language ? [{ name: 'language', value: language }] : []
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },
  complaints: [
    async ({ context, expectedErrors, scene, role }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text)
      }
      context.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error' && !isLostPage(message.text(), url))
          complain(`${message.text()} ${url}`.trim())
      })
      context.on('weberror', (error) => complain(String(error.error())))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: the console is how a page tells the journey
          console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`)
        })
      })
      if (scene === 'list')
        await context.addInitScript(() => {
          try {
            localStorage.setItem('sceneView', localStorage.getItem('sceneView') ?? 'list')
          } catch {
            // A document of nowhere has no storage.
          }
        })
      if (role === 'guest')
        await context.addInitScript(() => {
          try {
            sessionStorage.setItem('guestPass', '1')
          } catch {
            // See above.
          }
        })
      await use(complaints)
      // An answer that a journey changes may still be on its way when the journey has seen enough; what is asked for after
      // that meets the server's own answer, and is no part of it.
      const heard = [...complaints]
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      expect(heard, 'nothing in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** A page that is not there says so to the browser too, which reports it; journeys look at what the visitor is told. */
const isLostPage = (text: string, url: string) =>
  /status of 404/.test(text) && !/^\/(?:api|files|assets|scene|rtm)\/|\.\w{2,5}$/.test(new URL(url).pathname)

export { expect }

/** The address of the page without its host. */
export const addressOf = (page: Page) => {
  const url = new URL(page.url())
  return url.pathname + url.search
}

export const emptyFair = () => {
  const address = process.env.E2E_EMPTY_FAIR
  if (!address) throw new Error('The global setup did not start the empty fair')
  return address
}

/** Waits until the page has heard every message posted to it so far: they are heard in order, and this one is the last. */
export const allHeard = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const listen = (event: MessageEvent) => {
          if (event.data !== 'the last') return
          window.removeEventListener('message', listen)
          resolve()
        }
        window.addEventListener('message', listen)
        window.postMessage('the last', '*')
      }),
  )

/** What an element says. */
export const textOf = async (element: Locator) => ((await element.textContent()) ?? '').trim()
