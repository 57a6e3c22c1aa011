import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { apart, demoFile, demoFiles, small, weight } from '../testing/demo-media.ts'
import { drawFrame } from './clips/drawn.ts'
import { type Film, filmSize, framesPerSecond } from './clips/film.ts'
import { stagedSize } from './films/order.ts'
import { demoRecords } from './series.ts'
import { streamFiles } from './streams/index.ts'
import { type AnyFilm, films, isStaged } from './videos/films.ts'

const named = Object.entries(films)
const drawn = named.filter((entry): entry is [string, Film] => !isStaged(entry[1]))
const kept = demoFiles('videos')

const sizeOf = (film: AnyFilm) => {
  const [width, height] = isStaged(film) ? stagedSize : filmSize
  return { width, height }
}

/** What the head of an mp4 tells about its picture. */
function read(mp4: Buffer) {
  const header = mp4.indexOf('mvhd')
  const sample = mp4.indexOf('avc1', mp4.indexOf('stsd'))
  return {
    seconds: mp4.readUInt32BE(header + 20) / mp4.readUInt32BE(header + 16),
    width: mp4.readUInt16BE(sample + 28),
    height: mp4.readUInt16BE(sample + 30),
  }
}

describe('K-21 the films of the booths and the conference', () => {
  test('K-21 every film the fair names is there with its still, and none is left over', () => {
    const booth = demoRecords<{ file: string; poster: string }>('videos')
    const sessions = demoRecords<{ live?: string; playback?: string }>('schedule')
    const wanted = new Set([
      ...booth.flatMap(({ file, poster }) => [file, poster]),
      ...sessions
        .flatMap(({ live, playback }) => [live, playback])
        .flatMap((file) => (file === undefined || file.startsWith('loop:') ? [] : [file])),
    ])
    for (const file of [...wanted]) wanted.add(file.replace(/\.mp4$/, '.webp'))
    expect([...wanted, ...streamFiles()].sort()).toEqual(kept)
    expect(booth.filter(({ file, poster }) => poster !== file.replace(/mp4$/, 'webp'))).toEqual([])
    const made = named.flatMap(([name]) => [`videos/${name}.mp4`, `videos/${name}.webp`])
    expect([...made, ...streamFiles()].sort()).toEqual(kept)
  })

  test('K-21 the films of the booths weigh no more than 2.6 MB together', () => {
    const clips = named.flatMap(([name]) => (name.startsWith('live-') ? [] : [`videos/${name}.mp4`]))
    expect(weight(clips)).toBeLessThanOrEqual(2.6 * 1024 * 1024)
  })

  test.each(named)('K-21 %s is H.264 of its size that starts before it is loaded', (name, film) => {
    const mp4 = demoFile(`videos/${name}.mp4`)
    expect(mp4.length).toBeLessThanOrEqual(304 * 1024)
    expect(mp4.indexOf('moov')).toBeLessThan(mp4.indexOf('mdat'))
    const { seconds, ...picture } = read(mp4)
    expect(picture).toEqual(sizeOf(film))
    expect(seconds).toBeCloseTo(film.seconds, 1)
    expect(film.seconds).toBeGreaterThanOrEqual(6)
    expect(film.seconds).toBeLessThanOrEqual(name.startsWith('live-') ? 20 : 12)
  })

  test.each(named)('K-21 the still of %s is a picture of the same size', async (name, film) => {
    const still = demoFile(`videos/${name}.webp`)
    const { format, width, height } = await sharp(still).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', ...sizeOf(film) })
    expect(still.length).toBeLessThanOrEqual(40 * 1024)
  })

  test.each(drawn)('K-21 the still of %s is a frame of it as it is drawn now', async (name, film) => {
    const frame = await small(Buffer.from(drawFrame(film, film.still)))
    expect(apart(frame, await small(demoFile(`videos/${name}.webp`)))).toBeLessThan(4)
  })

  test.each(drawn)('K-21 %s moves, and begins again where it ends', async (_, film) => {
    const last = 1 - 1 / (film.seconds * framesPerSecond)
    const [first, middle, end] = await Promise.all(
      [0, 0.3, last].map((at) => small(Buffer.from(drawFrame(film, at)))),
    )
    const nothing = Buffer.alloc(0)
    expect(apart(first ?? nothing, middle ?? nothing)).toBeGreaterThan(0.3)
    expect(apart(first ?? nothing, end ?? nothing)).toBeLessThan(2.5)
  })

  test.each(drawn)('K-21 a frame of %s comes out the same twice and without a slip', (_, film) => {
    for (const at of [0, 0.37, 0.99]) {
      expect(drawFrame(film, at)).toBe(drawFrame(film, at))
      expect(drawFrame(film, at)).not.toMatch(/<text|NaN|undefined|Infinity/)
    }
  })
})
