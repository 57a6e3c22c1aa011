import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { lettering, wordWidth } from '../letters.ts'
import type { Series } from '../series.ts'

/** The mark without its ground, which is rounded: a device cuts icons to a form of its own. */
const mark = () =>
  readFileSync(resolve('content/media/mark.svg'), 'utf8')
    .replace(/^[\s\S]*?<\/defs>/, '')
    .replace(/<\/svg>\s*$/, '')
const ground = /<rect[^>]*>/
const sea =
  '<defs><linearGradient id="sea" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#3b82ff"/><stop offset="1" stop-color="#0fa7b8"/></linearGradient></defs>'

/** `part` of the icon is the mark; what is around it may be cut away. */
function filled(part: number): string {
  const edge = 40 / part
  const from = -(edge - 40) / 2
  const own = mark().replace(ground, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${edge} ${edge}">${sea}<rect x="${from}" y="${from}" width="${edge}" height="${edge}" fill="url(#sea)"/>${own}</svg>`
}

const rounded = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${sea}${mark()}</svg>`

const icons = [
  { path: 'icons/icon-192.png', size: 192, source: rounded },
  { path: 'icons/icon-512.png', size: 512, source: rounded },
  // What a phone may cut off a maskable icon is a fifth at each side.
  { path: 'icons/maskable-512.png', size: 512, source: () => filled(0.8) },
  { path: 'icons/apple-touch-180.png', size: 180, source: () => filled(0.94) },
]

const icon = (size: number) => (source: string) =>
  sharp(Buffer.from(source), { density: 72 * 16 })
    .resize(size, size)
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer()

/** What links to pages without a picture of their own show. Of a size and a kind that every reader of links takes. */
const previewSize = { width: 1200, height: 630 }
const name = 'TRADEFLOOR'

function nameplate(): string {
  const { width, height } = previewSize
  const x = 176
  const wide = wordWidth(name, 54, 15)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="#0b2a6b" stop-opacity="0"/><stop offset="1" stop-color="#0b2a6b" stop-opacity=".82"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#dusk)"/>
    <svg x="64" y="${height - 152}" width="88" height="88" viewBox="0 0 40 40">${sea}${mark()}</svg>
    ${lettering(name, { x, y: height - 135, height: 54, colour: '#ffffff', weight: 15 })}
    <rect x="${x}" y="${height - 68}" width="${Math.round(wide)}" height="3" rx="1.5" fill="#ffffff" fill-opacity=".5"/>
  </svg>`
}

const islandPicture = () => resolve('apps/scene/public/posters/island.avif')

/** Pictures of the site itself: icons for those who keep it on their screen, a preview for links. */
export const sitePictures: Series = {
  name: 'site',
  folder: '../apps/web/public',
  drawings: () => [
    ...icons.map(({ path, size, source }) => ({ path, source, make: icon(size) })),
    {
      path: 'previews/tradefloor.jpg',
      source: () => nameplate() + readFileSync(islandPicture()).toString('base64'),
      make: () =>
        sharp(islandPicture())
          .resize({ ...previewSize, fit: 'cover' })
          .composite([{ input: Buffer.from(nameplate()) }])
          .jpeg({ quality: 82, mozjpeg: true })
          .toBuffer(),
    },
  ],
}
