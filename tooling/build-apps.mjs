import path from 'node:path'
import { buildStamp, dropBuildStamp, isBuilt, writeBuildStamp } from './build-stamps.mjs'
import { run } from './child.mjs'
import { compressFolder } from './compress.mjs'
import { text } from './messages.mjs'
import { step } from './progress.mjs'
import { Refusal, sentenceFor } from './refusal.mjs'

/** Their files are sent to browsers as they are. */
const servedToBrowsers = new Set(['web', 'scene', 'desk'])

// The longest first, and never more than two: a build of ours fills a core and half a gigabyte.
const buildOrder = /** @type {const} */ (['scene', 'web', 'api', 'desk'])

/**
 * Builds the apps whose inputs changed. Only for the holder of the bootstrap lock.
 * @param {string} clone
 * @param {readonly string[]} [apps] those that are needed; all without it
 */
export async function buildWhatChanged(clone, apps = buildOrder) {
  const waiting = buildOrder.filter((app) => apps.includes(app) && !isBuilt(clone, app))
  /** @type {unknown[]} */
  const faults = []
  const worker = async () => {
    for (let app = waiting.shift(); app !== undefined && faults.length === 0; app = waiting.shift()) {
      await buildApp(clone, app).catch((fault) => faults.push(fault))
    }
  }
  // Both workers end before a fault is told: nothing still writes when the lock is given back.
  await Promise.all([worker(), worker()])
  if (faults.length > 0) throw faults[0]
}

/**
 * @param {string} clone
 * @param {string} app
 */
async function buildApp(clone, app) {
  await step(text('building', { app }), async () => {
    const stamp = buildStamp(clone, app)
    dropBuildStamp(clone, app)
    const vite = path.join(clone, 'node_modules', 'vite', 'bin', 'vite.js')
    const folder = path.join(clone, 'apps', app)
    const env = { ...process.env, NODE_ENV: 'production' }
    const ended = await run(process.execPath, [vite, 'build'], { cwd: folder, env })
    if (ended.code !== 0)
      throw new Refusal(sentenceFor(ended.output) ?? text('buildFailed', { app }), ended.tail)
    if (servedToBrowsers.has(app)) await compressFolder(path.join(folder, 'dist'))
    writeBuildStamp(clone, app, stamp)
  })
}
