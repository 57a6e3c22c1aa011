import { expect, test } from 'vitest'
import { vcardOf } from './vcard.ts'

const card = {
  name: '陈屿安',
  company: '远屿, 海洋; 科技',
  phone: '+86 100 0000 0000',
  email: 'sales@farreef.example',
  address: '舟山\n海创路 18 号',
  website: 'https://farreef.example/ ',
}

test('I-06 a received card can be taken along by a camera', () => {
  expect(vcardOf(card).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:陈屿安;;;;',
    'FN:陈屿安',
    'ORG:远屿\\, 海洋\\; 科技',
    'TEL:+86 100 0000 0000',
    'EMAIL:sales@farreef.example',
    'ADR:;;舟山 海创路 18 号;;;;',
    'URL:https://farreef.example/',
    'END:VCARD',
  ])
})

test('I-06 what a company has not said is left out', () => {
  const text = vcardOf({ ...card, name: '', phone: '', email: '', address: '', website: '' })
  expect(text).toContain('FN:远屿')
  expect(text).not.toMatch(/TEL|EMAIL|ADR|URL/)
})
