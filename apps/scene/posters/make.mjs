/**
 * Makes the posters: still pictures of a scene's first frame, shown while the scene loads.
 *
 *   node apps/scene/posters/make.mjs                        those that are missing
 *   node apps/scene/posters/make.mjs hall-tide desk-tide    these, also if they exist
 *   node apps/scene/posters/make.mjs --all                  every one
 *
 * The scene draws itself in a headless Chromium (CHROMIUM_PATH, else the usual places) at high quality and at rest:
 * reduced motion keeps its clock at zero. Run it again after a change to what a scene looks like. Software graphics need
 * about half a minute for each.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openLibrary } from './fair.mjs'
import { posterList } from './poster-list.mjs'
import { room, withSceneBrowser } from './scene-browser.mjs'
import { shoot } from './shoot.mjs'
import { toAvif } from './to-avif.mjs'

const folder = join(room, 'public/posters')
const say = (line) => process.stdout.write(`${line}\n`)

/** Which of all posters the command line asks for. */
function wanted(all, args) {
  if (args.includes('--all')) return all
  const strangers = args.filter((arg) => !all.some(({ name }) => name === arg))
  if (strangers.length > 0)
    throw new Error(
      `There is no poster called ${strangers.join(', ')}. There are:\n${all.map(({ name }) => name).join(' ')}`,
    )
  if (args.length > 0) return all.filter(({ name }) => args.includes(name))
  return all.filter(({ name }) => !existsSync(join(folder, `${name}.avif`)))
}

async function make(browser, origin, poster) {
  const png = await shoot(browser, origin, poster)
  const { bytes, quality } = await toAvif(png, poster.size, poster.most)
  await writeFile(join(folder, `${poster.name}.avif`), bytes)
  return `${bytes.length} bytes, quality ${quality}`
}

/** One that fails does not keep the others from being made; a second run makes what is missing. */
async function makeAll(browser, origin, posters) {
  const start = Date.now()
  for (const [i, poster] of posters.entries()) {
    const result = await make(browser, origin, poster).catch((fault) => {
      process.exitCode = 1
      return `FAILED: ${fault.message}`
    })
    const seconds = (Date.now() - start) / 1000
    const left = Math.ceil(((seconds / (i + 1)) * (posters.length - i - 1)) / 60)
    say(
      `${i + 1}/${posters.length} ${poster.name}: ${result}; ${Math.round(seconds)} s, about ${left} min left`,
    )
  }
}

await withSceneBrowser(async (server, open) => {
  const posters = wanted(
    posterList(await server.ssrLoadModule('@tradefloor/contract'), await openLibrary(server)),
    process.argv.slice(2),
  )
  if (posters.length === 0) {
    say('Every poster is there. Name some, or --all.')
    return
  }
  await mkdir(folder, { recursive: true })
  const { browser, origin } = await open()
  await makeAll(browser, origin, posters)
})
