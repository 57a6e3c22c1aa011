import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeTableau } from '@tradefloor/models'
import sharp from 'sharp'
import { encode } from '../clips/encode.ts'
import { fitStill } from '../clips/fit.ts'
import { stampOf } from '../ledger.ts'
import { fingerprintOf } from '../models/fingerprint.ts'
import type { Drawing } from '../series.ts'
import { hands, modelsStamp, studioStamp, takePicture } from '../studio/pages.ts'
import type { StagedFilm } from './film.ts'
import { framesPerSecond, orderAt, stagedSize, tableauOf } from './order.ts'

/** What a film is made of: the forms of its things, and what the studio is asked for at some moments. */
const said = (film: StagedFilm) => ({
  studio: studioStamp(),
  orders: [0, 0.13, 0.29, 0.41, 0.57, 0.73, 0.91].map((at) => orderAt(film, at)),
  how: [film.seconds, film.still, framesPerSecond],
})

const roughOf = (film: StagedFilm) => JSON.stringify({ models: modelsStamp(), ...said(film) })

export function sourceOf(film: StagedFilm): string {
  const forms = makeTableau(tableauOf(film)).map(({ sculpture }) => fingerprintOf(sculpture))
  return JSON.stringify({ forms, ...said(film) })
}

/** Frames that are taken are kept until the film is done: it takes minutes, and may be interrupted. */
const cache = resolve('.cache/films')

async function takeFrame(film: StagedFilm, folder: string, index: number): Promise<string> {
  const file = join(folder, `${index}.png`)
  if (existsSync(file)) return file
  const png = await takePicture(orderAt(film, index / (film.seconds * framesPerSecond)))
  await writeFile(`${file}.part`, png)
  await rename(`${file}.part`, file)
  return file
}

/** Takes every frame, so many at a time as there are hands. */
async function takeAll(name: string, film: StagedFilm, folder: string): Promise<string[]> {
  const files: string[] = []
  const waiting = Array.from({ length: film.seconds * framesPerSecond }, (_, i) => i)
  const count = waiting.length
  const hand = async () => {
    for (let i = waiting.shift(); i !== undefined; i = waiting.shift()) {
      files[i] = await takeFrame(film, folder, i)
      if (i % framesPerSecond === 0) process.stdout.write(`${name} ${i}/${count}\n`)
    }
  }
  await Promise.all(Array.from({ length: hands }, hand))
  return files
}

async function* pictures(files: readonly string[]): AsyncIterable<Buffer> {
  for (const file of files) yield await sharp(file).removeAlpha().raw().toBuffer()
}

/** What a film should weigh, a dozen of them being on one machine, and what one may weigh in which everything moves. */
const [fewBytes, mostBytes] = [216 * 1024, 304 * 1024]
/** How much of the picture is given up, from what hardly anyone sees to what is just not too much. */
const losses = { least: 26, most: 36 }

/** A film weighs half when so much more of its picture is given up, or a little less than half. */
const halves = 5

/** As good as fits. */
async function film(name: string, staged: StagedFilm, source: string): Promise<Buffer> {
  const folder = join(cache, `${name}-${stampOf(source)}`)
  await mkdir(folder, { recursive: true })
  const files = await takeAll(name, staged, folder)
  for (let loss = losses.least; ; ) {
    const frames = { size: stagedSize, rate: framesPerSecond, pictures: pictures(files) }
    const bytes = await encode(frames, loss, 'slower')
    if (bytes.length <= (loss < losses.most ? fewBytes : mostBytes)) {
      await rm(folder, { recursive: true, force: true })
      return bytes
    }
    if (loss === losses.most) throw new Error(`it weighs more than ${mostBytes} bytes: let less of it move`)
    const step = Math.max(1, Math.floor(halves * Math.log2(bytes.length / fewBytes)))
    loss = Math.min(losses.most, loss + step)
  }
}

/** A film from the studio, and the picture that stands for it, which is taken with more care. */
export const stagedFilm = (name: string, staged: StagedFilm): Drawing[] => {
  const about = { rough: () => roughOf(staged), source: () => sourceOf(staged), of: name }
  return [
    {
      ...about,
      path: `videos/${name}.webp`,
      make: async () => {
        const order = orderAt(staged, staged.still)
        const png = await takePicture({ ...order, shot: { ...order.shot, frames: 16 } })
        return fitStill(sharp(png).removeAlpha())
      },
    },
    { ...about, path: `videos/${name}.mp4`, make: (source) => film(name, staged, source) },
  ]
}
