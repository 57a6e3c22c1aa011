import { expect, test } from 'vitest'
import { signNames } from './sign-name.ts'

test('Q-50 a sign says the name without its legal form, first in the reader’s language', () => {
  const names = { zh: '舟山潮垣海产有限公司', en: 'Zhoushan Chaoyuan Seafood Co., Ltd.' }
  expect(signNames(names, 'zh')).toEqual(['舟山潮垣海产', 'Zhoushan Chaoyuan Seafood'])
  expect(signNames(names, 'en')).toEqual(['Zhoushan Chaoyuan Seafood', '舟山潮垣海产'])
  expect(signNames({ zh: '', en: 'Marg‘ilon Ipak MChJ' }, 'zh')).toEqual(["Marg'ilon Ipak", ''])
})
