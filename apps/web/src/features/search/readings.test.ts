import { expect, test } from 'vitest'
import type { FoundExhibitor } from './found.ts'
import { wordReadings } from './readings.ts'

const found = (name: string, typed: string, spans: { from: number; to: number }[]) =>
  ({
    company: { name },
    main_products: { cn: '' },
    match: {
      similar: false,
      field: 'name',
      kind: 'exact',
      typed,
      highlights: { name: { cn: spans, en: [] } },
    },
  }) as unknown as FoundExhibitor

test('U-53 pinyin, other names and the other language are said, once for each word', () => {
  const readings = [
    { typed: 'youyu', kind: 'pinyin', shown: '鱿鱼' },
    { typed: 'you yu', kind: 'pinyin', shown: '鱿鱼' },
    { typed: 'squid', kind: 'glossary', shown: '鱿鱼' },
    { typed: 'squid', kind: 'glossary', shown: '柔鱼' },
    { typed: 'forzen', kind: 'slip', shown: 'frozen' },
  ]
  expect(wordReadings({ list: [], readings, word: 'youyu squid', count: 3 })).toEqual([
    { how: 'readAs', typed: 'youyu', shown: ['鱿鱼'] },
    { how: 'alsoSearched', typed: 'squid', shown: ['鱿鱼', '柔鱼'] },
  ])
})

test('U-53 other names of several words are said together', () => {
  const readings = [
    { typed: 'frozen', kind: 'glossary', shown: '冷冻' },
    { typed: 'dongji', kind: 'pinyin', shown: '冻结' },
    { typed: 'squid', kind: 'glossary', shown: '鱿鱼' },
    { typed: 'squid', kind: 'glossary', shown: '柔鱼' },
  ]
  expect(wordReadings({ list: [], readings, word: 'frozen dongji squid', count: 3 })).toEqual([
    { how: 'readAs', typed: 'dongji', shown: ['冻结'] },
    { how: 'alsoSearched', typed: 'frozen', shown: ['冷冻', '鱿鱼', '柔鱼'] },
  ])
})

test('U-53 traditional characters are said as what they were found as', () => {
  const list = [found('冻鱿鱼', '魷魚', [{ from: 1, to: 3 }])]
  expect(wordReadings({ list, word: '魷魚', count: 1 })).toEqual([
    { how: 'writtenAs', typed: '魷魚', shown: ['鱿鱼'] },
  ])
  const same = [found('冻鱿鱼', '鱿鱼', [{ from: 1, to: 3 }])]
  expect(wordReadings({ list: same, word: '鱿鱼', count: 1 })).toEqual([])
})

test('U-53 of words that found nothing no reading is said', () => {
  const readings = [{ typed: 'hymy', kind: 'initials', shown: '海洋毛有' }]
  expect(wordReadings({ list: [], readings, word: 'hymy', count: 0 })).toEqual([])
})
