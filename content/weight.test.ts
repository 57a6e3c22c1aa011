import { readdirSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const rooms = ['apps', 'content', 'docs', 'packages']
/** Made, not kept. */
const made = new Set(['node_modules', 'dist', '.cache'])
const shown = '.webp .avif .png .jpg .svg .ico .gif .mp4 .m4s .m3u8 .vtt .glb .woff2 .mp3'.split(' ')

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    else if (entry.isDirectory() && !made.has(entry.name)) yield* filesBelow(path)
  }
}

function weigh(endings: readonly string[]) {
  const files = rooms.flatMap((room) => [...filesBelow(resolve(room))])
  const paths = files.filter((path) => endings.includes(extname(path)))
  return { count: paths.length, bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0) }
}

test('pictures and films weigh 34 MB or less together, so that a clone stays small', () => {
  const { count, bytes } = weigh(shown)
  expect(count).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(34_000_000)
})

test('the papers of the demo fair weigh 2.4 MB or less together', () => {
  expect(weigh(['.pdf']).bytes).toBeLessThanOrEqual(2_400_000)
})
