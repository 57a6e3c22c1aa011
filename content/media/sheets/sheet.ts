import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** A picture on a sheet, with the name it is called by where that matters. */
export interface Cell {
  file: string
  name?: string
}

export interface Sheet {
  cells: readonly Cell[]
  columns: number
  cell: { width: number; height: number }
  mostBytes: number
}

const gap = 6
const strip = 18

/** The name below its picture, smaller where it is long. */
const label = (name: string, width: number) => {
  const size = Math.min(12, (width * 1.6) / name.length)
  return Buffer.from(
    `<svg width="${width}" height="${strip}" xmlns="http://www.w3.org/2000/svg"><rect width="${width}" height="${strip}" fill="#ffffff"/><text x="${width / 2}" y="13" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="#10203c">${name}</text></svg>`,
  )
}

/** What a sheet looks like: its layout and every picture on it. */
export const sourceOf = ({ cells, ...layout }: Sheet) =>
  JSON.stringify({
    layout,
    cells: cells.map(({ file, name }) => [name, readFileSync(file).toString('base64')]),
  })

export async function draw({ cells, columns, cell, mostBytes }: Sheet): Promise<Buffer> {
  const named = cells.some(({ name }) => name !== undefined)
  const step = { x: cell.width + gap, y: cell.height + gap + (named ? strip : 0) }
  const placed = await Promise.all(
    cells.map(async ({ file, name }, i) => {
      const [left, top] = [(i % columns) * step.x, Math.floor(i / columns) * step.y]
      const picture = { input: await sharp(file).resize(cell).toBuffer(), left, top }
      return name === undefined
        ? [picture]
        : [picture, { input: label(name, cell.width), left, top: top + cell.height }]
    }),
  )
  const size = { width: columns * step.x - gap, height: Math.ceil(cells.length / columns) * step.y - gap }
  const whole = await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(placed.flat())
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (const quality of [80, 72, 64, 56, 48, 40, 32]) {
    const bytes = await sharp(whole).webp({ quality, effort: 6, preset: 'picture' }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  throw new Error(`the sheet does not fit into ${mostBytes} bytes`)
}
