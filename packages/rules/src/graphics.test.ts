import { expect, test } from 'vitest'
import { type CanvasLike, describeGraphics, isWeak } from './graphics.ts'

const strong = { renderer: 'ANGLE (NVIDIA GeForce RTX 3060)', cores: 12 }

test.each([
  ['a strong desktop', strong, false],
  ['three cores', { ...strong, cores: 3 }, false],
  ['two cores', { ...strong, cores: 2 }, true],
  ['SwiftShader', { ...strong, renderer: 'ANGLE (Google, Vulkan 1.3 (SwiftShader Device))' }, true],
  ['llvmpipe', { ...strong, renderer: 'Mesa llvmpipe (LLVM 15)' }, true],
  ['softpipe', { ...strong, renderer: 'Gallium 0.4 on softpipe' }, true],
  ['Apple’s software', { ...strong, renderer: 'Apple Software Renderer' }, true],
  ['Windows without a driver', { ...strong, renderer: 'Microsoft Basic Render Driver' }, true],
  ['graphics that will not say', { ...strong, renderer: '' }, false],
])('Q-01 Q-04 whether a machine draws only with effort: %s', (_, graphics, expected) => {
  expect(isWeak(graphics)).toBe(expected)
})

/** Names by the number of what is asked, as WebGL gives them. */
function canvas(names: Record<number, string | null>, extensions: readonly string[]) {
  let lost = 0
  const known = {
    WEBGL_debug_renderer_info: { UNMASKED_RENDERER_WEBGL: 37446 },
    WEBGL_lose_context: { loseContext: () => void lost++ },
  }
  const asked = {
    getContext: () => ({
      RENDERER: 7937,
      getParameter: (name: number) => names[name],
      getExtension: (name: keyof typeof known) => (extensions.includes(name) ? known[name] : null),
    }),
  } as CanvasLike
  return { asked, lost: () => lost }
}

test('Q-04 graphics are asked for their real name, and the context is given back', () => {
  const both = ['WEBGL_debug_renderer_info', 'WEBGL_lose_context']
  const { asked, lost } = canvas({ 7937: 'WebKit WebGL', 37446: 'llvmpipe' }, both)
  expect(describeGraphics(asked)).toBe('llvmpipe')
  expect(lost()).toBe(1)
})

test('Q-04 graphics that hide their name, or have none, are no fault; without WebGL there is nothing to name', () => {
  expect(describeGraphics(canvas({ 7937: 'Mozilla' }, []).asked)).toBe('Mozilla')
  expect(describeGraphics(canvas({ 7937: null }, []).asked)).toBe('')
  expect(describeGraphics({ getContext: () => null })).toBeUndefined()
})
