import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modelCatalogue, modelFolder } from '../../modules/catalogue/index.ts'
import { picturesOfModel, withModelPictures } from './model-pictures.ts'
import type { Source } from './source.ts'

const pump = [
  'models/water-pump/blue.webp',
  'models/water-pump/blue-turned.webp',
  'models/water-pump/blue-close.webp',
]

test('a model stands for its pictures, in its usual colour or in one that is named', () => {
  expect(picturesOfModel('model:water-pump')).toEqual({ value: pump })
  expect(picturesOfModel('model:Water-Pump?colour=BLUE')).toEqual({ value: pump })
  expect(picturesOfModel('model:water-pump?colour=red')).toEqual({
    value: pump.map((path) => path.replace('blue', 'red')),
  })
})

test('a colour that is written out gets the nearest one', () => {
  expect(picturesOfModel('model:water-pump?colour=#1060d8')).toEqual({ value: pump })
  expect(picturesOfModel('model:water-pump?colour=#d03020')).toEqual({
    value: pump.map((path) => path.replace('blue', 'red')),
  })
})

test.each([
  ['model:water-pmp', /没有名为 water-pmp 的模型.*water-pump（离心泵）/, /the model water-pmp.*water-pump/],
  ['model:water-pump?colour=mauve', /没有 mauve 色；可选：blue/, /in mauve; there are: blue/],
  ['model:', /应写成/, /should be written/],
  ['model:water-pump?size=2', /应写成/, /should be written/],
  ['model:../../etc/passwd', /应写成/, /should be written/],
  ['model:__proto__', /应写成/, /should be written/],
  ['model:constructor', /没有名为 constructor/, /the model constructor/],
])('%s is told in both languages', (text, zh, en) => {
  const reading = picturesOfModel(text)
  const said = 'problem' in reading ? reading.problem : { zh: '', en: '' }
  expect(said.zh).toMatch(zh)
  expect(said.en).toMatch(en)
})

const folderWith = (...own: string[]): Source => ({
  paths: own,
  has: (path) => own.includes(path),
  sizeOf: () => 3,
  read: async () => Buffer.from('own'),
  close: async () => {},
})

test('the pictures belong to every source, unlisted; a file of the organiser’s own comes first', async () => {
  const [picture = ''] = pump
  const path = `media/${picture}`
  const plain = withModelPictures(folderWith())
  expect(plain.paths).toEqual([])
  expect(plain.has(path)).toBe(true)
  expect((await plain.read(path)).subarray(8, 12).toString()).toBe('WEBP')
  expect(plain.sizeOf(path)).toBeGreaterThan(1000)
  expect(plain.has('media/models/water-pump/mauve.webp')).toBe(false)
  const own = withModelPictures(folderWith(path))
  expect(String(await own.read(path))).toBe('own')
})

test('every picture that can be named is there', () => {
  const missing = Object.entries(modelCatalogue()).flatMap(([name, { colours }]) =>
    Object.keys(colours)
      .map((colour) => `${name}/${colour}.webp`)
      .filter((file) => !existsSync(join(modelFolder, file))),
  )
  expect(missing).toEqual([])
})

test('the label of a product comes first where the model has one in this colour, and is told where it has none', () => {
  const labelled = picturesOfModel('model:frozen-squid-box?colour=red&label=100101')
  expect('value' in labelled ? labelled.value : []).toContain(
    'models/worded/frozen-squid-box/red/100101.webp',
  )
  const missing = picturesOfModel('model:water-pump?colour=blue&label=100101')
  expect('problem' in missing ? missing.problem.en : '').toMatch(/label of product 100101/)
})
