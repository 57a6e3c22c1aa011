import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnFrames, someFrames } from '../clips/drawn.ts'
import { inFolder } from '../clips/encode.ts'
import { feed, h264, toVideoColours } from '../clips/ffmpeg.ts'
import { type Film, framesPerSecond } from '../clips/film.ts'
import { liveBig } from '../clips/live-big.ts'
import { liveSmall } from '../clips/live-small.ts'
import type { Drawing } from '../series.ts'
import { type Line, talk, welcome } from './captions.ts'
import {
  captionFile,
  captionSegment,
  type Language,
  languages,
  mainPlaylist,
  playlist,
  qualities,
  segmentSeconds,
} from './playlists.ts'

interface Stream {
  film: Film
  captions: readonly Line[]
  loss: number
}

/** What the halls of the conference play, in two qualities and with captions. */
const streamed: Readonly<Record<string, Stream>> = {
  'live-big': { film: liveBig, captions: welcome, loss: 34 },
  'live-small': { film: liveSmall, captions: talk, loss: 36 },
}

const spoken = Object.keys(languages) as Language[]
const segmentsOf = ({ film }: Stream) =>
  Array.from({ length: film.seconds / segmentSeconds }, (_, i) => String(i))

/** Every file of a stream, below its folder. */
export const filesOf = (stream: Stream): string[] => [
  'stream.m3u8',
  ...qualities.flatMap(({ name }) => [
    `${name}/stream.m3u8`,
    `${name}/first.mp4`,
    ...segmentsOf(stream).map((segment) => `${name}/${segment}.m4s`),
  ]),
  ...spoken.flatMap((language) => [
    `${language}/stream.m3u8`,
    ...segmentsOf(stream).map((segment) => `${language}/${segment}.vtt`),
  ]),
]

/** A key frame at the beginning of each segment and nowhere else; no frame waits for a later one, so it begins at 0. */
const cut = `-g ${segmentSeconds * framesPerSecond} -keyint_min ${segmentSeconds * framesPerSecond} -sc_threshold 0 -bf 0`
/** Made once and loaded often. */
const effort = 'slower'
const hls =
  `-f hls -hls_time ${segmentSeconds} -hls_playlist_type vod -hls_segment_type fmp4 ` +
  '-hls_fmp4_init_filename first.mp4'

/** All qualities at once: the film is drawn only once. */
async function encodeInto(folder: string, { film, loss }: Stream): Promise<void> {
  const copies = qualities.map(({ name }) => `[in${name}]`).join('')
  const sizes = qualities.map(
    ({ name, size }) => `[in${name}]scale=${size.join(':')}:flags=lanczos,${toVideoColours}[out${name}]`,
  )
  const outputs = qualities.flatMap(({ name, level }) => [
    ...`-map [out${name}] ${h264} -preset ${effort} -profile:v high -level ${level} -crf ${loss} ${cut} ${hls}`.split(
      ' ',
    ),
    '-hls_segment_filename',
    join(folder, name, '%d.m4s'),
    join(folder, name, 'ffmpeg.m3u8'),
  ])
  for (const { name } of qualities) await mkdir(join(folder, name))
  await feed(drawnFrames(film), [
    '-filter_complex',
    [`[0:v]split=${qualities.length}${copies}`, ...sizes].join(';'),
    ...outputs,
  ])
}

/** Every file with what is in it. */
const make = (stream: Stream): Promise<Map<string, Buffer>> =>
  inFolder(async (folder) => {
    await encodeInto(folder, stream)
    const segments = segmentsOf(stream)
    const files = new Map<string, Buffer>()
    const weights = []
    for (const { name } of qualities) {
      const names = segments.map((segment) => `${segment}.m4s`)
      for (const one of ['first.mp4', ...names])
        files.set(`${name}/${one}`, await readFile(join(folder, name, one)))
      files.set(`${name}/stream.m3u8`, playlist(names, 'first.mp4'))
      const bits = names.map((one) => ((files.get(`${name}/${one}`)?.length ?? 0) * 8) / segmentSeconds)
      weights.push({
        most: Math.ceil(Math.max(...bits)),
        usual: Math.ceil(bits.reduce((sum, one) => sum + one, 0) / bits.length),
      })
    }
    for (const language of spoken) {
      files.set(`${language}/stream.m3u8`, playlist(segments.map((segment) => `${segment}.vtt`)))
      segments.forEach((segment, i) => {
        files.set(`${language}/${segment}.vtt`, captionSegment(stream.captions, language, i))
      })
    }
    return files.set('stream.m3u8', mainPlaylist(weights, framesPerSecond))
  })

export function streams(): Drawing[] {
  return Object.entries(streamed).flatMap(([name, stream]) => {
    let made: Promise<Map<string, Buffer>> | undefined
    const source = () =>
      someFrames(stream.film) +
      JSON.stringify([stream.captions, stream.loss, qualities, segmentSeconds, effort])
    return filesOf(stream).map((path) => ({
      path: `videos/hls/${name}/${path}`,
      of: name,
      source,
      make: async () => {
        made ??= make(stream)
        const bytes = (await made).get(path)
        if (!bytes) throw new Error(`the stream ${name} has no ${path}`)
        return bytes
      },
    }))
  })
}

/** The same words beside the films that are one file each. */
export const captionsBeside = (): Drawing[] =>
  Object.entries(streamed).flatMap(([name, { captions }]) =>
    spoken.map((language) => ({
      path: `captions/${name}.${language}.vtt`,
      source: () => captionFile(captions, language).toString(),
      make: async (source) => Buffer.from(source),
    })),
  )

export const streamFiles = (): string[] => streams().map(({ path }) => path)
