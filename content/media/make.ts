import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { banners } from './banners.ts'
import { boothPosters } from './booth-posters/index.ts'
import { boothWalls } from './booth-walls/index.ts'
import { documents } from './documents/index.ts'
import { logos } from './logos/index.ts'
import { portraits } from './portraits/index.ts'
import { products } from './products/index.ts'
import { mediaFolder, type Series } from './series.ts'
import { videos } from './videos/index.ts'

const all: Series[] = [banners, logos, boothPosters, portraits, products, boothWalls, documents, videos]

// Names of series, or paths of single drawings; everything without them.
const wanted = process.argv.slice(2)
const isWanted = (series: Series, path: string) =>
  wanted.length === 0 || wanted.includes(series.name) || wanted.includes(path)

for (const series of all) {
  const drawings = (await series.drawings()).filter(({ path }) => isWanted(series, path))
  let bytes = 0
  for (const [index, { path, make }] of drawings.entries()) {
    const file = join(mediaFolder, path)
    const drawn = await make()
    bytes += drawn.length
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, drawn)
    process.stdout.write(
      `${series.name} ${index + 1}/${drawings.length}  ${path}  ${(drawn.length / 1024).toFixed(1)} KB\n`,
    )
  }
  await series.end?.()
  if (drawings.length > 0)
    process.stdout.write(`${series.name}: ${drawings.length} files, ${(bytes / 1024).toFixed(0)} KB\n`)
}
