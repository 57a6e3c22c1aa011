import { expect, test } from 'vitest'
import { needsHint } from './needs-hint.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'

test.each([
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari on an iPad, which calls itself a Mac', mac, 5, true],
  ['Safari on a Mac', mac, 0, false],
  ['WeChat on an iPhone', `${iphone} Mobile/15E148 MicroMessenger/8.0.49 Safari/604.1`, 5, false],
  ['Chrome on an iPhone', `${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36', 5, false],
])('S-85 %s is told how to install by hand: %s %d %s', (_, userAgent, touchPoints, isTold) => {
  expect(needsHint(userAgent, touchPoints)).toBe(isTold)
})
