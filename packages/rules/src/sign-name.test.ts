import { describe, expect, test } from 'vitest'
import { signName, signNames } from './sign-name.ts'

describe('Q-03 what a sign says of a name', () => {
  test.each([
    ['zh', '慈溪衔圆轴承有限公司', '慈溪衔圆轴承'],
    ['zh', '马尔吉兰古尔鲁赫丝绸有限责任公司', '马尔吉兰古尔鲁赫丝绸'],
    ['zh', '东港渔业股份有限公司', '东港渔业'],
    ['zh', '集团', '集团'],
    ['en', 'Cixi Xianyuan Bearing Co., Ltd.', 'Cixi Xianyuan Bearing'],
    ['en', 'Nordlicht Optik GmbH', 'Nordlicht Optik'],
    ['en', 'Limited', 'Limited'],
    ['en', 'Marg‘ilon Ipak MChJ', 'Marg‘ilon Ipak'],
  ] as const)('Q-03 %s %s', (language, name, sign) => {
    expect(signName(name, language)).toBe(sign)
  })

  test('Q-03 of a vast name no more is looked at than a sign can show', () => {
    expect(signName('潮'.repeat(5000), 'zh')).toBe('潮'.repeat(120))
    expect(signName(`x${' ,'.repeat(50_000)}y`, 'en')).toBe(`x${' ,'.repeat(59)}`)
  })

  test('Q-03 the visitor’s language comes first', () => {
    const name = { zh: '港线机器人', en: 'Harbourline Robotics' }
    expect(signNames(name, 'zh')).toEqual(['港线机器人', 'Harbourline Robotics'])
    expect(signNames(name, 'en')).toEqual(['Harbourline Robotics', '港线机器人'])
  })

  test('Q-03 a name in one language only stands alone', () => {
    expect(signNames({ zh: '', en: 'Kilnhill' }, 'zh')).toEqual(['Kilnhill', undefined])
    expect(signNames({ zh: 'Kilnhill', en: 'Kilnhill' }, 'zh')).toEqual(['Kilnhill', undefined])
  })
})
