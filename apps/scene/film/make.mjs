/**
 * Makes the film that is played before the map, and its poster: a flight over the sea to the island, through a hall, to
 * a booth.
 *
 *   node apps/scene/film/make.mjs                                       the film of the site
 *   node apps/scene/film/make.mjs --size 480x270 --rate 8 --out /tmp/trial.mp4     a trial
 *   node apps/scene/film/make.mjs --only hall                           the frames of one shot, and no film
 *   node apps/scene/film/make.mjs --anew                                also frames that are kept
 *
 * The scenes draw themselves frame by frame along the way in src/film/route.ts, in a headless Chromium (CHROMIUM_PATH,
 * else the usual places); ffmpeg (FFMPEG_PATH, else on the path) puts the frames together. Frames are kept in
 * .cache/intro-film until the film is done: what was interrupted goes on where it stopped, and a shot whose way has
 * changed begins again. After a change to what a scene looks like, say --anew.
 */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLibrary } from '../posters/fair.mjs'
import { room, withSceneBrowser } from '../posters/scene-browser.mjs'
import { toAvif } from '../posters/to-avif.mjs'
import { drawShot, openScene } from './draw-shot.mjs'
import { encodeFilm } from './encode-film.mjs'

// What is seen until the film plays: the whole island, with ships about it.
const posterSecond = 6.25
const posterSize = { width: 960, height: 540 }
const mostPosterBytes = 45_000

const { values: asked } = parseArgs({
  options: {
    size: { type: 'string', default: '1280x720' },
    rate: { type: 'string', default: '24' },
    out: { type: 'string', default: join(room, '../web/public/media/intro.mp4') },
    only: { type: 'string' },
    anew: { type: 'boolean', default: false },
  },
})
const rate = Number(asked.rate)
const [width, height] = asked.size.split('x').map(Number)
if (!(rate > 0 && width > 0 && height > 0)) throw new Error('Sizes are written 1280x720, rates 24.')
const kept = join(room, `../../.cache/intro-film/${asked.size}-${rate}`)
const say = (line) => process.stdout.write(`${line}\n`)

/** The folder for a shot's frames: empty, unless those in it lie on the same way. */
async function folderFor(shot) {
  const folder = join(kept, shot.scene)
  const way = JSON.stringify(shot)
  const before = await readFile(join(folder, 'way.json'), 'utf8').catch(() => '')
  if (asked.anew || before !== way) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'way.json'), way)
  return folder
}

/** Says how far it is after each frame; frames of the shots differ in cost, so the last ones say how long it takes. */
function progress(total) {
  const latest = []
  let done = 0
  return (name, milliseconds) => {
    done++
    if (milliseconds === undefined) return
    latest.push(milliseconds)
    if (latest.length > 20) latest.shift()
    const each = latest.reduce((sum, one) => sum + one, 0) / latest.length / 1000
    const left = Math.ceil((each * (total - done)) / 60)
    say(`${done}/${total} ${name}: ${each.toFixed(1)} s a frame, about ${left} min left`)
  }
}

const plans = []
let fade = 0
await withSceneBrowser(async (server, open) => {
  const route = await server.ssrLoadModule('/src/film/route.ts')
  fade = route.fade
  for (const shot of route.shots) {
    if (asked.only && asked.only !== shot.scene) continue
    const seconds = route.secondsOf(shot)
    const frames = Math.round(seconds * rate)
    plans.push({ ...shot, way: route.wayOf(shot), seconds, frames, folder: await folderFor(shot) })
  }
  const tell = progress(plans.reduce((sum, { frames }) => sum + frames, 0))
  const library = await openLibrary(server)
  const { browser, origin } = await open()
  const openPage = (plan) => openScene(browser, origin, plan, { width, height }, library)
  for (const plan of plans) await drawShot(openPage, plan, rate, tell)
})
if (!asked.only) {
  say('All frames are there; ffmpeg puts them together.')
  await mkdir(dirname(asked.out), { recursive: true })
  await encodeFilm(plans, { rate, fade, width, height }, asked.out)
  say(`${asked.out}: ${(await stat(asked.out)).size} bytes`)
  const still = join(plans[0].folder, `${Math.round(posterSecond * rate)}`.padStart(4, '0'))
  const { bytes } = await toAvif(await readFile(`${still}.png`), posterSize, mostPosterBytes)
  await writeFile(asked.out.replace(/\.mp4$/, '.avif'), bytes)
  await rm(kept, { recursive: true })
}
