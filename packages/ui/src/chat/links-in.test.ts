import { expect, test } from 'vitest'
import { hostOf, linksIn } from './links-in.ts'

test.each([
  ['没有链接', [{ text: '没有链接' }]],
  ['', []],
  [
    '资料在 https://example.com/a?b=1，请看',
    [
      { text: '资料在 ' },
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { text: '，请看' },
    ],
  ],
  [
    'See http://example.com/x. Thanks',
    [{ text: 'See ' }, { text: 'http://example.com/x', href: 'http://example.com/x' }, { text: '. Thanks' }],
  ],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['data:text/html,hello', [{ text: 'data:text/html,hello' }]],
  ['https://bank.example@evil.example/', [{ text: 'https://bank.example@evil.example/' }]],
  ['https://', [{ text: 'https://' }]],
])('T26 links in %j', (text, pieces) => {
  expect(linksIn(text)).toEqual(pieces)
})

test('T26 nothing of a text is lost or doubled, whatever is in it', () => {
  const bits = [
    'https://a.example/b',
    'http://',
    ' ',
    '，',
    '.',
    '海',
    '@',
    '\n',
    'https://x:y@z.example',
    ')',
  ]
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let round = 0; round < 500; round++) {
    const text = Array.from({ length: next(12) }, () => bits[next(bits.length)]).join('')
    expect(
      linksIn(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  }
})

test('T26 a host that borrows another alphabet’s letters is spelt out', () => {
  expect(hostOf('https://аррle.example/')).toMatch(/^xn--/)
})
