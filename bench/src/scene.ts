import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort, node, stop, temporaryFolder, untilReady } from './processes.ts'
import { printHead, printSpent } from './report.ts'
import { planOf } from './scene-plan.ts'

export const about =
  'what a hall of 200 and of 1,000 booths and a conference hall cost: draw calls, triangles, textures, scripts, and the longest step of building them'

interface Given {
  ensureBrowser(): Promise<string>
}

/** What may be spent on each hall. */
const halls = [
  { booths: 200, calls: 140, triangles: 600_000 },
  { booths: 1000, calls: 200, triangles: 900_000 },
]
/** And on a conference hall, which is always as large as this. */
const conference = { calls: 140, triangles: 300_000 }
const most = { textures: 96, step: 200, script: 165 }
/** Shaders are compiled in it: the machine's affair, and slow in software. */
const graphicsStep = 'stage'
const patience = 240_000

export async function run(root: string, _args: string[], given: unknown) {
  printHead('scene')
  const executablePath = await (given as Given).ensureBrowser()
  const folder = await temporaryFolder()
  const port = await freePort()
  const server = node([join(root, 'tooling/start.mjs')], { PORT: String(port), DATA_DIR: folder.path })
  let browser: Browser | undefined
  try {
    await untilReady(server, `http://127.0.0.1:${port}/readyz`, 180_000)
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    })
    await wakeGraphics(browser)
    for (const hall of halls) await measure(browser, root, `http://127.0.0.1:${port}`, hall)
    await measureConference(browser, root, `http://127.0.0.1:${port}`)
  } finally {
    await browser?.close()
    await stop(server)
    await folder.remove()
  }
}

/** The first picture of a browser starts its graphics, which is not ours to count. */
async function wakeGraphics(browser: Browser) {
  const page = await browser.newPage()
  await page.evaluate(`document.createElement('canvas').getContext('webgl2')?.finish()`)
  await page.close()
}

/** A window of the usual size, and the scripts that it asks for. */
async function openWindow(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 800, height: 450 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(patience)
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js')) scripts.add(path)
  })
  return { page, scripts }
}

/** The big conference hall of the demo fair, with its programme of today. */
async function measureConference(browser: Browser, root: string, address: string) {
  const { page, scripts } = await openWindow(browser)
  await page.goto(`${address}/scene/conference?exhibition_id=21&look=harbour&quality=high`)
  await page.locator('canvas[data-rest]').waitFor({ state: 'attached' })
  const seen = await countsOf(page)
  console.log('\nthe big conference hall')
  printSpent('draw calls', seen.calls, conference.calls)
  printSpent('triangles', seen.triangles, conference.triangles)
  printSpent('textures, MB', seen.textures / 1_048_576, most.textures)
  printSpent('scripts, KB gzipped', scriptSize(root, scripts) / 1024, most.script)
  await page.close()
}

async function measure(browser: Browser, root: string, address: string, hall: (typeof halls)[number]) {
  const { page, scripts } = await openWindow(browser)
  await page.route('**/hall-plan?*', (route) => route.fulfill({ json: planOf(hall.booths) }))
  await page.goto(`${address}/scene/hall?exhibition_id=1&look=harbour&quality=high`)
  await page.locator('canvas[data-rest]').waitFor({ state: 'attached' })
  const seen = await countsOf(page)
  console.log(`\n${hall.booths} booths, from the aisle`)
  printSpent('draw calls', seen.calls, hall.calls)
  printSpent('triangles', seen.triangles, hall.triangles)
  printSpent('textures, MB', seen.textures / 1_048_576, most.textures)
  printSpent('scripts, KB gzipped', scriptSize(root, scripts) / 1024, most.script)
  for (const { name, ms } of seen.steps)
    if (name === graphicsStep)
      console.log(`  ${'starting the graphics, ms'.padEnd(34)} ${ms.toFixed(0).padStart(9)}`)
    else printSpent(`${name}, ms in one piece`, ms, most.step)
  console.log(`  ${'a pick tests'.padEnd(34)} ${hall.booths} boxes, no triangle`)
  await page.close()
}

interface Counts {
  calls: string
  triangles: string
  textures: string
  steps: { name: string; duration: number }[]
}

/** Run in the page, where this program's own words mean nothing. */
const counting = `({
  ...document.querySelector('canvas').dataset,
  steps: performance.getEntriesByType('measure').map(({ name, duration }) => ({ name, duration })),
})`

async function countsOf(page: Page) {
  const { calls, triangles, textures, steps } = (await page.evaluate(counting)) as Counts
  return {
    calls: Number(calls),
    triangles: Number(triangles),
    textures: Number(textures),
    steps: longestOf(steps).sort((a, b) => b.ms - a.ms),
  }
}

/** Work that is done in pieces is as bad as its longest. */
function longestOf(steps: Counts['steps']) {
  const longest = new Map<string, number>()
  for (const { name, duration } of steps) longest.set(name, Math.max(duration, longest.get(name) ?? 0))
  return [...longest].map(([name, ms]) => ({ name, ms }))
}

function scriptSize(root: string, paths: ReadonlySet<string>): number {
  return [...paths].reduce((sum, path) => {
    const file = join(root, 'apps/scene/dist', path.replace(/^\/scene\//, ''))
    const packed = `${file}.gz`
    return sum + statSync(existsSync(packed) ? packed : file).size
  }, 0)
}
