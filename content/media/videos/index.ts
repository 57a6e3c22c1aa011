import sharp from 'sharp'
import type { Series } from '../series.ts'
import { drawFrame, encode } from './encode.ts'
import type { Film } from './film.ts'
import { films } from './films.ts'

const mostBytes = 260 * 1024
const mostStillBytes = 40 * 1024

/** The films of the fair, each with the picture that stands for it. */
export const videos: Series = {
  name: 'videos',
  drawings: () =>
    Object.entries(films).flatMap(([name, film]) => [
      { path: `videos/${name}.webp`, source: () => drawFrame(film, film.still), make: fit },
      { path: `videos/${name}.mp4`, source: () => someFrames(film), make: () => fitting(film) },
    ]),
}

/** A few of its frames say whether a film has changed. */
const someFrames = (film: Film) =>
  [0, 0.13, 0.29, 0.41, 0.57, 0.73, 0.91].map((at) => drawFrame(film, at)).join() + film.loss

async function fitting(film: Film): Promise<Buffer> {
  const bytes = await encode(film)
  if (bytes.length > mostBytes)
    throw new Error(`it weighs ${bytes.length} bytes, over ${mostBytes}: raise its loss`)
  return bytes
}

/** As good as fits. */
async function fit(drawing: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawing), { density: 72 }).flatten({ background: '#ffffff' })
  for (const quality of [84, 78, 70, 62]) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= mostStillBytes) return bytes
  }
  throw new Error(`it does not fit into ${mostStillBytes} bytes: draw it with fewer fine lines`)
}
