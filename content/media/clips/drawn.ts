import sharp from 'sharp'
import { Paper } from '../paper.ts'
import type { Drawing } from '../series.ts'
import { encode } from './encode.ts'
import type { Frames } from './ffmpeg.ts'
import { type Film, filmSize, framesPerSecond } from './film.ts'
import { fitFilm, fitStill } from './fit.ts'

/** A frame of a film as an SVG document. */
export function drawFrame(film: Film, at: number): string {
  const paper = new Paper(filmSize)
  // A shape that thins its own paint is drawn at once; one with an opacity is drawn aside and laid over, at many times
  // the cost, and a film has thousands of them.
  return paper
    .bind(...film.frame(paper, at))
    .replace(
      /<(path|circle|ellipse|rect)([^>]*?) opacity="([^"]+)"/g,
      '<$1$2 fill-opacity="$3" stroke-opacity="$3"',
    )
}

const painted = (drawing: string) =>
  sharp(Buffer.from(drawing), { density: 72 }).flatten({ background: '#ffffff' })

async function* pictures(film: Film): AsyncIterable<Buffer> {
  const count = film.seconds * framesPerSecond
  for (let i = 0; i < count; i++)
    yield await painted(drawFrame(film, i / count))
      .raw()
      .toBuffer()
}

export const drawnFrames = (film: Film): Frames => ({
  size: filmSize,
  rate: framesPerSecond,
  pictures: pictures(film),
})

/** A few of its frames say whether a film has changed. */
export const someFrames = (film: Film) =>
  [0, 0.13, 0.29, 0.41, 0.57, 0.73, 0.91].map((at) => drawFrame(film, at)).join() + film.loss

/** A drawn film, and the picture that stands for it. */
export const drawnFilm = (name: string, film: Film): Drawing[] => [
  {
    path: `videos/${name}.webp`,
    source: () => drawFrame(film, film.still),
    make: async (drawing) => fitStill(painted(drawing)),
  },
  {
    path: `videos/${name}.mp4`,
    source: () => someFrames(film),
    make: async () => fitFilm(await encode(drawnFrames(film), film.loss)),
  },
]
