import type { Line } from './captions.ts'

/** Every segment is exactly as long, so that they can be played again and again as if they were live. */
export const segmentSeconds = 4

export interface Quality {
  name: string
  size: readonly [width: number, height: number]
  /** How H.264 calls what a player must be able to do. */
  level: string
  codec: string
}

export const qualities: readonly Quality[] = [
  { name: '360', size: [640, 360], level: '3.0', codec: 'avc1.64001e' },
  { name: '720', size: [1280, 720], level: '3.1', codec: 'avc1.64001f' },
]

export const languages = { zh: '中文', en: 'English' } as const
export type Language = keyof typeof languages

const file = (lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`)

/** Plain video on demand: a list of segments that ends. */
export const playlist = (segments: readonly string[], first?: string): Buffer =>
  file([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(first ? [`#EXT-X-MAP:URI="${first}"`] : []),
    ...segments.flatMap((name) => [`#EXTINF:${segmentSeconds.toFixed(3)},`, name]),
    '#EXT-X-ENDLIST',
  ])

/** Bits a second: of the heaviest segment, and on average. */
export interface Weight {
  most: number
  usual: number
}

/** What a player reads first: which qualities and captions there are. */
export const mainPlaylist = (weights: readonly Weight[], rate: number): Buffer =>
  file([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...Object.entries(languages).map(
      ([id, name]) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${name}",LANGUAGE="${id}",` +
        `DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="${id}/stream.m3u8"`,
    ),
    ...qualities.flatMap(({ name, size, codec }, i) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${weights[i]?.most},AVERAGE-BANDWIDTH=${weights[i]?.usual},` +
        `RESOLUTION=${size.join('x')},FRAME-RATE=${rate.toFixed(3)},CODECS="${codec}",SUBTITLES="captions"`,
      `${name}/stream.m3u8`,
    ]),
  ])

const clock = (seconds: number) => {
  const [whole, thousandths] = seconds.toFixed(3).split('.')
  const minutes = Math.floor(Number(whole) / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `00:${two(minutes)}:${two(Number(whole) % 60)}.${thousandths}`
}

/** The captions that belong to one segment; their times are those of the whole film. */
export function captionSegment(lines: readonly Line[], language: Language, index: number): Buffer {
  const own = lines.filter(({ from }) => Math.floor(from / segmentSeconds) === index)
  return file(['WEBVTT', 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000', ...cues(own, language)])
}

/** The captions of a whole film, for a player that takes them beside it. */
export const captionFile = (lines: readonly Line[], language: Language): Buffer =>
  file(['WEBVTT', ...cues(lines, language)])

const cues = (lines: readonly Line[], language: Language) =>
  lines.flatMap((line) => ['', `${clock(line.from)} --> ${clock(line.to)}`, line[language]])
