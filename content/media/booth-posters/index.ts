import sharp from 'sharp'
import { plainCapitals } from '../letters.ts'
import { allLogos } from '../logos/index.ts'
import { Paper } from '../paper.ts'
import { demoRecords, instructions, type Series } from '../series.ts'
import { type Booth, high, type Layout, wide } from './layout.ts'
import { arcade, jetty, regatta, steps } from './seaside.ts'
import { subjects } from './subjects/index.ts'
import { field, monogram, mosaic, pillar, repeat, ripple, slope } from './swiss.ts'
import { tonesOf } from './tones.ts'

const layouts: readonly Layout[] = [
  jetty,
  field,
  arcade,
  slope,
  steps,
  mosaic,
  ripple,
  pillar,
  regatta,
  monogram,
  repeat,
]

export interface BoothPoster extends Booth {
  layout: Layout
}

interface Company {
  id: number
  email: string
}

export function allPosters(): Map<number, BoothPoster> {
  // Kept as data: a poster is drawn once, and the pictures of the company's products may change after it.
  const kinds = instructions<Record<string, string>>('poster-subjects')
  const logos = allLogos()
  const posters = new Map<number, BoothPoster>()
  const used = new Map<string, number>()
  const companies = demoRecords<Company>('companies').sort((a, b) => a.id - b.id)
  for (const [index, { id, email }] of companies.entries()) {
    const logo = logos.get(id)
    if (!logo) throw new Error(`logos.json says nothing about company ${id}`)
    const kind = kinds[id] ?? ''
    const turn = used.get(kind) ?? 0
    used.set(kind, turn + 1)
    const ways = [subjects[kind] ?? []].flat()
    const subject = ways[turn % ways.length]
    if (!subject) throw new Error(`nobody drew “${kind}” for the poster of company ${id}`)
    const layout = layouts[(index * 4 + Math.floor(index / layouts.length)) % layouts.length] ?? jetty
    const name = plainCapitals((email.split('@')[1] ?? '').replace(/\.example$/, ''))
    const tones = tonesOf(logo.colour, logo.mark)
    posters.set(id, { tones, name, initials: logo.initials, subject, seed: id, layout })
  }
  return posters
}

export const posterDrawing = (poster: BoothPoster) => {
  const paper = new Paper([wide, high])
  return paper.bind(...poster.layout(paper, poster))
}

const mostBytes = 16 * 1024

/** As good as fits: busy posters give up a little quality. AVIF takes half of what webp does for flat shapes. */
async function fit(drawing: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawing), { density: 72 }).flatten({ background: '#ffffff' })
  for (const quality of [52, 46, 40]) {
    const bytes = await picture.clone().avif({ quality, effort: 4 }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  throw new Error(`it does not fit into ${mostBytes} bytes: draw it with fewer fine lines`)
}

export const boothPosters: Series = {
  name: 'posters',
  drawings: () =>
    [...allPosters()].map(([id, poster]) => ({
      path: `posters/${id}.avif`,
      source: () => posterDrawing(poster),
      make: fit,
    })),
}
