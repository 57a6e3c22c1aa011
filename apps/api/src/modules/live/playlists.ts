import { beginningsBefore, type LoopTimes, windowAt } from './loop.ts'

/** One quality, or the captions of one language: the files of it in the order of the film. */
export interface Rendition {
  segments: readonly string[]
  /** What stands before the first segment of a film in parts; captions have none. */
  first: string | null
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)
const lines = (...parts: (string | string[])[]) => `${parts.flat().join('\n')}\n`

const head = ({ durations }: LoopTimes) => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...durations) / 1000)}`,
]
const startOf = ({ first }: Rendition) => (first ? [`#EXT-X-MAP:URI="${first}"`] : [])

/** What is live at this instant: the last few segments, each time the same ones under the same numbers. */
export function livePlaylist(loop: LoopTimes, rendition: Rendition, now: Date): string {
  const window = windowAt(loop, now)
  const [{ sequence, beganAt } = { sequence: 0, beganAt: 0 }] = window
  return lines(
    head(loop),
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${beginningsBefore(loop, sequence)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    startOf(rendition),
    window.flatMap((aired) => [
      // The film begins anew, and its own time with it.
      ...(aired.index === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      ...(aired.index === 0 || aired.beganAt === beganAt
        ? [`#EXT-X-PROGRAM-DATE-TIME:${new Date(aired.beganAt).toISOString()}`]
        : []),
      `#EXTINF:${seconds(loop.durations[aired.index] ?? 0)},`,
      rendition.segments[aired.index] ?? '',
    ]),
  )
}

/** The film once through, for whoever missed it. */
export const replayPlaylist = (loop: LoopTimes, rendition: Rendition): string =>
  lines(
    head(loop),
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    startOf(rendition),
    rendition.segments.flatMap((file, i) => [`#EXTINF:${seconds(loop.durations[i] ?? 0)},`, file]),
    '#EXT-X-ENDLIST',
  )
