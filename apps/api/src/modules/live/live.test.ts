import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { mostBeginnings } from './loop.ts'
import { loopsInTheBox } from './loops-in-the-box.ts'
import { livePlaylist } from './playlists.ts'

let fair: TestApp
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())

/** Until the year 2100. */
const instants = fc.integer({ min: 1_600_000_000_000, max: 4_102_444_800_000 })
const shapes = fc.array(fc.integer({ min: 500, max: 10_000 }), { minLength: 1, maxLength: 9 })

/** A media playlist as a player reads it: each segment with its number, how often time has begun anew, and its instant. */
function read(playlist: string) {
  const number = (tag: string) => Number(new RegExp(`^#${tag}:(\\d+)$`, 'm').exec(playlist)?.[1])
  let sequence = number('EXT-X-MEDIA-SEQUENCE')
  let beginnings = number('EXT-X-DISCONTINUITY-SEQUENCE')
  let at: number | undefined
  let seconds = 0
  const segments: { sequence: number; beginnings: number; at: number; seconds: number; uri: string }[] = []
  for (const line of playlist.trim().split('\n')) {
    if (line === '#EXT-X-DISCONTINUITY') beginnings++
    const [, when] = /^#EXT-X-PROGRAM-DATE-TIME:(.+)$/.exec(line) ?? []
    if (when) at = Date.parse(when)
    const [, length] = /^#EXTINF:([\d.]+),$/.exec(line) ?? []
    if (length) seconds = Number(length)
    if (line.startsWith('#')) continue
    segments.push({
      sequence,
      beginnings: beginnings % mostBeginnings,
      at: at ?? Number.NaN,
      seconds,
      uri: line,
    })
    sequence++
    at = at === undefined ? undefined : at + Math.round(seconds * 1000)
  }
  return { segments, target: number('EXT-X-TARGETDURATION') }
}

const listOf = (durations: number[], at: number) =>
  read(
    livePlaylist(
      { durations },
      { first: 'first.mp4', segments: durations.map((_, i) => `${i}.m4s`) },
      new Date(at),
    ),
  )

describe('F-06 what is live is a function of the clock alone', () => {
  test('F-06 two windows agree on every segment they share: number, instant, file, beginnings', () => {
    fc.assert(
      fc.property(shapes, instants, fc.integer({ min: 0, max: 60_000 }), (durations, at, later) => {
        const [one, two] = [listOf(durations, at), listOf(durations, at + later)]
        const known = new Map(one.segments.map((segment) => [segment.sequence, segment]))
        for (const segment of two.segments) expect(known.get(segment.sequence) ?? segment).toEqual(segment)
      }),
    )
  })

  test('F-06 it only goes on: numbers never fall, beginnings are counted up to ten thousand, and one segment follows on the other', () => {
    fc.assert(
      fc.property(shapes, instants, fc.integer({ min: 0, max: 60_000 }), (durations, at, later) => {
        const [one, two] = [listOf(durations, at), listOf(durations, at + later)]
        expect(two.segments[0]?.sequence).toBeGreaterThanOrEqual(one.segments[0]?.sequence ?? Number.NaN)
        for (const [i, segment] of one.segments.entries()) {
          const before = one.segments[i - 1]
          if (!before) continue
          expect(segment.sequence).toBe(before.sequence + 1)
          expect(segment.at).toBe(before.at + Math.round(before.seconds * 1000))
          expect(segment.beginnings).toBe(
            (before.beginnings + (segment.uri === '0.m4s' ? 1 : 0)) % mostBeginnings,
          )
        }
      }),
    )
  })

  test('F-06 there are six segments, all over by now and the last within one of now, none longer than is said', () => {
    fc.assert(
      fc.property(shapes, instants, (durations, at) => {
        const { segments, target } = listOf(durations, at)
        expect(segments).toHaveLength(6)
        const last = segments.at(-1)
        const end = (last?.at ?? 0) + (last?.seconds ?? 0) * 1000
        expect(end).toBeLessThanOrEqual(at)
        expect(at - end).toBeLessThan(Math.max(...durations))
        for (const { seconds } of segments) expect(Math.round(seconds)).toBeLessThanOrEqual(target)
      }),
    )
  })

  test('F-06 each segment that leaves takes its mark of a beginning with it, and the count rises with that', () => {
    const durations = [4000, 4000, 4000, 4000, 4000]
    const start = Date.parse('2026-11-15T12:00:00+08:00')
    const firsts = Array.from({ length: 11 }, (_, i) => listOf(durations, start + i * 4000).segments[0])
    // Noon is the 89,735,760th beginning of a film of 20 s; the window's first segment is the sixth before it.
    expect(firsts.map((first) => first?.sequence)).toEqual(
      Array.from({ length: 11 }, (_, i) => 448_678_794 + i),
    )
    expect(firsts.map((first) => first?.beginnings)).toEqual([
      5758, 5759, 5759, 5759, 5759, 5759, 5760, 5760, 5760, 5760, 5760,
    ])
  })
})

const ask = (url: string, headers: Record<string, string> = {}) => fair.app.inject({ url, headers })
const lines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('F-06 the streams at their addresses', () => {
  test.each([...loopsInTheBox().keys()])(
    'F-06 every file of %s that a player is led to is there, live and as a recording',
    async (name) => {
      for (const kind of ['master', 'replay']) {
        const main = await ask(`/live/${name}/${kind}.m3u8`)
        expect(main.statusCode).toBe(200)
        expect(main.headers['content-type']).toBe('application/vnd.apple.mpegurl')
        const captions = [...main.body.matchAll(/URI="(.+?)"/g)].map(([, uri = '']) => uri)
        expect(captions).toHaveLength(2)
        expect(lines(main.body)).toHaveLength(2)
        for (const path of [...lines(main.body), ...captions]) {
          const list = await ask(`/live/${name}/${path}`)
          expect(list.statusCode).toBe(200)
          const folder = `/live/${name}/${path.slice(0, path.lastIndexOf('/'))}`
          const [, first] = /#EXT-X-MAP:URI="(.+)"/.exec(list.body) ?? []
          for (const file of [...(first ? [first] : []), ...lines(list.body)]) {
            const segment = await ask(`${folder}/${file}`)
            expect([file, segment.statusCode]).toEqual([file, 200])
            expect(segment.headers['cache-control']).toBe('public, max-age=31536000, immutable')
            expect(segment.rawPayload.length).toBeGreaterThan(50)
          }
        }
      }
    },
  )

  test('F-06 the list of what is live moves with the clock and is kept for a moment; what has been said is told by 304', async () => {
    const url = '/live/live-big/720/live.m3u8'
    fair.clock.set(testNow)
    const one = await ask(url)
    expect(one.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'cache-control': 'public, max-age=1',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const etag = String(one.headers.etag)
    expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(304)
    fair.clock.set('2026-11-15T12:00:04+08:00')
    const two = await ask(url, { 'if-none-match': etag })
    expect(two.statusCode).toBe(200)
    expect(read(two.body).segments.slice(0, -1)).toEqual(read(one.body).segments.slice(1))
    fair.clock.set(testNow)
  })

  test('F-06 another node says the same of the same instant', async () => {
    const other = await openTestApp({ demo: false })
    const url = '/live/live-small/360/live.m3u8'
    expect((await other.app.inject({ url })).body).toBe((await ask(url)).body)
    await other.close()
  })

  test('F-06 a segment is asked for again with its mark, or by its head alone', async () => {
    const [uri = ''] = lines((await ask('/live/live-big/360/live.m3u8')).body)
    const url = `/live/live-big/360/${uri}`
    const whole = await ask(url)
    expect(whole.headers['content-type']).toBe('video/iso.segment')
    expect((await ask(url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
    const head = await fair.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(whole.rawPayload.length),
    ])
  })

  test('F-06 a recording has its captions as one file too, in the order of the film', async () => {
    const zh = await ask('/live/live-big/zh.vtt')
    expect(zh.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(zh.body.startsWith('WEBVTT\n\n00:00:00.300 --> 00:00:03.800\n')).toBe(true)
    expect(zh.body.match(/ --> /g)).toHaveLength(5)
    expect(zh.body).not.toContain('X-TIMESTAMP-MAP')
    expect((await ask('/live/live-big/en.vtt')).body).toContain('welcome to the fair')
  })

  test.each([
    '/live/nothing/master.m3u8',
    '/live/live-big/stream.m3u8',
    '/live/live-big/720/0.m4s',
    '/live/live-big/720/0.00000000.m4s',
    '/live/live-big/../../demo/fair.json',
    '/live/live-big/%2e%2e/%2e%2e/fair.json',
    '/live/',
    '/live',
  ])('F-06 T29 what is not there is not found: %s', async (url) => {
    const answer = await ask(url)
    expect([answer.statusCode, answer.json().res]).toEqual([404, 0])
  })
})
