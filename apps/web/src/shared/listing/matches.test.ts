import { expect, test } from 'vitest'
import { matches } from './matches.ts'

/** As a reader sees it, with what was found in brackets. */
const shown = (text: string, search: string) =>
  matches(text, search)
    .map((part) => (part.found ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['岱山晒海堂水产食品有限公司', '海', '岱山晒[海]堂水产食品有限公司'],
  ['Daishan Shaihaitang Seafood', 'sea', 'Daishan Shaihaitang [Sea]food'],
  ['海上海', '海', '[海]上[海]'],
  ['FR-200 智能浮标', 'fr 浮标', '[FR]-200 智能[浮标]'],
  ['aaa', 'aa', '[aaa]'],
  ['ＦＲ－200', 'fr', '[ＦＲ]－200'],
  ['海', '  ', '海'],
  ['海', '', '海'],
  ['', '海', ''],
  ['İstanbul fish', 'fish', 'İstanbul fish'],
])('U-52 in %s the search %s finds %s', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected)
})
