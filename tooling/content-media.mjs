import { ensureBrowser } from './browser.mjs'
import { ensureFfmpeg, ensureMediaFonts } from './media-programs.mjs'
import { prepare } from './prepare.mjs'
import { runTypeScript } from './run-typescript.mjs'
import { runAsScript } from './script.mjs'

const wanted = process.argv.slice(2)

/** @param {string} series */
const isWanted = (series) =>
  wanted.length === 0 || wanted.some((name) => name === series || name.startsWith(`${series}/`))

await runAsScript(async () => {
  await prepare({ build: false })
  // Programs are fetched only for what needs them, and found by the drawing code where it looks for every setting.
  const inBrowser = ['documents', 'models', 'worded', 'banners', 'videos']
  if (inBrowser.some(isWanted)) process.env.CHROMIUM_PATH = await ensureBrowser()
  if ([...inBrowser, 'booth-walls'].some(isWanted)) await ensureMediaFonts()
  if (isWanted('videos')) process.env.FFMPEG_PATH = await ensureFfmpeg()
  await runTypeScript('content/media/make.ts', wanted)
})
