import { expect, test } from 'vitest'
import { searchText, searchWords } from './search-text.ts'
import { englishSortKey, sortKey } from './sort-key.ts'

const inOrder = (names: string[]) => [...names].sort((a, b) => (sortKey(a, '') < sortKey(b, '') ? -1 : 1))

test('S-03 names are in the order of their pinyin, syllable by syllable, and numbers in that of their size', () => {
  const names = [
    '“阿里山”茶',
    'ＡＢＣ科技',
    '海客2号',
    '海客10号',
    '西安古都',
    '先锋机械',
    '重庆山城',
    '舟山',
  ]
  expect(inOrder([...names].reverse())).toEqual([
    '“阿里山”茶',
    'ＡＢＣ科技',
    '重庆山城',
    '海客2号',
    '海客10号',
    '西安古都',
    '先锋机械',
    '舟山',
  ])
})

test('S-03 a name that exists in English only is sorted by that', () => {
  expect(sortKey('', 'Zeta 9')).toBe('zeta 0000000009')
  expect(sortKey('重庆', 'Alpha')).toBe('chong qing')
})

test('U-82 English names are in the order of their letters, without accents; a Chinese one among them by its pinyin', () => {
  const names = ['Alpha', 'Éclat 2', 'Éclat 10', 'Zeta', 'Frozen'].map((en) => ['重庆', en] as const)
  const keys = [...names, ['海客', ' '] as const].map(([zh, en]) => englishSortKey(zh, en)).sort()
  expect(keys).toEqual(['alpha', 'eclat 0000000002', 'eclat 0000000010', 'frozen', 'hai ke', 'zeta'])
})

test('K-18 what is searched and what is typed are compared alike', () => {
  expect(searchText(' 东海  水产 ', 'East\tSea ＡＢＣ')).toBe('东海 水产 east sea abc')
  expect(searchWords('  Sea SEA　东海 ')).toEqual(['sea', '东海'])
  expect(searchWords(undefined)).toEqual([])
})
