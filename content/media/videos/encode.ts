import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { Paper } from '../paper.ts'
import { type Film, filmSize, framesPerSecond } from './film.ts'

const [width, height] = filmSize

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

const start = (args: string[]) =>
  spawn(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })

async function ended(program: ChildProcess): Promise<void> {
  let said = ''
  program.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${said.slice(-2000)}`)
}

// H.264 as every browser plays it, begun before it is loaded; the same bytes each time: one thread, no date, no name of
// the program.
const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`
const form =
  '-an -map_metadata -1 -vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p ' +
  '-c:v libx264 -preset veryfast -tune animation -threads 1 ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
  '-fflags +bitexact -flags:v +bitexact -bsf:v filter_units=remove_types=6 -movflags +faststart'

/** The film as an mp4 file, drawn frame by frame. */
export async function encode(film: Film): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    const file = join(folder, 'film.mp4')
    const program = start([...`${raw} ${form} -crf ${film.loss}`.split(' '), file])
    const end = ended(program)
    const count = film.seconds * framesPerSecond
    for (let i = 0; i < count; i++) {
      const frame = await sharp(Buffer.from(drawFrame(film, i / count)), { density: 72 })
        .flatten({ background: '#ffffff' })
        .raw()
        .toBuffer()
      if (!program.stdin.write(frame)) await Promise.race([once(program.stdin, 'drain'), end])
    }
    program.stdin.end()
    await end
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
