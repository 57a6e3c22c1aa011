import { describe, expect, test } from 'vitest'
import { demoFile, demoFiles, weight } from '../testing/demo-media.ts'
import { demoRecords } from './series.ts'
import { talk, welcome } from './streams/captions.ts'
import { streamFiles } from './streams/index.ts'
import { languages, qualities, segmentSeconds } from './streams/playlists.ts'

const streamed = { 'live-big': welcome, 'live-small': talk }
const folder = 'videos/hls'
const text = (path: string) => demoFile(`${folder}/${path}`).toString()
const playlists = [...qualities.map(({ name }) => name), ...Object.keys(languages)]

/** The time at which a segment begins, and the number of its frames, in the clock of its first file. */
function read(first: Buffer, segment: Buffer) {
  const timescale = first.readUInt32BE(first.indexOf('mdhd') + 16)
  const tfdt = segment.indexOf('tfdt')
  const begins =
    segment[tfdt + 4] === 1 ? Number(segment.readBigUInt64BE(tfdt + 8)) : segment.readUInt32BE(tfdt + 8)
  return { begins: begins / timescale, frames: segment.readUInt32BE(segment.indexOf('trun') + 8) }
}

describe('F-06 the streams of the halls', () => {
  test('F-06 all their files are there, and none is left over, at 1.2 MB or less', () => {
    const kept = demoFiles('videos').filter((path) => path.startsWith('videos/hls/'))
    expect(kept).toEqual(streamFiles().sort())
    expect(weight(kept)).toBeLessThanOrEqual(1.2 * 1024 * 1024)
  })

  test('F-06 whatever is live in the demo fair is one of them, and every one of them is live and a recording', () => {
    const sessions = demoRecords<{ live?: string; playback?: string }>('schedule')
    const all = Object.keys(streamed).map((name) => `loop:${name}`)
    expect([...new Set(sessions.flatMap(({ live }) => live ?? []))].sort()).toEqual(all)
    expect(sessions.map(({ playback }) => playback)).toEqual(expect.arrayContaining(all))
  })
})

describe.each(Object.entries(streamed))('F-06 the stream %s', (stream, captions) => {
  test('F-06 the first playlist names two qualities and captions in both languages', () => {
    const main = text(`${stream}/stream.m3u8`)
    for (const { name, size, codec } of qualities)
      expect(main).toMatch(
        new RegExp(
          `RESOLUTION=${size.join('x')},.*CODECS="${codec}",SUBTITLES="captions"\n${name}/stream.m3u8`,
        ),
      )
    for (const language of Object.keys(languages))
      expect(main).toContain(
        `LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="${language}/stream.m3u8"`,
      )
  })

  test.each(playlists)('F-06 the playlist %s is plain video on demand of equal segments', (name) => {
    const list = text(`${stream}/${name}/stream.m3u8`)
    expect(list).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(list.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true)
    expect(list.match(/#EXTINF:.*/g)).toEqual(Array.from({ length: 5 }, () => '#EXTINF:4.000,'))
  })

  test.each(qualities)('F-06 each segment of $name begins where the one before ends', ({ name }) => {
    const first = demoFile(`${folder}/${stream}/${name}/first.mp4`)
    const segments = [0, 1, 2, 3, 4].map((i) => read(first, demoFile(`${folder}/${stream}/${name}/${i}.m4s`)))
    expect(segments).toEqual(
      [0, 1, 2, 3, 4].map((i) => ({ begins: i * segmentSeconds, frames: segmentSeconds * 24 })),
    )
  })

  test('F-06 every caption is in both languages and within one segment', () => {
    for (const { from, to, zh, en } of captions) {
      expect(Math.floor(from / segmentSeconds)).toBe(Math.floor(to / segmentSeconds))
      const index = Math.floor(from / segmentSeconds)
      expect(text(`${stream}/zh/${index}.vtt`)).toContain(zh)
      expect(text(`${stream}/en/${index}.vtt`)).toContain(en)
    }
  })
})
