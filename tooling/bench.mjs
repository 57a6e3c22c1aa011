import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { root } from './clone.mjs'
import { text } from './messages.mjs'
import { startThrowAwayPostgres } from './postgres.mjs'
import { prepare } from './prepare.mjs'
import { runTypeScript, withTypeScript } from './run-typescript.mjs'
import { runAsScript } from './script.mjs'
import { allocatorSettings } from './server-process.mjs'

const folder = 'bench/src'

await runAsScript(async () => {
  const [name, ...args] = process.argv.slice(2)
  const names = measurements()
  if (name !== undefined && names.includes(name)) {
    await prepare()
    await runTypeScript(`${folder}/${name}.ts`, args, {
      startThrowAwayPostgres,
      ensureBrowser,
      allocatorSettings,
    })
    return
  }
  await prepare({ build: false })
  if (name !== undefined) console.error(text('benchUnknown', { name }))
  await printMeasurements(names)
  process.exitCode = name === undefined ? 0 : 1
})

/** A measurement is a file that says what it is about; the others in the folder serve it. */
function measurements() {
  const place = path.join(root, folder)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /^export const about\b/m.test(readFileSync(path.join(place, file), 'utf8')))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** @param {string[]} names */
async function printMeasurements(names) {
  if (names.length === 0) {
    console.log(text('benchNone'))
    return
  }
  console.log(text('benchNames'))
  const width = Math.max(...names.map((name) => name.length))
  await withTypeScript(async (load) => {
    for (const name of names)
      console.log(`  ${name.padEnd(width)}  ${(await load(`${folder}/${name}.ts`)).about}`)
  })
}
