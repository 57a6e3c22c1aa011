import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the film may weigh at its full size; smaller ones weigh less in proportion. */
const bytes = 1_250_000
const fullSize = 1280 * 720

/** Drawn larger than it is shown: waves and leaves come out calm, and what there is of bytes is enough for them. */
const shrunk = 0.8

// Colours are kept for two pixels together.
const even = (length) => 2 * Math.round(length / 2)

/** Each shot fades into the next while both move on. */
function fades(plans, fade, { width, height }) {
  let from = '[0]'
  let end = plans[0].seconds
  return plans
    .slice(1)
    .map(({ seconds }, i) => {
      const step = `${from}[${i + 1}]xfade=transition=fade:duration=${fade}:offset=${end - fade}[${i}faded]`
      from = `[${i}faded]`
      end += seconds - fade
      return step
    })
    .concat(
      `${from}scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p[film]`,
    )
    .join(';')
}

// H.264 as every browser plays it, begun before it is loaded; the same bytes each time: one thread, no date, no name of
// the program.
const form =
  '-an -map_metadata -1 -c:v libx264 -preset veryslow -profile:v high -refs 6 -threads 1 ' +
  // Flat skies and seas show blocks first.
  '-aq-mode 3 -aq-strength 1.1 ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
  '-fflags +bitexact -flags:v +bitexact -bsf:v filter_units=remove_types=6 -movflags +faststart'

/** Puts the frames of all shots together. Twice: the first time it learns where the bytes are needed. */
export async function encodeFilm(plans, { rate, fade, width, height }, file) {
  const seconds = plans.reduce((sum, plan) => sum + plan.seconds - fade, fade)
  const bits = Math.round((8 * bytes * (width * height)) / fullSize / seconds)
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const whole = join(folder, 'film.mp4')
  const inputs = plans.flatMap(({ folder }) => ['-framerate', `${rate}`, '-i', join(folder, '%04d.png')])
  const film = [
    '-filter_complex',
    fades(plans, fade, { width: even(width * shrunk), height: even(height * shrunk) }),
    '-map',
    '[film]',
    ...form.split(' '),
    '-b:v',
    `${bits}`,
  ]
  const ffmpeg = (pass, ...out) =>
    run(process.env.FFMPEG_PATH ?? 'ffmpeg', [
      ...'-hide_banner -loglevel error -y'.split(' '),
      ...inputs,
      ...film,
      ...['-pass', `${pass}`, '-passlogfile', join(folder, 'pass')],
      ...out,
    ])
  try {
    await ffmpeg(1, '-f', 'null', '-')
    await ffmpeg(2, whole)
    await copyFile(whole, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
