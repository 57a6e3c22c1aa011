import { expect, test } from 'vitest'
import { mergeParts, type Part } from './merge-parts.ts'

const part = (name: string, size: number, pages: string, needs = ''): Part => ({
  modules: [name],
  size,
  pages: new Set(pages),
  needs: new Set(needs),
})

const filesOf = (parts: readonly Part[]) =>
  mergeParts(parts, (page) => ({ weight: page === 'h' ? 20 : 1, file: 3000 }))
    .map(({ modules }) => [...modules].sort().join(''))
    .sort()

test('A-09 what the same pages load becomes one file', () => {
  expect(filesOf([part('a', 9000, 'hx'), part('b', 9000, 'hx')])).toEqual(['ab'])
})

test('A-09 nobody gets something large for another page’s sake, and something small they do', () => {
  expect(filesOf([part('a', 90_000, 'xy'), part('b', 90_000, 'yz')])).toEqual(['a', 'b'])
  expect(filesOf([part('a', 90_000, 'wxyz'), part('b', 100, 'wx')])).toEqual(['ab'])
})

test('A-09 what most visits begin with counts most', () => {
  const parts = (page: string) => [part('a', 20_000, `${page}xyz`), part('b', 5000, page)]
  expect(filesOf(parts('h'))).toEqual(['ab'])
  expect(filesOf(parts('v'))).toEqual(['a', 'b'])
})

test('A-09 two files never need each other', () => {
  // `a` and `c` would be one, were there not `b`, which `a` needs and which needs `c`.
  const parts = [part('a', 100, 'h', 'b'), part('b', 90_000, 'xyz', 'c'), part('c', 100, 'hxyz')]
  expect(filesOf(parts)).toEqual(['a', 'b', 'c'])
  expect(filesOf(parts.map((one) => ({ ...one, needs: new Set() })))).toEqual(['ac', 'b'])
})
