import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Frames, feed, h264, toVideoColours } from './ffmpeg.ts'

/** A folder that is there while something is made in it. */
export async function inFolder<T>(make: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    return await make(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The film as an mp4 file that starts before it is loaded. `preset` is how long ffmpeg may think about it. */
export const encode = (frames: Frames, loss: number, preset = 'veryfast'): Promise<Buffer> =>
  inFolder(async (folder) => {
    const file = join(folder, 'film.mp4')
    await feed(frames, [
      ...`-vf ${toVideoColours} ${h264} -preset ${preset} -movflags +faststart -crf ${loss}`.split(' '),
      file,
    ])
    return await readFile(file)
  })
