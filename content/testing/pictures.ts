import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

const media = new URL('../demo/media/', import.meta.url)

export const readPicture = (path: string) => readFileSync(new URL(path, media))

/** What a folder of the demo fair's media holds, without endings, in order of number. */
export const pictureIds = (folder: string) =>
  readdirSync(new URL(`${folder}/`, media))
    .map((name) => Number(name.replace(/\.\w+$/, '')))
    .sort((a, b) => a - b)

/** A small picture's bytes, red, green and blue in turn, for looking how far two are apart. */
export const small = (picture: Buffer, w = 40, h = 40) =>
  sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(w, h, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()

export function apart(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

/** Pairs that look alike, among everything or among those `near` each other. */
export function alike(
  pictures: ReadonlyMap<number, Buffer>,
  closer: number,
  near: (a: number, b: number) => boolean = () => true,
): number[][] {
  const all = [...pictures]
  return all.flatMap(([a, first], i) =>
    all
      .slice(i + 1)
      .filter(([b, second]) => near(a, b) && apart(first, second) < closer)
      .map(([b]) => [a, b]),
  )
}

/** About twelve of them from first to last, where looking at all would take too long. */
export const spread = <T>(things: readonly T[]) =>
  things.filter((_, i) => i % Math.ceil(things.length / 12) === 0)
