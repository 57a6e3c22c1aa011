import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const here = path.dirname(fileURLToPath(import.meta.url))
const built = pathToFileURL(path.join(here, '../../apps/api/dist/expo.js')).href
const program = `const { expo } = await import(${JSON.stringify(built)}); await expo(process.argv.slice(1))`

/** The fair that an organiser works on while visitors are there; what journeys do to it, all its pages show. */
export function organisedFair(): { address: string; folder: string } {
  const { E2E_ORGANISED_FAIR: address, E2E_ORGANISED_FOLDER: folder } = process.env
  if (!address || !folder) throw new Error('The global setup did not start the organised fair')
  return { address, folder }
}

/** The folder of the demo fair, for what its organiser does for one person alone. */
export function demoFolder(): string {
  const { E2E_FAIR_FOLDER: folder } = process.env
  if (!folder) throw new Error('The global setup did not start the demo fair')
  return folder
}

/** The organiser's tool that was built, beside a fair's running server. */
export async function expo(words: string[], folder = organisedFair().folder): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', program, '--', ...words],
    { env: { PATH: process.env.PATH, LANG: 'en', DATA_DIR: folder } },
  )
  return stdout
}
