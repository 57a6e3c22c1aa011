import { expect, test } from 'vitest'
import type { SearchDocument } from './document.ts'
import { aProduct, searchableFair } from './testing/searchable-fair.ts'

const order = (documents: SearchDocument[], query: string) =>
  searchableFair(documents)
    .search(query)
    .map(({ candidate }) => candidate.id)

test('U-10 name before category before company before long text', () => {
  const documents = [
    aProduct(1, '茶', 'Tea', { text: { en: 'For squid.' } }),
    aProduct(2, '网', 'Net', { company: { en: 'Squid Brothers Ltd' } }),
    aProduct(3, '圈', 'Rings', { category: { en: 'Squid' } }),
    aProduct(4, '鱿鱼', 'Squid tubes'),
  ]
  expect(order(documents, 'squid')).toEqual([4, 3, 2, 1])
})

test('U-10 the exact name first, then names that begin with it, then those that contain it', () => {
  const documents = [
    aProduct(1, '盒', 'Boxed squid, salted'),
    aProduct(2, '鱿鱼', 'Squids'),
    aProduct(3, '鱿鱼', 'Squid'),
    aProduct(4, '机', 'Squidding machine'),
  ]
  expect(order(documents, 'squid')).toEqual([3, 2, 1, 4])
})

test('U-10 a category by its whole name is better than part of a name', () => {
  const documents = [
    aProduct(1, '经编灯箱布', 'Warp-knit light-box fabric'),
    aProduct(2, '汗布', 'Single jersey', { category: { zh: '针织面料', en: 'Knitted fabrics' } }),
  ]
  expect(order(documents, 'knitted fabrics')).toEqual([2, 1])
})

test('U-10 equal hits by visits, then by number', () => {
  const documents = [1, 2, 3].map((id) => ({ ...aProduct(id, '鱿鱼', 'Squid'), visits: id === 3 ? 9 : 0 }))
  expect(order(documents, '鱿鱼')).toEqual([3, 1, 2])
})

test('U-10 a word in a name is better than initials', () => {
  const documents = [
    aProduct(1, '灯', 'LED lamp'),
    aProduct(2, '绿色的电', 'Green power'),
    aProduct(3, '雷达', 'LD radar'),
  ]
  expect(order(documents, 'led')[0]).toBe(1)
  expect(order(documents, 'ld')[0]).toBe(3)
})

test('U-10 the reason names the field, the kind of match and what was looked for', () => {
  const fair = searchableFair([
    aProduct(1, '冷冻鱿鱼', 'Squid', { company: { zh: '东海水产', en: 'East Sea' } }),
  ])
  const reason = (query: string) => fair.search(query)[0]?.reason
  expect(reason('youyu')).toEqual({
    field: 'name',
    language: 'zh',
    kind: 'pinyin',
    typed: 'youyu',
    shown: '鱿鱼',
  })
  expect(reason('east')).toMatchObject({ field: 'company', language: 'en', kind: 'exact', typed: 'east' })
  expect(reason('sqiud')).toMatchObject({ field: 'name', kind: 'slip', shown: 'squid' })
})

test('U-02 filters are part of what is asked for', () => {
  const fair = searchableFair([
    { ...aProduct(1, '鱿鱼', 'Squid'), filters: { exhibition: [34, 51], province: ['330000'] } },
    { ...aProduct(2, '鱿鱼', 'Squid'), filters: { exhibition: [34] } },
  ])
  const ids = (filters: Record<string, (string | number)[]>) =>
    fair.search('鱿鱼', filters).map(({ candidate }) => candidate.id)
  expect(ids({ exhibition: [51, 34] })).toEqual([1, 2])
  expect(ids({ exhibition: [34], province: ['330000'] })).toEqual([1])
  expect(ids({ exhibition: [33] })).toEqual([])
  expect(ids({ exhibition: [] })).toEqual([1, 2])
})
