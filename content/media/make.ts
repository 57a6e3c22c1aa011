import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { Paper } from './paper.ts'
import { posters } from './posters/index.ts'

// The script may run from a bundle elsewhere, so the place is the repository it was started in, not its own file.
const folder = resolve('content/media/banners')
const only = process.argv.slice(2)
const mostBytes = 45 * 1024

/** As good as fits: pictures with many fine lines give up a little quality, the others none. */
async function write(picture: Sharp, file: string): Promise<number> {
  for (const quality of [82, 78, 74]) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length > mostBytes) continue
    await writeFile(file, bytes)
    return bytes.length
  }
  throw new Error(`${file} does not fit into ${mostBytes} bytes: draw it with fewer fine lines`)
}

await mkdir(folder, { recursive: true })
let total = 0
for (const [id, poster] of Object.entries(posters)) {
  if (only.length > 0 && !only.includes(id)) continue
  const file = join(folder, `banner-${id}.webp`)
  const paper = new Paper()
  const drawing = poster(paper)
  const picture = sharp(Buffer.from(paper.bind(...drawing)), { density: 72 }).flatten({
    background: '#ffffff',
  })
  const size = await write(picture, file)
  total += size
  console.log(`banner-${id}.webp  ${(size / 1024).toFixed(1)} KB`)
}
console.log(`${(total / 1024).toFixed(0)} KB in all`)
