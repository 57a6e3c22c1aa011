import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { missingPictures, shapeFaults, smallTargets } from '../../apps/web/src/testing/page-faults.ts'

/** axe finds nothing, however slight. */
export const expectAccessible = (page: Page, where?: string) => expectNothingFound(page, {}, where)

/** The same, and what a mouse presses is 24 px wide and high or stands apart. Not for pages whose bars lie over a list. */
export const expectAccessibleByMouse = (page: Page, where: string) =>
  expectNothingFound(page, { rules: { 'target-size': { enabled: true } } }, where)

/** Nothing at all, and what is shown of a control is part of its name, for whoever speaks to the phone. */
export const expectNoViolation = (page: Page, where: string) =>
  expectNothingFound(page, { rules: { 'label-content-name-mismatch': { enabled: true } } }, where)

/** While a page comes, what it has drawn stays where it is: the sum that browsers count stays under what they call good. */
export async function expectStill(page: Page, where: string) {
  const shift = await page.evaluate(async () => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return sum
  })
  expect.soft(shift, where).toBeLessThan(0.1)
}

/** The rule of axe that depends on the size of the window: the keyboard scrolls whatever scrolls. */
export const expectScrollable = (page: Page, where: string) =>
  expectNothingFound(page, { runOnly: ['scrollable-region-focusable'] }, where)

/** The scene in the page's frame is a document of its own and is judged as such. */
export async function expectSceneAccessible(page: Page) {
  const scene = new AxeBuilder({ page }).include(['iframe', 'html'])
  const { violations } = await scene.options(onlyViolations).analyze()
  expect(inWords(violations)).toEqual([])
}

// To say where every passed rule was met takes longer than to look.
const onlyViolations: axe.RunOptions = { resultTypes: ['violations'] }

/** In the document of the page alone, into which axe is brought once: reading it takes longer than most rules. */
async function expectNothingFound(page: Page, options: axe.RunOptions, where?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (chosen) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      return (await run({ exclude: ['iframe'] }, chosen)).violations
    },
    { ...onlyViolations, ...options, iframes: false },
  )
  judge(where)(inWords(violations), where).toEqual([])
}

const inWords = (violations: axe.Result[]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)

/** A page is looked at: nothing sticks out, pictures are there, words are not cut off, panels have something in them. */
export async function expectGoodShape(page: Page, where?: string) {
  await judge(where)
    .poll(() => page.evaluate(missingPictures), `every picture in sight is there ${where ?? ''}`)
    .toEqual([])
  judge(where)(await page.evaluate(shapeFaults), where).toEqual([])
}

/** In a sweep over several sizes, which is said, one fault does not hide the next. */
const judge = (where: string | undefined) => (where === undefined ? expect : softly)
const softly = expect.configure({ soft: true })

/** Whatever can be pressed or filled in can be reached: scrolled to, nothing lies over its middle. */
export async function expectReachable(page: Page, where?: string) {
  judge(where)(await page.evaluate(coveredControls), where).toEqual([])
}

/** Runs in the page, so it may use nothing from here. */
function coveredControls(): string[] {
  const controls = 'a[href], button, input, select, textarea, [role=tab], h1, h2'
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  const faults = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
    if (element.closest('.sr-only, .skip-link, [inert], [aria-hidden=true]')) return []
    const { visibility, pointerEvents } = getComputedStyle(element)
    if (
      visibility === 'hidden' ||
      pointerEvents === 'none' ||
      !element.checkVisibility({ opacityProperty: true })
    )
      return []
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A link that goes over two lines has its middle beside it.
    const [box] = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height)
    if (!box || box.width < 2 || box.height < 2) return []
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const { clientWidth, clientHeight } = document.documentElement
    if (x < 0 || y < 0 || x >= clientWidth || y >= clientHeight)
      return [`${name(element)} is out of the window`]
    const hit = document.elementFromPoint(x, y)
    // What is stretched over its card, or a label over its box, is pressed in its place.
    if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element)))
      return []
    return [`${name(element)} lies under ${hit ? name(hit) : 'nothing'}`]
  })
  window.scrollTo(0, 0)
  return faults
}

/** Fingers have room. */
export async function expectTouchTargets(page: Page, where?: string) {
  judge(where)(await page.evaluate(smallTargets), where).toEqual([])
}
