import { expect, test } from 'vitest'
import { emptyEnquiry, firstMissing } from './enquiry.ts'

test('M-08 what is missing is told one at a time: name, country, email, phone', () => {
  const enquiry = { ...emptyEnquiry, question: 'x' }
  expect(firstMissing(enquiry)?.[1]).toBe('needName')
  enquiry.name = '  '
  expect(firstMissing(enquiry)?.[1]).toBe('needName')
  enquiry.name = '林晓舟'
  expect(firstMissing(enquiry)?.[1]).toBe('needCountry')
  enquiry.country = 'CN'
  expect(firstMissing(enquiry)?.[1]).toBe('needEmail')
  enquiry.email = 'a@example.com'
  expect(firstMissing(enquiry)?.[1]).toBe('needPhone')
  enquiry.phone = '+86 580 000 0001'
  expect(firstMissing(enquiry)).toBeUndefined()
})

test('M-11 a question is not needed', () => {
  const filled = { name: 'a', country: 'CN', email: 'b', phone: '1', question: '' }
  expect(firstMissing(filled)).toBeUndefined()
})
