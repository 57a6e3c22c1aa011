import sharp from 'sharp'
import { Paper } from './paper.ts'
import { posters } from './posters/index.ts'
import type { Series } from './series.ts'

const mostBytes = 45 * 1024

/** The main picture of each exhibition. */
export const banners: Series = {
  name: 'banners',
  drawings: () =>
    Object.entries(posters).map(([id, poster]) => ({
      path: `banners/${id}.webp`,
      source: () => {
        const paper = new Paper()
        return paper.bind(...poster(paper))
      },
      make: fit,
    })),
}

/** As good as fits: pictures with many fine lines give up a little quality, the others none. */
async function fit(drawing: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawing), { density: 72 }).flatten({ background: '#ffffff' })
  for (const quality of [82, 78, 74]) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  throw new Error(`it does not fit into ${mostBytes} bytes: draw it with fewer fine lines`)
}
