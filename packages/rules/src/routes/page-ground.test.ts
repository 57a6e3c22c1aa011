import { expect, test } from 'vitest'
import { isBrightPage } from './page-ground.ts'

test.each([
  ['/mobileExhibition', 'phone', false],
  ['/mobilezhanquDetaile', 'phone', false],
  ['/mobilecomponent', 'phone', false],
  ['/mobileExhibitors', 'phone', true],
  ['/MobileExhibitors/', 'phone', true],
  ['/mobileAboutProductDetail', 'phone', true],
  ['/mobileLogin', 'phone', true],
  ['/myCard', 'phone', true],
  ['/privacy', 'phone', true],
  ['/privacy', 'desktop', true],
  ['/exhibition', 'desktop', false],
  ['/login', 'desktop', false],
  ['/area/ztDetail/detail', 'desktop', false],
  ['/nowhere', 'phone', false],
] as const)('S-106 the ground of %s on a %s is bright: %s', (path, device, isBright) => {
  expect(isBrightPage(path, device)).toBe(isBright)
})

test.each([
  ['/mobileExhibitors', true],
  ['/privacy', true],
  ['/forget', false],
  ['/exhibition', false],
  ['/nowhere', false],
])('S-106 the ground of %s on whatever device is bright: %s', (path, isBright) => {
  expect(isBrightPage(path)).toBe(isBright)
})
