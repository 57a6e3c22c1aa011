import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const room = resolve('apps/studio')

/** Graphics in software use more than one core by themselves: two pages keep two of them busy while pictures are saved. */
export const hands = 2

interface StudioPage {
  /** One picture as a PNG. */
  take(order: object): Promise<Buffer>
  close(): Promise<void>
}

/** Taking orders and moving things does not change what a picture looks like. */
const ofNoMatter = ['main.ts', 'shot.ts', 'tableau-subject.ts']

const stamps = new Map<string, string>()

/** Changes when a file in a folder does. */
function stampOfFolder(folder: string, without: readonly string[] = []): string {
  const known = stamps.get(folder)
  if (known) return known
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts') && !without.includes(name))
      hash.update(name).update(readFileSync(join(folder, name)))
  const stamp = hash.digest('hex').slice(0, 16)
  stamps.set(folder, stamp)
  return stamp
}

/** Changes when the studio does: its light, its lens, its film. */
export const studioStamp = (): string => stampOfFolder(join(room, 'src'), ofNoMatter)

/** Changes when any model may have changed; which ones have takes long to find out. */
export const modelsStamp = (): string => stampOfFolder(resolve('packages/models/src'))

/** A browser of its own with the studio in it: pages of one browser would wait for each other. */
async function openStudio(): Promise<StudioPage> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath)
    throw new Error('CHROMIUM_PATH says which browser takes the pictures; `npm run content:media` sets it')
  const server = await createServer({
    root: room,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      // Chromium's sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  const page = await browser.newPage()
  // A picture takes seconds on a quiet machine, and much longer on a busy one.
  page.setDefaultTimeout(600_000)
  const [address] = server.resolvedUrls?.local ?? []
  if (!address) throw new Error('The studio has no address.')
  await page.goto(address)
  await page.waitForSelector('html[data-studio=open]', { state: 'attached' })
  return {
    take: async (order) => Buffer.from(await page.evaluate(takeInPage, JSON.stringify(order)), 'base64'),
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

const pages: Promise<StudioPage>[] = []
/** Pages that wait for an order. */
const idle: Promise<StudioPage>[] = []

/** One picture as a PNG. One order at a time for each page, and no more pages than orders at once. */
export async function takePicture(order: object): Promise<Buffer> {
  const page = idle.pop() ?? openStudio()
  if (!pages.includes(page)) pages.push(page)
  const png = await (await page).take(order)
  idle.push(page)
  return png
}

export async function closeStudio(): Promise<void> {
  for (const page of pages.splice(0)) await (await page).close()
  idle.length = 0
}

/** Runs in the page. */
function takeInPage(order: string): string {
  const { take } = globalThis as unknown as { take(order: unknown): string }
  return take(JSON.parse(order))
}
