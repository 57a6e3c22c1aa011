import sharp from 'sharp'
import { allLogos } from '../logos/index.ts'
import { demoRecords, type Series } from '../series.ts'
import type { Stand } from './described.ts'
import { legible } from './legible.ts'
import { drawSlide, type Slide } from './slide.ts'
import { shortName } from './words.ts'

const mostBytes = 36 * 1024

interface Company {
  id: number
  country: string
  industry: string
  name: { zh: string; en: string }
  booths: { exhibition: number; booth_no: string }[]
}

/** The walls of booths: each stand is drawn where its hotspot is. */
export const boothWalls: Series = {
  name: 'booth-walls',
  drawings: () => {
    const companies = new Map(demoRecords<Company>('companies').map((company) => [company.id, company]))
    const logos = allLogos()
    const standOf = (id: number, exhibition: number): Stand => {
      const company = companies.get(id)
      const booth = company?.booths.find((one) => one.exhibition === exhibition)
      const logo = logos.get(id)
      if (!company || !booth || !logo)
        throw new Error(`company ${id} has no booth in exhibition ${exhibition}`)
      const atHome = company.country === 'CN'
      return {
        name: shortName(company.name.zh, atHome),
        latin: shortName(company.name.en, atHome),
        booth: booth.booth_no,
        colour: legible(logo.colour),
        industry: company.name.zh.includes('茶') ? 'tea' : company.industry,
        mark: logo.mark,
        seed: id,
      }
    }
    return demoRecords<{ slides: Slide[] }>('booth-walls').flatMap(({ slides }) =>
      slides.map((slide) => ({ path: slide.image, source: () => drawSlide(slide, standOf), make: fit })),
    )
  },
}

/** As good as fits. */
async function fit(drawing: string): Promise<Buffer> {
  const picture = await sharp(Buffer.from(drawing), { density: 72 })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of [50, 45, 40, 35]) {
    const bytes = await sharp(picture).avif({ quality, effort: 4 }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  throw new Error(`it does not fit into ${mostBytes} bytes: draw it with fewer fine lines`)
}
