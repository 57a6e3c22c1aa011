import { expect, it } from 'vitest'
import { fitted } from './progress.mjs'

it('a live line is cut to the width of the terminal, where a Chinese character takes two columns', () => {
  expect(fitted('Building web', 40)).toBe('Building web')
  expect(fitted('Building web', 8)).toBe('Building')
  expect(fitted('正在构建 web', 8)).toBe('正在构建')
  expect(fitted('正在构建 web', 7)).toBe('正在构')
})
