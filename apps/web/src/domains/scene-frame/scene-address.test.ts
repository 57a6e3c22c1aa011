import { expect, test } from 'vitest'
import { isSceneAllowed, isSceneBuilt, sceneOrigin, startAddress } from './scene-address.ts'

const page = 'https://fair.example/exhibition'

test('Q-02 a built-in scene speaks from the page’s origin, an outside one from its own', () => {
  expect(sceneOrigin('/scene/island?t=1', page)).toBe('https://fair.example')
  expect(sceneOrigin('https://scenes.example/a/b?t=1', page)).toBe('https://scenes.example')
})

test('Q-01 an outside scene is framed, a scene that we do not have is not', () => {
  expect(isSceneBuilt('https://scenes.example/33')).toBe(true)
  for (const own of ['island', 'hall', 'desk', 'booth', 'conference'])
    expect(isSceneBuilt(`/scene/${own}?exhibition_id=21`)).toBe(true)
  expect(isSceneBuilt('/scene/nowhere?look=33')).toBe(false)
  expect(isSceneBuilt('javascript:alert(1)')).toBe(false)
})

test('Q-01 T34 an outside scene is framed only from an origin that the operator named', () => {
  const origins = ['https://scenes.example', 'https://pano.example:8443']
  expect(isSceneAllowed('/scene/hall?exhibition_id=1', page, [])).toBe(true)
  expect(isSceneAllowed('https://scenes.example/33', page, origins)).toBe(true)
  expect(isSceneAllowed('https://pano.example:8443/33', page, origins)).toBe(true)
  for (const address of [
    'https://pano.example/33',
    'https://scenes.example.evil.example/33',
    'https://evil.example/https://scenes.example/33',
    'https://scenes.example@evil.example/33',
    '//scenes.example/33',
    'javascript:alert(1)//https://scenes.example',
    'data:text/html,x',
    'https://fair.example/exhibition',
    '/scene/../files/9',
  ])
    expect(isSceneAllowed(address, page, address.startsWith('//') ? [] : origins)).toBe(false)
})

test('A-06 a built-in scene starts in the visitor’s language, view and shape of device', () => {
  const start = { language: 'en', device: 'desktop', view: 'picture' } as const
  expect(startAddress('/scene/island', start)).toBe('/scene/island?lang=en')
  expect(startAddress('/scene/island?look=port&t=1', { language: 'zh', device: 'phone', view: 'list' })).toBe(
    '/scene/island?look=port&t=1&lang=zh&device=phone&list=1',
  )
  expect(startAddress('/scene/island', { ...start, clear: true })).toBe('/scene/island?lang=en&clear=1')
  expect(startAddress('https://scenes.example/33?t=1', { ...start, view: 'list' })).toBe(
    'https://scenes.example/33?t=1',
  )
})
