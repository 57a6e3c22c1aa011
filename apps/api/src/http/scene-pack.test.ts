import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mostFilesOfAPack, readFilePack } from '@tradefloor/contract'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addScenePack } from './scene-pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'scene-pack-'))
mkdirSync(join(folder, 'assets', 'wares-1'), { recursive: true })
writeFileSync(join(folder, 'assets', 'stand.Ab1.pack'), 'stand')
writeFileSync(join(folder, 'assets', 'wares-1', 'goods-tea-tin.green.pack'), 'tea tin')
writeFileSync(join(folder, 'secret.pack'), 'secret')
const app = Fastify()
addScenePack(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (files: string) => app.inject({ url: '/scene/pack', query: { files } })
const textsIn = (bytes: Buffer) =>
  readFilePack(new Uint8Array(bytes).buffer).map((file) => Buffer.from(file).toString())

test('Q-46 T51 files come in the order in which they are asked for, and are cached for good', async () => {
  const { statusCode, headers, rawPayload } = await ask('wares-1/goods-tea-tin.green.pack,stand.Ab1.pack')
  expect(statusCode).toBe(200)
  expect(textsIn(rawPayload)).toEqual(['tea tin', 'stand'])
  expect(headers['cache-control']).toContain('immutable')
})

test('Q-46 an answer with a file that is not there has nothing in its place, and is not cached', async () => {
  const { headers, rawPayload } = await ask('gone.pack,stand.Ab1.pack')
  expect(textsIn(rawPayload)).toEqual(['', 'stand'])
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  ['leads out of the folder', '../secret.pack'],
  ['leads out of a folder in it', 'wares-1/../../secret.pack'],
  ['is absolute', '/etc/passwd'],
  ['is no model', 'stand.js'],
  ['is empty', ''],
  ['stands twice', 'stand.Ab1.pack,stand.Ab1.pack'],
  ['is one too many', Array.from({ length: mostFilesOfAPack + 1 }, (_, i) => `a${i}.pack`).join()],
])('T51 a name that %s is refused', async (_, files) => {
  expect((await ask(files)).statusCode).toBe(400)
})
