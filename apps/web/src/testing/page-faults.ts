// What is wrong with the page in sight. Journeys run these functions in their page, so they use nothing from outside.

/** Pictures in sight that did not come. Asked of the browser itself, which knows what a scrolled list hides. */
export function missingPictures(): Promise<string[]> {
  return new Promise((resolve) => {
    const images = [...document.images]
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect()
      resolve(
        seen
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target, boundingClientRect: box }) => ({ image: target as HTMLImageElement, box }))
          .filter(
            ({ image, box }) => !image.complete || !image.naturalWidth || box.width < 8 || box.height < 8,
          )
          .map(({ image }) => image.currentSrc || image.src),
      )
    })
    for (const image of images) observer.observe(image)
    if (images.length === 0) resolve([])
  })
}

/** What sticks out, is cut off, or is empty. */
export function shapeFaults(): string[] {
  const faults: string[] = []
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`)
  for (const element of document.querySelectorAll('a, button, h1, h2, h3, [role=tab]')) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') continue
    if (element.closest('.sr-only, .skip-link')) continue
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
      faults.push(`${name(element)} does not fit its ${element.clientWidth} px`)
  }
  // What a way is called is said whole; a name that somebody gave may be cut.
  for (const part of document.querySelectorAll('nav :is(a, button), nav :is(a, button) *, [role=tab] *')) {
    const { overflowX, textOverflow, display } = getComputedStyle(part)
    if (textOverflow !== 'ellipsis' || overflowX === 'visible' || display === 'inline') continue
    if (part.scrollWidth > part.clientWidth) faults.push(`${name(part)} is cut to ${part.clientWidth} px`)
  }
  for (const panel of document.querySelectorAll(
    'section, article, aside, dialog, [role=dialog], [role=tabpanel]',
  )) {
    const box = panel.getBoundingClientRect()
    if (box.height < 20 || (panel.textContent ?? '').trim().length < 2) faults.push(`${name(panel)} is empty`)
  }
  return faults
}

/** Fingers need 44 px; what is covered by a larger link counts with it. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll('a, button, [role=tab]')]
    .map((element) => {
      const box = element.getBoundingClientRect()
      const after = element.classList.contains('stretched') && element.closest('article, li')
      const target = after ? after.getBoundingClientRect() : box
      return { text: (element.textContent ?? '').trim().slice(0, 30), box, target, element }
    })
    .filter(({ box, element }) => box.width > 1 && !element.closest('.skip-link'))
    .filter(({ target }) => target.height < 44 || target.width < 44)
    .map(({ text, target }) => `${text}: ${Math.round(target.width)}×${Math.round(target.height)}`)
}
