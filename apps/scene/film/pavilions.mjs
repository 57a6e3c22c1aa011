/**
 * Makes the pictures of the pavilions on the island, one for each industry, for the site's introduction.
 *
 *   node apps/scene/film/pavilions.mjs                    all of them
 *   node apps/scene/film/pavilions.mjs energy medical     these
 *
 * As for the posters: in a headless Chromium (CHROMIUM_PATH, else the usual places), again after a change to what the
 * island looks like. All of them take about two minutes.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openLibrary } from '../posters/fair.mjs'
import { room, withSceneBrowser } from '../posters/scene-browser.mjs'
import { openScene } from './draw-shot.mjs'

const folder = join(room, '../web/public/pavilions')
const size = { width: 720, height: 480 }
/** Drawn so much larger, and made small again: edges become smooth. */
const finer = 2
/** A moment at which ships, clouds and rotors stand well. */
const clock = 6
const asked = process.argv.slice(2)

await withSceneBrowser(async (server, open) => {
  const { pavilionViews } = await server.ssrLoadModule('/src/film/pavilion-views.ts')
  const wanted = pavilionViews.filter(({ industry }) => asked.length === 0 || asked.includes(industry))
  if (wanted.length === 0)
    throw new Error(`There are: ${pavilionViews.map(({ industry }) => industry).join(' ')}`)
  await mkdir(folder, { recursive: true })
  const { browser, origin } = await open()
  const drawn = { width: size.width * finer, height: size.height * finer }
  const plan = { scene: 'island', clock, way: () => wanted[0].view }
  const page = await openScene(browser, origin, plan, drawn, await openLibrary(server))
  for (const [i, { industry, view }] of wanted.entries()) {
    const png = await page.evaluate(([now, from]) => window.film.draw(now, from), [clock, view])
    const bytes = await sharp(Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'))
      .resize(size)
      .removeAlpha()
      .avif({ quality: 50, effort: 5 })
      .toBuffer()
    await writeFile(join(folder, `${industry}.avif`), bytes)
    process.stdout.write(`${i + 1}/${wanted.length} ${industry}: ${bytes.length} bytes\n`)
  }
})
