import { describe, expect, test } from 'vitest'
import { fitText, type TextRoom, textLeading } from './fit-text.ts'

/** Chinese signs are as wide as high, others about half. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{Script=Han}|…/u.test(letter) ? 1 : 0.55), 0)
const fascia: TextRoom = { width: 330, height: 46, most: 32, least: 12, lines: 2 }

describe('Q-03 names on signs', () => {
  test('Q-03 a short name has the largest letters and one line', () => {
    expect(fitText('港线机器人', fascia, widthOf)).toEqual({ size: 32, lines: ['港线机器人'] })
  })

  test.each([
    ['Chinese', '舟山群岛新区远洋渔业与深海养殖装备技术联合研究开发制造'],
    ['English', 'Northern Harbour Deep Sea Aquaculture Equipment and Cold Chain Technology'],
    ['mixed', 'Aurora 北方港湾 Deep-Sea 养殖装备（深圳）Technology'],
    ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitaen'],
  ])('Q-03 a long %s name goes into its room whole', (_what, name) => {
    const { size, lines } = fitText(name, { ...fascia, least: 5 }, widthOf)
    expect(lines.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''))
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.length * size * textLeading).toBeLessThanOrEqual(46.01)
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(330.01)
  })

  test('Q-03 lines are about equally long', () => {
    const room: TextRoom = { width: 100, height: 100, most: 40, least: 5, lines: 2 }
    expect(fitText('慈溪衔圆轴承', room, widthOf).lines).toEqual(['慈溪衔', '圆轴承'])
  })

  test('Q-03 what cannot be read any more when it is whole ends in an ellipsis', () => {
    const name = 'International '.repeat(12)
    const { size, lines } = fitText(name, fascia, widthOf)
    expect(size).toBe(12)
    expect(lines.at(-1)).toMatch(/…$/)
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(330.01)
    expect(lines.length * size * textLeading).toBeLessThanOrEqual(46)
  })

  test('Q-03 no line begins with a comma or ends with an opening bracket', () => {
    const { lines } = fitText(
      '海洋、渔业（舟山）、冷链',
      { ...fascia, width: 60, height: 200, lines: 6 },
      widthOf,
    )
    for (const line of lines) expect(line).not.toMatch(/^[、）]|（$/)
  })

  test('Q-03 nothing to say takes no room', () => {
    expect(fitText('  ', fascia, widthOf).lines).toEqual([])
  })
})
