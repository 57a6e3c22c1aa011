import { expect, type Page } from '@playwright/test'

/** The default font size in the browser's settings; 16 px unless set. */
export async function setFontSize(page: Page, px: 16 | 32) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } })
  await devtools.detach()
}

/** Every word that is shown can be scrolled to, is within the window and has nothing lying over it. */
export async function expectReadable(page: Page, where: string) {
  expect.soft(await page.evaluate(coveredWords), where).toEqual([])
}

/** Runs in the page, so it may use nothing from here. */
function coveredWords(): string[] {
  const { clientWidth, clientHeight } = document.documentElement
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
  const isOut = (element: Element) =>
    (dialog && !dialog.contains(element)) ||
    element.closest('.sr-only, .skip-link, [inert], script, style, select, noscript') !== null ||
    getComputedStyle(element).pointerEvents === 'none' ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** A name that somebody gave may be cut, and a list that is pulled down says so only then. */
  const isCut = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { textOverflow, webkitLineClamp } = getComputedStyle(at)
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
      if (at.getBoundingClientRect().height < 2) return true
    }
    return false
  }
  /** A link that is stretched over its card, a label over its box. */
  const isPressedInPlace = (hit: Element, element: Element) =>
    hit.closest('article, li, label, button')?.contains(element) ||
    // A number's target reaches up to what the number is, so that a finger has room.
    hit.closest('dl > div')?.contains(element) ||
    (hit instanceof HTMLElement &&
      getComputedStyle(hit, '::after').position === 'absolute' &&
      hit.offsetParent?.contains(element))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim().slice(0, 40)
    const element = node.parentElement
    if (!words || !element || isOut(element) || isCut(element)) continue
    // What is higher than the window is read as one scrolls.
    if (element.getBoundingClientRect().height > clientHeight * 0.6) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const range = document.createRange()
    range.selectNodeContents(node)
    const [box] = [...range.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height)
    if (!box || box.width < 2 || box.height < 2) continue
    if (box.left < -1 || box.right > clientWidth + 1) faults.push(`"${words}" leaves the window at its side`)
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit) faults.push(`"${words}" is out of the window`)
    else if (!element.contains(hit) && !hit.contains(element) && !isPressedInPlace(hit, element))
      faults.push(`"${words}" lies under ${hit.tagName} "${hit.textContent?.trim().slice(0, 30)}"`)
  }
  window.scrollTo(0, 0)
  return faults
}
