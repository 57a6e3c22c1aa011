import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { missingPictures, shapeFaults, smallTargets } from '../../apps/web/src/testing/page-faults.ts'

/**
 * axe finds nothing, however slight. The scene is a document of its own and is judged as such; without it there is one
 * document to look at, and no page needs to be opened to put the findings of several together.
 */
export const expectAccessible = (page: Page) =>
  expectNothingFound(new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true))

/** The same of the scene in the page's frame. */
export const expectSceneAccessible = (page: Page) =>
  expectNothingFound(new AxeBuilder({ page }).include(['iframe', 'html']))

async function expectNothingFound(axe: AxeBuilder) {
  // To say where every passed rule was met takes longer than to look.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Nothing at all, and what is shown of a control is part of its name, for whoever speaks to the phone. */
export async function expectNoViolation(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze()
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      where,
    )
    .toEqual([])
}

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
