import type { Page } from '@playwright/test'
import { expect, test, textOf } from './test.ts'

export interface SweptPage {
  /** The rows it belongs to. */
  rows: string
  path: string
  /** What its console may say. */
  expectedErrors?: RegExp[]
  /** What comes later than the page’s heading and is looked at, too. */
  shows?: string
  /** A panel comes to stand beside its scene. */
  besideScene?: true
}

interface Sweep {
  page: Page
  language: 'zh' | 'en'
  complaints: string[]
  pages: readonly SweptPage[]
  /** The window in which every page is loaded. */
  size: { width: number; height: number }
  look: (where: string, swept: SweptPage) => Promise<void>
}

/** The same as a journey of its own would have. */
const timeoutPerPage = 30_000

/** What a journey may take that looks at so many pages. */
export const allowTimeFor = (pages: number) => test.setTimeout(pages * timeoutPerPage)

export const atSize = (where: string, { width, height }: { width: number; height: number }) =>
  `${where}, ${width}×${height}`

/** The rows of all pages, for the title of the journey that visits them. */
export const rowsOf = (pages: readonly SweptPage[]) =>
  [...new Set(pages.flatMap(({ rows }) => rows.split(' ')))].join(' ')

/**
 * Loads pages one after the other in one browser context, each as in a browser that stores nothing but its language.
 * Every assertion is soft and names language and address, so that the report has the faults of all pages.
 */
export async function sweep({ page, language, complaints, pages, size, look }: Sweep) {
  allowTimeFor(pages.length)
  for (const swept of pages) {
    const where = `${language} ${swept.path}`
    await test.step(where, async () => {
      await page.setViewportSize(size)
      await page.goto(swept.path)
      await expectLoaded(page, where)
      if (swept.shows) await expect.soft(page.locator(swept.shows).first(), where).toBeVisible()
      await expect.soft(page.locator('[data-pending]'), `${where}, what is still to come`).toHaveCount(0)
      if (language === 'en') await expectEnglishHeading(page, swept.path, where)
      await look(where, swept)
      const unexpected = complaints
        .splice(0)
        .filter((text) => !swept.expectedErrors?.some((expected) => expected.test(text)))
      expect.soft(unexpected, `${where}, console`).toEqual([])
      await page.evaluate((chosen) => {
        localStorage.clear()
        sessionStorage.clear()
        localStorage.setItem('language', chosen)
      }, language)
    })
  }
}

/** The page has its heading and waits for nothing more. */
export async function expectLoaded(page: Page, where: string) {
  await expect.soft(page.locator('h1').first(), where).toBeAttached()
  await expect.soft(page.getByRole('status').filter({ hasText: /正在加载|Loading/ }), where).toHaveCount(0)
}

/** What was searched for is repeated as it was typed. */
async function expectEnglishHeading(page: Page, path: string, where: string) {
  const searched = new URLSearchParams(path.split('?')[1]).get('find_search') ?? ''
  const heading = await textOf(page.locator('h1').first())
  expect.soft(heading.replace(searched, ''), where).not.toMatch(/[\u4e00-\u9fff]/)
}
