import { expect, test } from 'vitest'
import { getExhibition, listExhibitions } from './exhibitions.calls.ts'
import { questionOf } from './first-answers.ts'

test('A-09 a question is spelt one way, whatever the order and whatever is left open', () => {
  const question = questionOf(listExhibitions, undefined, { lasting: 0, status: 2 })
  expect(question).toBe('listExhibitions lasting=0 status=2')
  expect(questionOf(listExhibitions, {}, { status: 2, company_id: undefined, lasting: 0 })).toBe(question)
})

test('A-09 what stands in the path is not what stands in the query', () => {
  expect(questionOf(getExhibition, { id: 21 }, {})).toBe('getExhibition :id=21')
  expect(questionOf(getExhibition, {}, { id: 21 })).toBe('getExhibition id=21')
})
