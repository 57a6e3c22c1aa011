import type { Sharp } from 'sharp'

export const mostBytes = 260 * 1024
export const mostStillBytes = 40 * 1024

export function fitFilm(bytes: Buffer): Buffer {
  if (bytes.length > mostBytes)
    throw new Error(`it weighs ${bytes.length} bytes, over ${mostBytes}: raise its loss`)
  return bytes
}

/** As good as fits. */
export async function fitStill(picture: Sharp): Promise<Buffer> {
  for (const quality of [84, 78, 70, 62]) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= mostStillBytes) return bytes
  }
  throw new Error(`it does not fit into ${mostStillBytes} bytes: show fewer fine lines`)
}
