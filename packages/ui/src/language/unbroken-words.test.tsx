import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbrokenWords } from './unbroken-words.tsx'

const kept = (text: string) =>
  [
    ...renderToStaticMarkup(unbrokenWords(text)).matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g),
  ].map(([, word]) => word)

test.each([
  ['Zhoushan Cangheng Deep-sea Fishing Co., Ltd.', ['Deep-sea']],
  ['Cold-rolled, ready-to-eat and IQF', ['Cold-rolled,', 'ready-to-eat']],
  ['Featherstonehaugh-Cholmondeley', []],
  ['深海-Deep', []],
  ['Seafood – frozen', []],
])('S-101 of “%s” these words stay on one line: %j', (text, words) => {
  expect(kept(text)).toEqual(words)
  expect(renderToStaticMarkup(unbrokenWords(text)).replace(/<[^>]*>/g, '')).toBe(text)
})
