import { expect, test } from 'vitest'
import { matcher } from './find.ts'
import type { ScenePlace } from './place.ts'

const place: ScenePlace = {
  id: 'company-1',
  name: { zh: '港线机器人', en: 'Harbourline Robotics' },
  short: { zh: '港线', en: 'Harbourline' },
  icon: 'gear',
  color: '#1557d6',
  note: 'A02',
  message: { type: 'failed' },
  href: '/',
}

test.each([
  ['', true],
  ['机器', true],
  ['HARBOUR', true],
  ['robotics a02', true],
  ['Ａ０２', true],
  ['  港线   robotics ', true],
  ['纺织', false],
  ['a03', false],
])('Q-04 looking for “%s” in the list', (typed, found) => {
  expect(matcher(typed)(place)).toBe(found)
})
