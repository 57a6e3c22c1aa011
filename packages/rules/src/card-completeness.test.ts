import { expect, test } from 'vitest'
import { isCardComplete } from './card-completeness.ts'

const card = { real_name: '林晓舟', company_name: '远帆贸易', post: '采购', phone: '13800000000', email: '' }

test.each([
  ['all lines', {}, true],
  ['an e-mail address instead of a phone', { phone: '', email: 'a@example.com' }, true],
  ['no name', { real_name: '' }, false],
  ['a company of blanks', { company_name: '  ' }, false],
  ['no position', { post: '' }, false],
  ['no way to be reached', { phone: '', email: ' ' }, false],
])('S-70 a card with %s', (_, changes, complete) => {
  expect(isCardComplete({ ...card, ...changes })).toBe(complete)
})
