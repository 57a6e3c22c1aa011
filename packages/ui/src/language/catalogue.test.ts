import { describe, expect, expectTypeOf, test } from 'vitest'
import { bilingual, type ParameterNames, translator } from './catalogue.ts'

const texts = bilingual({
  zh: { title: '展会', count: '{count} 场展会', range: '{from} 至 {to}' },
  en: { title: 'Fairs', count: '{count} {count|fair|fairs}', range: '{from} – {to}' },
})

describe('A-07 texts in two languages', () => {
  test('A-07 a text follows the language, its parameters filled in', () => {
    expect(translator(texts, 'zh')('count', { count: 6 })).toBe('6 场展会')
    expect(translator(texts, 'en')('range', { from: '8 Nov', to: '9 Nov' })).toBe('8 Nov – 9 Nov')
  })

  test('A-07 English has one form for one and another for many, and numbers are grouped', () => {
    const t = translator(texts, 'en')
    expect(t('count', { count: 1 })).toBe('1 fair')
    expect(t('count', { count: 1284 })).toBe('1,284 fairs')
  })

  test('A-07 a value is put in as it is, whatever it looks like', () => {
    expect(translator(texts, 'en')('range', { from: '{to}', to: '$&' })).toBe('{to} – $&')
  })

  test('A-07 a missing text, a missing parameter and a text without a twin are type errors', () => {
    expectTypeOf<ParameterNames<'{a} and {b|one|many}'>>().toEqualTypeOf<'a' | 'b'>()
    // Never run: the type checker is what these lines are for.
    const wrong = () => {
      // @ts-expect-error the English text is missing
      bilingual({ zh: { a: '甲', b: '乙' }, en: { a: 'A' } })
      // @ts-expect-error the English text forgets its parameter
      bilingual({ zh: { a: '{count} 场' }, en: { a: 'fairs' } })
      // @ts-expect-error the English text has no Chinese twin
      bilingual({ zh: { a: '甲' }, en: { a: 'A', b: 'B' } })
      // @ts-expect-error the parameter is not given
      translator(texts, 'zh')('count')
      // @ts-expect-error there is no such text
      translator(texts, 'zh')('missing')
    }
    expectTypeOf(wrong).toBeFunction()
  })
})
