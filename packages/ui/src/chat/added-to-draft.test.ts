import { expect, test } from 'vitest'
import { addedToDraft } from './added-to-draft.ts'

test('N-03 O-05 what was begun is not lost to a sentence that is put in', () => {
  expect(addedToDraft('', '您好')).toBe('您好')
  expect(addedToDraft('  \n', '您好')).toBe('您好')
  expect(addedToDraft('林先生： \n', '您好')).toBe('林先生：\n您好')
})
