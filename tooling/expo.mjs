import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './clone.mjs'
import { prepare } from './prepare.mjs'
import { progressToStandardError } from './progress.mjs'
import { releaseSignals, runAsScript } from './script.mjs'

await runAsScript(async () => {
  // What the tool answers may be read by a program.
  progressToStandardError()
  await prepare({ build: ['api'] })
  releaseSignals()
  const tool = pathToFileURL(path.join(root, 'apps', 'api', 'dist', 'expo.js')).href
  const { expo } = /** @type {{ expo: (words: string[]) => Promise<void> }} */ (await import(tool))
  await expo(process.argv.slice(2))
})
