/**
 * Puts the halls of all looks on one sheet, each with the name an organiser calls it by, for docs/gallery.md.
 *
 *   node apps/scene/posters/sheet.mjs
 */
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { toWebp } from './to-webp.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const posters = join(here, '../public/posters')
const sheet = join(here, '../../../docs/pictures/looks.webp')
const most = 150_000

const columns = 3
const cell = { width: 400, height: 190 }
const gap = 8

const label = (name) =>
  Buffer.from(
    `<svg width="${cell.width}" height="${cell.height}" xmlns="http://www.w3.org/2000/svg">
      <rect x="8" y="${cell.height - 34}" width="${name.length * 9 + 22}" height="26" rx="13" fill="#061e4a" fill-opacity=".82"/>
      <text x="19" y="${cell.height - 16}" font-family="sans-serif" font-size="15" font-weight="600" fill="#fff">${name}</text>
    </svg>`,
  )

const looks = readdirSync(posters)
  .map((file) => /^hall-(.+)\.webp$/.exec(file)?.[1])
  .filter(Boolean)
  .sort()
const pictures = await Promise.all(
  looks.map(async (look, i) => ({
    input: await sharp(join(posters, `hall-${look}.webp`))
      .resize(cell)
      .composite([{ input: label(look) }])
      .toBuffer(),
    left: (i % columns) * (cell.width + gap),
    top: Math.floor(i / columns) * (cell.height + gap),
  })),
)
const size = {
  width: columns * (cell.width + gap) - gap,
  height: Math.ceil(looks.length / columns) * (cell.height + gap) - gap,
}
const whole = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(pictures)
const { bytes, quality } = await toWebp(await whole.png().toBuffer(), size, most)
await writeFile(sheet, bytes)
process.stdout.write(`${looks.length} looks, ${bytes.length} bytes, quality ${quality}\n`)
