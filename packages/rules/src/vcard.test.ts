import { expect, test } from 'vitest'
import { vcardLines } from './vcard.ts'

const card = {
  name: '陈屿安',
  company: '远屿, 海洋; 科技',
  phone: '+86 100 0000 0000',
  email: 'sales@farreef.example',
  address: '舟山\n海创路 18 号',
  website: 'https://farreef.example/ ',
}
const empty = { name: '', company: '远屿', phone: '', email: '', address: '', website: '' }

test('I-06 a card for a camera has its fields in short lines', () => {
  expect(vcardLines(card, 'code')).toEqual([
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

test('I-06 a card in a file says what its numbers are, and keeps its lines', () => {
  expect(vcardLines({ ...card, post: '经理', note: '2026' }, 'file').slice(5, -1)).toEqual([
    'TITLE:经理',
    'TEL;TYPE=WORK:+86 100 0000 0000',
    'EMAIL;TYPE=INTERNET:sales@farreef.example',
    'ADR;TYPE=WORK:;;舟山\\n海创路 18 号;;;;',
    'URL:https://farreef.example/',
    'NOTE:2026',
  ])
})

test.each(['file', 'code'] as const)('I-06 a %s leaves out what a company has not said', (kind) => {
  expect(vcardLines(empty, kind)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:远屿',
    'ORG:远屿',
    'END:VCARD',
  ])
})

test.each([
  ['a\r\nTEL:1', 'a\\nTEL:1'],
  ['a\u0000b', 'ab'],
  ['a;b,c\\d', 'a\\;b\\,c\\\\d'],
])('I-06 a name such as %j begins no line of its own', (name, written) => {
  expect(vcardLines({ ...empty, name }, 'file')[3]).toBe(`FN:${written}`)
})
