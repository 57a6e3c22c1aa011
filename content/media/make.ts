import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { banners } from './banners/index.ts'
import { boothPosters } from './booth-posters/index.ts'
import { boothWalls } from './booth-walls/index.ts'
import { documents } from './documents/index.ts'
import { Ledger, stampOf } from './ledger.ts'
import { logos } from './logos/index.ts'
import { modelPictures } from './models/index.ts'
import { portraits } from './portraits/index.ts'
import { Progress } from './progress.ts'
import { contentFolder, type Drawing, type Series } from './series.ts'
import { contactSheets } from './sheets/index.ts'
import { sitePictures } from './site/index.ts'
import { videos } from './videos/index.ts'

const all: Series[] = [
  banners,
  logos,
  boothPosters,
  portraits,
  modelPictures,
  boothWalls,
  documents,
  videos,
  sitePictures,
  // Of what was made before.
  contactSheets,
]
const usualFolder = 'demo/media'

interface Due {
  drawing: Drawing
  path: string
  source: string
  stamp: string
  rough?: string
}

/** What is missing, or was made from something else than what it is made from now. */
async function dueOf(series: Series, drawings: readonly Drawing[], ledger: Ledger): Promise<Due[]> {
  const due: Due[] = []
  for (const drawing of drawings) {
    const path = `${series.folder ?? usualFolder}/${drawing.path}`
    const there = existsSync(join(contentFolder, path))
    const rough = drawing.rough && stampOf(drawing.rough())
    if (there && rough && ledger.knowsRoughly(path, rough)) continue
    const source = await drawing.source()
    const stamp = stampOf(source)
    if (!there || !ledger.knows(path, stamp))
      due.push({ drawing, path, source, stamp, ...(rough && { rough }) })
    else if (rough) ledger.noteRough(path, stamp, rough)
  }
  return due
}

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
  const folder = series.folder ?? usualFolder
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
for (const series of all) {
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
