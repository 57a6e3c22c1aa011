import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Due, dueOf, folderOf } from './due.ts'
import { everySeries } from './every-series.ts'
import { Ledger } from './ledger.ts'
import { Progress } from './progress.ts'
import { contentFolder, type Drawing, type Series } from './series.ts'

/** Those of one model together. */
function bundled(due: readonly Due[]): Due[][] {
  const bundles = new Map<string, Due[]>()
  for (const one of due) {
    const key = one.drawing.of ?? one.path
    bundles.set(key, [...(bundles.get(key) ?? []), one])
  }
  return [...bundles.values()]
}

async function makeDue(series: Series, due: readonly Due[], ledger: Ledger): Promise<void> {
  const progress = new Progress(series.name, due.length)
  const bundles = bundled(due)
  const hand = async () => {
    for (let bundle = bundles.shift(); bundle; bundle = bundles.shift())
      for (const { drawing, path, source, stamp, rough } of bundle) {
        const drawn = await drawing.make(source)
        const file = join(contentFolder, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, drawn)
        ledger.note(path, stamp, rough)
        progress.did(path, drawn.length)
      }
  }
  await Promise.all(Array.from({ length: series.hands ?? 1 }, hand))
  progress.end()
}

/** What was made once and belongs to nothing any more. */
async function removeLeftOver(series: Series, drawings: readonly Drawing[], ledger: Ledger): Promise<void> {
  const folder = folderOf(series)
  const wanted = new Set(drawings.map(({ path }) => `${folder}/${path}`))
  const own = new Set(drawings.map(({ path }) => `${folder}/${path.split('/')[0]}`))
  for (const top of own)
    for (const path of ledger.below(top)) {
      if (wanted.has(path)) continue
      await rm(join(contentFolder, path), { force: true })
      ledger.drop(path)
      process.stdout.write(`${path} is no longer wanted: removed\n`)
    }
}

/** Names of series, of what is below them (`models/water-pump`), or of single files; everything without them. */
const wanted = process.argv.slice(2)
const isWanted = ({ name }: Series, path: string) => {
  const full = path.startsWith(`${name}/`) ? path : `${name}/${path}`
  return (
    wanted.length === 0 || wanted.some((one) => one === name || one === full || full.startsWith(`${one}/`))
  )
}

const ledger = new Ledger()
for (const series of everySeries) {
  const drawings = await series.drawings()
  const due = await dueOf(
    series,
    drawings.filter(({ path }) => isWanted(series, path)),
    ledger,
  )
  try {
    if (due.length > 0) await makeDue(series, due, ledger)
  } finally {
    await series.end?.()
  }
  if (wanted.length === 0 || wanted.includes(series.name)) await removeLeftOver(series, drawings, ledger)
}
ledger.end()
process.stdout.write('All pictures are as their sources say.\n')
