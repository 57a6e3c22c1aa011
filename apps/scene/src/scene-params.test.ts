import { describe, expect, it } from 'vitest'
import { readSceneParams } from './scene-params.ts'

const nothing = { clear: false, exhibitionId: undefined, companyId: undefined, look: '', hall: 'big' }

describe('Q-01 the address of a scene', () => {
  it.each([
    ['', { language: 'zh', phone: false, quality: undefined, list: false }],
    ['?lang=en&device=phone', { language: 'en', phone: true, quality: undefined, list: false }],
    ['?quality=low&list=1', { language: 'zh', phone: false, quality: 'low', list: true }],
    ['?hall=small', { language: 'zh', phone: false, quality: undefined, list: false, hall: 'small' }],
    ['?hall=../x', { language: 'zh', phone: false, quality: undefined, list: false }],
    ['?clear=1&list=1', { language: 'zh', phone: false, quality: undefined, list: true, clear: true }],
    [
      '?lang=xx&device=toaster&quality=9&list=yes',
      { language: 'zh', phone: false, quality: undefined, list: false },
    ],
    [
      '?exhibition_id=34&company_id=7&look=tide&t=1',
      {
        language: 'zh',
        phone: false,
        quality: undefined,
        list: false,
        exhibitionId: 34,
        companyId: 7,
        look: 'tide',
      },
    ],
    [
      '?exhibition_id=../../x&company_id=//evil&look=<b>',
      { language: 'zh', phone: false, quality: undefined, list: false, look: '<b>' },
    ],
  ] as const)('Q-01 %s', (search, expected) => {
    expect(readSceneParams(search)).toEqual({ ...nothing, ...expected })
  })
})
