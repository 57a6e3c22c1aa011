import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { withServer } from './generated-fair.ts'
import { lighthouse } from './lighthouse.ts'
import { freePort, node, stop, temporaryFolder, untilReady } from './processes.ts'
import { printHead, printSpent } from './report.ts'
import { deviceOf, type JudgedPage, judgedPages, type SitePage, sitePages } from './site-pages.ts'

export const about =
  'what the first screens load before anybody does anything; with --lighthouse <program> also what Lighthouse says of them (--only <part of a name> of some, --language zh|en in one of them)'

interface Given {
  ensureBrowser(): Promise<string>
}

const languages = ['zh', 'en'] as const
const patience = 120_000

export async function run(root: string, args: string[], given: unknown) {
  const { values } = parseArgs({
    args,
    options: { lighthouse: { type: 'string' }, only: { type: 'string' }, language: { type: 'string' } },
  })
  printHead('web')
  const executablePath = await (given as Given).ensureBrowser()
  const { lighthouse: program = '', only = '', language: chosen } = values
  const judged = judgedPages.filter(({ name }) => name.includes(only))
  const judge = async (address: string, page: JudgedPage) => {
    for (const language of languages.filter((one) => !chosen || one === chosen))
      await lighthouse({ program, executablePath, address, page, language })
  }
  const folder = await temporaryFolder()
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = node([join(root, 'tooling/serve.mjs')], {
    PORT: String(port),
    DATA_DIR: folder.path,
    // As an organiser would set it: without it a page cannot name its own whole address, which search engines want.
    PUBLIC_URL: address,
  })
  let browser: Browser | undefined
  try {
    await untilReady(server, `${address}/readyz`, 180_000)
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'],
    })
    for (const page of sitePages) await measure(browser, address, page)
    await browser.close()
    if (program) for (const page of judged.filter(({ desk }) => !desk)) await judge(address, page)
  } finally {
    await browser?.close()
    await stop(server)
    await folder.remove()
  }
  const ofDesk = judged.filter(({ desk }) => desk)
  if (program && ofDesk.length > 0) await judgeDesk(root, ofDesk, judge)
}

/** On a server of its own: one that names its address has no demo exhibitor who could sign on. */
async function judgeDesk(
  root: string,
  pages: JudgedPage[],
  judge: (address: string, page: JudgedPage) => Promise<void>,
) {
  const folder = await temporaryFolder()
  try {
    await withServer(root, { DATA_DIR: folder.path }, async (address) => {
      for (const page of pages) await judge(address, page)
    })
  } finally {
    await folder.remove()
  }
}

async function measure(browser: Browser, address: string, sitePage: SitePage) {
  // As the journeys: a browser that prefers English is offered English, which is a file more.
  const context = await browser.newContext({ ...deviceOf(sitePage), locale: 'zh-CN' })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const requests: Request[] = []
  page.on('request', (request) => {
    // The scene, in a frame, is a document of its own.
    if (request.frame() === page.mainFrame() && request.url().startsWith(address)) requests.push(request)
  })
  await page.goto(address + sitePage.path)
  await page.locator(sitePage.shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  const first = await beforeFirstScreen(page, requests)
  const scripts = first.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map(packedSize))
  console.log(`\n${sitePage.name} (${sitePage.path})`)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  printSpent('scripts, KB gzipped', all / 1000, sitePage.scripts)
  printSpent('requests', first.length, sitePage.requests)
  await context.close()
}

/** The page says when its first screen is there; what it loads from then on is for later. */
async function beforeFirstScreen(page: Page, requests: readonly Request[]): Promise<Request[]> {
  const end = await page.evaluate(() => {
    const mark = performance.getEntriesByName('first-screen')[0]
    return mark ? performance.timeOrigin + mark.startTime : Number.POSITIVE_INFINITY
  })
  return requests.filter((request) => request.timing().startTime <= end)
}

async function packedSize(request: Request): Promise<number> {
  const response = await request.response()
  return gzipSync((await response?.body()) ?? '', { level: 9 }).length
}
