import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Pictures in a row: what a film is made of. */
export interface Frames {
  size: readonly [width: number, height: number]
  /** Frames a second. */
  rate: number
  /** Red, green and blue of each pixel, frame by frame. */
  pictures: AsyncIterable<Buffer>
}

// H.264 as every browser plays it; the same bytes each time: one thread, no date, no name of the program.
export const h264 =
  '-an -map_metadata -1 -c:v libx264 -tune animation -threads 1 ' +
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 ' +
  '-fflags +bitexact -flags:v +bitexact -bsf:v filter_units=remove_types=6'
export const toVideoColours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'

async function ended(program: ChildProcess): Promise<void> {
  let said = ''
  program.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${said.slice(-2000)}`)
}

/** Gives frames to ffmpeg, which does with them what the rest of its line says. */
export async function feed({ size, rate, pictures }: Frames, line: readonly string[]): Promise<void> {
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${size.join('x')} -r ${rate} -i -`.split(' ')
  const program = spawn(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...raw, ...line],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const end = ended(program)
  // If it ends too early, what it said is thrown below; until then neither that nor the broken pipe may end us.
  end.catch(() => undefined)
  program.stdin.on('error', () => undefined)
  for await (const picture of pictures)
    if (!program.stdin.write(picture)) await Promise.race([once(program.stdin, 'drain'), end])
  program.stdin.end()
  await end
}
