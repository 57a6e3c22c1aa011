import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const room = resolve('apps/studio')

/** Graphics in software use more than one core by themselves: two pages keep two of them busy while pictures are saved. */
export const hands = 2

export interface StudioPage {
  /** One picture as a PNG. */
  take(order: { model: string; variant?: string; shot: object }): Promise<Buffer>
  close(): Promise<void>
}

let stamp: string | undefined

/** Changes when the studio does: its light, its lens, its film. */
export function studioStamp(): string {
  if (stamp) return stamp
  const hash = createHash('sha256')
  for (const name of readdirSync(join(room, 'src')).sort())
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(room, 'src', name)))
  stamp = hash.digest('hex').slice(0, 16)
  return stamp
}

/** A browser of its own with the studio in it: pages of one browser would wait for each other. */
export async function openStudio(): Promise<StudioPage> {
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

/** Runs in the page. */
function takeInPage(order: string): string {
  const { take } = globalThis as unknown as { take(order: unknown): string }
  return take(JSON.parse(order))
}
