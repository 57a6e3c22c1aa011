import { expect, test } from 'vitest'
import { isSceneBuilt, sceneOrigin, startAddress } from './scene-address.ts'

test('Q-02 a built-in scene speaks from the page’s origin, an outside one from its own', () => {
  expect(sceneOrigin('/scene/island?t=1', 'https://fair.example/exhibition')).toBe('https://fair.example')
  expect(sceneOrigin('https://scenes.example/a/b?t=1', 'https://fair.example/')).toBe(
    'https://scenes.example',
  )
})

test('Q-01 an outside scene is framed, a scene that we do not have is not', () => {
  expect(isSceneBuilt('https://scenes.example/33')).toBe(true)
  expect(isSceneBuilt('/scene/nowhere?look=33')).toBe(false)
  expect(isSceneBuilt('javascript:alert(1)')).toBe(false)
})

test('A-06 a built-in scene starts in the visitor’s language, and on a phone in the phone’s shape', () => {
  expect(startAddress('/scene/island', 'en', 'desktop')).toBe('/scene/island?lang=en')
  expect(startAddress('/scene/island?look=port&t=1', 'zh', 'phone')).toBe(
    '/scene/island?look=port&t=1&lang=zh&device=phone',
  )
  expect(startAddress('https://scenes.example/33?t=1', 'en', 'phone')).toBe('https://scenes.example/33?t=1')
})
