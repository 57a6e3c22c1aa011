import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const media = new URL('../demo/media/', import.meta.url)

/** The bytes of a file of the demo fair. */
export const demoFile = (path: string): Buffer => readFileSync(new URL(path, media))

/** The paths of all files in a folder of the demo fair and below it. */
export const demoFiles = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, media), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? demoFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort()

export const weight = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + demoFile(path).length, 0)

/** A small picture's bytes, red, green and blue in turn. */
export const small = (picture: Buffer) =>
  sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(160, 90, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()

/** How far two small pictures lie apart, on average, of 255. */
export const apart = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
