/**
 * Makes the layers of posters: each hall as it is seen from before a booth, and each stand without anything of an
 * exhibitor. The server composes them with a company's name, logo, colours and products.
 *
 *   node apps/scene/posters/layers.mjs                    those that are missing
 *   node apps/scene/posters/layers.mjs booth-arch-wide    these, also if they exist
 *   node apps/scene/posters/layers.mjs --all              every one
 *   node apps/scene/posters/layers.mjs --places booth-arch-wide   only where its signs and plinths are
 *
 * Run it again after a change to what a hall or a stand looks like. Software graphics need about ten seconds for each.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hallFile, standFiles } from './layer-files.mjs'
import { room, withSceneBrowser } from './scene-browser.mjs'

const folder = join(room, '../../content/media/poster-layers')
const say = (line) => process.stdout.write(`${line}\n`)
const patience = 900_000

async function openPage(browser, origin, viewport) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  page.on('pageerror', (error) => say(`page: ${error.message}`))
  await page.goto(`${origin}/scene/layers.html`)
  await page.waitForFunction(() => document.documentElement.dataset.layers === 'open')
  return page
}

const bytesOf = (dataUrl) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

const makers = {
  async hall(page, look) {
    const png = bytesOf(await page.evaluate((name) => window.hallShot(name), look))
    return { '.avif': await hallFile(png) }
  },
  async booth(page, body) {
    const places = await page.evaluate((name) => window.standPlaces(name), body)
    const json = { '.json': `${JSON.stringify(places)}\n` }
    if (process.argv.includes('--places')) return json
    const pictures = await page.evaluate((name) => window.standShots(name), body)
    const shots = Object.fromEntries(Object.entries(pictures).map(([name, url]) => [name, bytesOf(url)]))
    return { ...(await standFiles(shots)), ...json }
  },
}

/** What exhibitions of the demo fair look like comes first. */
const first = 'patio works circuit loom orchard harvest clinic wind bazaar tide fishing-port'.split(' ')

/** A hall is behind the stand and may be a little soft, as in a photograph: it is drawn smaller, which spares much time. */
const hallShare = 0.75
const windowOf = (kind, { width, height }) => {
  const share = kind === 'hall' ? hallShare : 1
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

async function makeAll(page, layers) {
  for (const { kind, of, name } of layers) {
    const start = Date.now()
    const files = await makers[kind](page, of)
    for (const [end, bytes] of Object.entries(files)) await writeFile(join(folder, `${name}${end}`), bytes)
    const sizes = Object.entries(files).map(([end, bytes]) => `${end} ${bytes.length}`)
    say(`${name}: ${sizes.join(', ')}; ${Math.round((Date.now() - start) / 1000)} s`)
  }
  await page.context().close()
}

await withSceneBrowser(async (server, open) => {
  const { posterBodies, posterShapes, sceneLooks } = await server.ssrLoadModule('@tradefloor/contract')
  const args = process.argv.slice(2)
  const layers = Object.entries(posterShapes).flatMap(([shape, size]) => [
    ...posterBodies.map((body) => ({ kind: 'booth', of: body, shape, size, name: `${body}-${shape}` })),
    ...[...new Set([...first, ...sceneLooks])].map((look) => ({
      kind: 'hall',
      of: look,
      shape,
      size,
      name: `ground-${look}-${shape}`,
    })),
  ])
  const isThere = ({ kind, name }) =>
    existsSync(join(folder, kind === 'hall' ? `${name}.avif` : `${name}.json`))
  const wanted = layers.filter(
    (layer) => args.includes('--all') || args.includes(layer.name) || (args.length === 0 && !isThere(layer)),
  )
  if (wanted.length === 0) return say('Every layer is there. Name some, or --all.')
  await mkdir(folder, { recursive: true })
  const { browser, origin } = await open()
  for (const kind of ['booth', 'hall'])
    for (const [shape, size] of Object.entries(posterShapes)) {
      const some = wanted.filter((layer) => layer.kind === kind && layer.shape === shape)
      if (some.length > 0) await makeAll(await openPage(browser, origin, windowOf(kind, size)), some)
    }
})
