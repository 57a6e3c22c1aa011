import { writeFileSync } from 'node:fs'
import { type Driver, WebDriverError } from './commands.ts'
import type { Device } from './device.ts'
import { describe, selectors, shownElements, type Target } from './target.ts'

/** How WebDriver names an element. */
type Reference = Record<string, string>

const idOf = (element: Reference) => Object.values(element)[0] ?? ''

const timeoutMs = 15_000

/** The page has been drawn anew, or something still moves or lies above: it is looked for once more. */
const passing = new Set([
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
])

/** A page of the fair in any browser that has a WebDriver. Whatever is looked for is waited for. */
export class Page {
  readonly #driver: Driver
  readonly #address: string
  readonly #errors: string[] = []

  constructor(driver: Driver, address: string) {
    this.#driver = driver
    this.#address = address
  }

  /** The inside of the window gets this size, whatever is around it. */
  async resize({ width, height }: Pick<Device, 'width' | 'height'>) {
    const around = { width: 0, height: 0 }
    await this.#until(`a page of ${width} × ${height}`, async () => {
      const outer = { x: 0, y: 0, width: width + around.width, height: height + around.height }
      await this.#driver.send('setWindowRect', outer)
      const [innerWidth, innerHeight] = await this.run(() => [window.innerWidth, window.innerHeight])
      around.width += width - (innerWidth ?? 0)
      around.height += height - (innerHeight ?? 0)
      return innerWidth === width && innerHeight === height
    })
  }

  async open(path: string) {
    await this.#collectErrors()
    await this.#driver.send('navigate', { url: this.#address + path })
    await this.run(watchErrors)
  }

  async reload() {
    await this.#collectErrors()
    await this.#driver.send('refresh')
    await this.run(watchErrors)
  }

  back = () => this.#driver.send('back')

  /** Runs a function in the page, which may use nothing from outside. */
  async run<Args extends unknown[], Result>(
    inside: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${inside})(...arguments)`
    return (await this.#driver.send('execute', { script, args })) as Result
  }

  /** The path and query of where the page is. */
  async address() {
    const url = new URL((await this.#driver.send('currentUrl')) as string)
    return url.pathname + url.search
  }

  addressMatches = (pattern: RegExp) =>
    this.#until(`the address ${pattern}`, async () => pattern.test(await this.address()))

  addressIs = (address: string) =>
    this.#until(`the address ${address}`, async () => (await this.address()) === address)

  see = (target: Target) => this.#until(describe(target), () => this.#find(target))

  seeNo = (target: Target) => this.#until(`no ${describe(target)}`, async () => !(await this.#find(target)))

  async press(target: Target) {
    await this.#until(`to press ${describe(target)}`, async () => {
      const element = await this.#find(target)
      if (!element) return false
      // WebKit's driver does not bring all of an element into sight that is there in part.
      await this.run((found: Element) => found.scrollIntoView({ block: 'nearest' }), element as never)
      await this.#driver.send('click', { id: idOf(element) })
      return true
    })
  }

  /** Replaces what stands in a box, key by key. */
  async fill(target: Target, text: string) {
    await this.#until(`to fill ${describe(target)}`, async () => {
      const element = await this.#find(target)
      if (!element) return false
      if (await this.#valueOf(element)) await this.#driver.send('clear', { id: idOf(element) })
      await this.#driver.send('sendKeys', { id: idOf(element), text })
      return (await this.#valueOf(element)) === text
    })
  }

  /** Presses Enter in a box. */
  async enter(target: Target) {
    const element = await this.see(target)
    await this.#driver.send('sendKeys', { id: idOf(element), text: '\ue007' })
  }

  async textOf(target: Target): Promise<string> {
    const read = (element: Element) => (element.textContent ?? '').trim()
    return this.run(read, (await this.see(target)) as never)
  }

  async attributeOf(target: Target, name: string): Promise<string | null> {
    const read = (element: Element, attribute: string) => element.getAttribute(attribute)
    return this.run(read, (await this.see(target)) as never, name)
  }

  /** Waits for something that only the page can say. */
  until = <Args extends unknown[], Result>(
    what: string,
    inside: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Result>> => this.#until(what, () => this.run(inside, ...args))

  async screenshot(file: string) {
    const picture = (await this.#driver.send('screenshot', { full: false })) as string
    writeFileSync(file, Buffer.from(picture, 'base64'))
  }

  /** Errors that pages met once they were loaded. */
  async errors() {
    await this.#collectErrors()
    return this.#errors
  }

  async #collectErrors() {
    const take = () => (window as never as { errorsSeen?: string[] }).errorsSeen?.splice(0) ?? []
    this.#errors.push(...(await this.run(take)))
  }

  async #find({ role, name, text, within, index = 0 }: Target): Promise<Reference | undefined> {
    const scope = within ? await this.#find(within) : null
    if (scope === undefined) return
    const found = await this.run(shownElements, selectors[role], text ?? null, scope as never)
    const elements = found as never as Reference[]
    if (name === undefined) return elements[index]
    let left = index
    for (const element of elements)
      if (this.#isNamed(await this.#labelOf(element), name) && left-- === 0) return element
    return
  }

  #isNamed = (label: string, name: string | RegExp) =>
    typeof name === 'string' ? label.trim() === name : name.test(label)

  async #labelOf(element: Reference) {
    try {
      return String(await this.#driver.send('label', { id: idOf(element) }))
    } catch (error) {
      // WebKit knows no label of what is not in its accessibility tree.
      if (error instanceof WebDriverError && error.code === 'unknown error') return ''
      throw error
    }
  }

  #valueOf = (element: Reference) => this.run((input: HTMLInputElement) => input.value, element as never)

  async #until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
    const deadline = Date.now() + timeoutMs
    let last: unknown
    do {
      try {
        const found = await look()
        if (found) return found
      } catch (error) {
        if (!(error instanceof WebDriverError && passing.has(error.code))) throw error
        last = error
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    } while (Date.now() < deadline)
    throw new Error(`Waited in vain for ${what}${last ? ` (${last})` : ''}, at ${await this.address()}`)
  }
}

/** Runs in the page. */
function watchErrors() {
  const host = window as never as { errorsSeen?: string[] }
  if (host.errorsSeen) return
  const seen: string[] = []
  host.errorsSeen = seen
  window.addEventListener('error', ({ message }) => seen.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.push(`content security policy: ${violatedDirective} ${blockedURI}`),
  )
}
