import { setTimeout as sleep } from 'node:timers/promises'
import { shapeFaults } from '../../apps/web/src/testing/page-faults.ts'
import type { Page } from './driver/page.ts'
import { expect } from './test.ts'

/** Looks at a page that has come to rest, and leaves a picture of it for people. */
export async function expectShape(visit: Page, picture: string) {
  await settled(visit)
  await visit.until('everything to be loaded', () => !document.querySelector('[role=status][aria-busy=true]'))
  await visit.until('every picture in sight', () =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const isInSight = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
      return !isInSight || !image.checkVisibility() || (image.complete && image.naturalWidth > 0)
    }),
  )
  await visit.screenshot(picture)
  expect(await visit.run(shapeFaults)).toEqual([])
}

/** Nothing more has come for a while. */
async function settled(visit: Page) {
  let before = -1
  for (;;) {
    const now = await visit.run(() => performance.getEntriesByType('resource').length)
    if (now === before) return
    before = now
    await sleep(1500)
  }
}
