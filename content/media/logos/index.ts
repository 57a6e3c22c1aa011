import sharp from 'sharp'
import { demoRecords, instructions, type Series } from '../series.ts'
import { type Brand, lockUps } from './lock-ups.ts'
import { marks } from './marks/index.ts'

interface Instruction {
  mark: string
  initials: string
  colour: string
}

const entries = () =>
  Object.entries(instructions<Record<string, Instruction>>('logos')).sort(([a], [b]) => Number(a) - Number(b))

/** How a company's logo is drawn: its brand, and which lock-up it stands in. */
export interface Logo extends Brand {
  lockUp: number
}

/**
 * Companies with the same mark get its designs in turn. The lock-up follows the company's number, so neighbours on a
 * page differ; who shares a whole design with an earlier company moves on to a lock-up it has not got.
 */
export function allLogos(): Map<number, Logo> {
  const logos = new Map<number, Logo>()
  const used = new Map<string, number>()
  for (const [index, [id, { mark, initials, colour }]] of entries().entries()) {
    const designs = marks[mark]
    if (!designs) throw new Error(`company ${id} asks for the mark “${mark}”, which nobody drew`)
    const turn = used.get(mark) ?? 0
    used.set(mark, turn + 1)
    const design = designs[turn % designs.length]
    if (!design) throw new Error(`the mark “${mark}” has no design`)
    logos.set(Number(id), {
      mark: design,
      initials,
      colour,
      lockUp: (index * 3 + Math.floor(index / 10)) % lockUps.length,
    })
  }
  return logos
}

export const logoDrawing = (logo: Logo) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="#ffffff"/>${lockUps[logo.lockUp]?.(logo) ?? ''}</svg>`

export const logos: Series = {
  name: 'logos',
  drawings: () => {
    const companies = new Set(demoRecords<{ id: number }>('companies').map(({ id }) => id))
    return [...allLogos()]
      .filter(([id]) => companies.has(id))
      .map(([id, logo]) => ({
        path: `logos/${id}.avif`,
        source: () => logoDrawing(logo),
        make: (drawing) =>
          sharp(Buffer.from(drawing), { density: 72 })
            .avif({ quality: 62, effort: 6, chromaSubsampling: '4:4:4' })
            .toBuffer(),
      }))
  },
}
