import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Session } from '@tradefloor/contract'
import { contentFolder } from '../../paths.ts'
import type { LoopTimes } from './loop.ts'
import type { Rendition } from './playlists.ts'

/** A stream that comes with the software, as a film in segments: live without end, and as a recording. */
export interface Loop extends LoopTimes {
  name: string
  /** The committed first playlist: which qualities and captions there are. */
  main: string
  renditions: Map<string, Rendition>
  /** Every segment by its path, `720/3.1a2b3c4d.m4s`: the bytes never change under a name. */
  files: Map<string, Buffer>
  qualities: Session['qualities']
  captions: { lang: 'zh' | 'en'; label: string; text: string }[]
}

const folder = join(contentFolder, 'demo/media/videos/hls')
/** How the content's own playlists are called; those that are served have other names. */
export const storedPlaylist = 'stream.m3u8'

let read: Map<string, Loop> | undefined

/** All of them, read once. A fault here is ours, so it stops the start. */
export function loopsInTheBox(): ReadonlyMap<string, Loop> {
  read ??= new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readLoop(name)]),
  )
  return read
}

function readLoop(name: string): Loop {
  const text = (path: string) => readFileSync(join(folder, name, path), 'utf8')
  const main = text(storedPlaylist)
  const qualities = [...main.matchAll(/^#EXT-X-STREAM-INF:(.+)\n(\S+)\/stream\.m3u8$/gm)]
  const captions = [...main.matchAll(/^#EXT-X-MEDIA:(TYPE=SUBTITLES.+),URI="(\S+)\/stream\.m3u8"$/gm)]
  const files = new Map<string, Buffer>()
  const named = (path: string) => {
    const bytes = readFileSync(join(folder, name, path))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const ending = extname(path)
    const place = `${path.slice(0, -ending.length)}.${hash}${ending}`
    files.set(place, bytes)
    return place.slice(place.indexOf('/') + 1)
  }
  const renditions = new Map<string, Rendition>()
  const lengths = new Set<string>()
  for (const [, , place = ''] of [...qualities, ...captions]) {
    const list = text(`${place}/${storedPlaylist}`)
    const [, first] = /#EXT-X-MAP:URI="(.+)"/.exec(list) ?? []
    const segments = [...list.matchAll(/^#EXTINF:([\d.]+),\n(.+)$/gm)]
    lengths.add(segments.map(([, seconds]) => Math.round(Number(seconds) * 1000)).join(' '))
    renditions.set(place, {
      first: first ? named(`${place}/${first}`) : null,
      segments: segments.map(([, , file = '']) => named(`${place}/${file}`)),
    })
  }
  const [durations = ''] = lengths
  // A player goes from one quality to another by number, so what has a number must begin at the same time everywhere.
  if (lengths.size !== 1 || durations === '')
    throw new Error(`the segments of the stream ${name} do not agree`)
  return {
    name,
    main,
    renditions,
    files,
    durations: durations.split(' ').map(Number),
    qualities: qualities.map(([, attributes = '']) => viewQuality(attributes)),
    captions: captions.map(([, attributes = '', place = '']) => ({
      lang: place === 'en' ? 'en' : 'zh',
      label: /NAME="(.*?)"/.exec(attributes)?.[1] ?? place,
      text: joinedCaptions(renditions.get(place), place, files),
    })),
  }
}

function viewQuality(attributes: string): Session['qualities'][number] {
  const [, width, height] = /RESOLUTION=(\d+)x(\d+)/.exec(attributes) ?? []
  const [, bandwidth] = /(?:^|,)BANDWIDTH=(\d+)/.exec(attributes) ?? []
  return { width: Number(width), height: Number(height), bandwidth: Number(bandwidth) }
}

/** The captions of all segments as one file, for a player that takes them beside the film. */
function joinedCaptions(
  rendition: Rendition | undefined,
  place: string,
  files: ReadonlyMap<string, Buffer>,
): string {
  const cues = (rendition?.segments ?? []).map((file) =>
    String(files.get(`${place}/${file}`) ?? '')
      .replace(/^WEBVTT\n(?:X-TIMESTAMP-MAP=.*\n)?/, '')
      .trim(),
  )
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
