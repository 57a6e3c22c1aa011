import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect } from './test.ts'

/** What an address loads until the visitor could begin. The scene, in a frame, is a document of its own. */
export async function firstLoadOf(page: Page, address: string, isThere: () => Promise<void>) {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() && request.url().startsWith('http')) requests.push(request)
  })
  await page.goto(address)
  await isThere()
  await page.waitForLoadState('networkidle')
  // The page says when its first screen is there; what it loads from then on is for later.
  const end = await page.evaluate(() => {
    const mark = performance.getEntriesByName('first-screen')[0]
    return mark ? performance.timeOrigin + mark.startTime : Number.POSITIVE_INFINITY
  })
  const first = requests.filter((request) => request.timing().startTime <= end)
  const scripts = first.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(
    scripts.map(async (request) => {
      const response = await request.response()
      return { path: new URL(request.url()).pathname, bytes: gzipped(await response?.body()) }
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  return { requests: first.map((request) => request.url()), scripts: sizes }
}

/** As the smallest server would send it, however ours is built. */
const gzipped = (body: Buffer | undefined) => gzipSync(body ?? '', { level: 9 }).length

/** A thousand bytes are one. */
export const kilobytesOf = (scripts: readonly { bytes: number }[]) =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
