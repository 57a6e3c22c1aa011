import { join } from 'node:path'
import { freePort, node, stop, temporaryFolder, untilReady } from './processes.ts'

const firstStarts = 5
const laterStarts = 10
/** A start on a machine that is given to others may take minutes; one that never comes up is what this looks for. */
const patience = 600_000

const busyLoop = () => node(['-e', 'for (;;) {}'], {})

/** Whether every start comes up while busy loops hold the cores, in an empty data folder and in a filled one. */
export async function startsUnderLoad(root: string, loops: number) {
  const busy = Array.from({ length: loops }, busyLoop)
  try {
    for (let count = 1; count <= firstStarts; count++) {
      const folder = await temporaryFolder()
      await tell(`first start ${count} of ${firstStarts}`, () => startOnce(root, folder.path))
      if (count === firstStarts)
        for (let later = 1; later <= laterStarts; later++)
          await tell(`later start ${later} of ${laterStarts}`, () => startOnce(root, folder.path))
      await folder.remove()
    }
  } finally {
    await Promise.all(busy.map(stop))
  }
}

async function startOnce(root: string, folder: string) {
  const port = await freePort()
  const child = node([join(root, 'tooling/start.mjs')], { PORT: String(port), DATA_DIR: folder })
  try {
    return await untilReady(child, `http://127.0.0.1:${port}/readyz`, patience)
  } finally {
    await stop(child)
  }
}

async function tell(name: string, start: () => Promise<number>) {
  try {
    console.log(`${name.padEnd(34)} up after ${((await start()) / 1000).toFixed(1)} s`)
  } catch (fault) {
    console.log(`${name.padEnd(34)} DID NOT COME UP: ${fault instanceof Error ? fault.message : fault}`)
    process.exitCode = 1
  }
}
