import { describe, expect, it } from 'vitest'
import { chooseQuality, probe, qualityAfterProbe, qualitySettings } from './quality.ts'

const desktop = { renderer: 'ANGLE (NVIDIA GeForce RTX 3060)', cores: 12, phone: false }

describe('Q-04 the quality switch', () => {
  it.each([
    ['a strong desktop', undefined, desktop, 'high'],
    ['a small desktop', undefined, { ...desktop, cores: 4 }, 'medium'],
    ['a phone', undefined, { renderer: 'Adreno (TM) 740', cores: 8, phone: true }, 'medium'],
    ['two cores', undefined, { ...desktop, cores: 2 }, 'low'],
    [
      'SwiftShader',
      undefined,
      { ...desktop, renderer: 'ANGLE (Google, Vulkan 1.3 (SwiftShader Device))' },
      'low',
    ],
    ['a wish for low on a strong machine', 'low', desktop, 'low'],
    ['a wish for high on software', 'high', { ...desktop, renderer: 'SwiftShader', cores: 2 }, 'high'],
    ['a wish that means nothing', 'ultra', desktop, 'high'],
    ['graphics that will not say', undefined, { ...desktop, renderer: '' }, 'high'],
  ] as const)('Q-04 %s', (_name, wish, machine, expected) => {
    expect(chooseQuality(wish, machine)).toBe(expected)
  })

  const frames = (ms: number) => Array.from({ length: probe.frames }, () => ms)

  it.each([
    ['quick frames keep high', 'high', frames(16), 'high'],
    ['slow frames go one step down', 'high', frames(40), 'medium'],
    ['slow frames on medium go to low', 'medium', frames(40), 'low'],
    ['hopeless frames go straight to low', 'high', frames(200), 'low'],
    ['low stays low', 'low', frames(300), 'low'],
    ['one hiccup does not count', 'high', [...frames(16), 900], 'high'],
    ['nothing measured changes nothing', 'medium', [], 'medium'],
  ] as const)('Q-04 after the probe: %s', (_name, now, times, expected) => {
    expect(qualityAfterProbe(now, times)).toBe(expected)
  })

  it('Q-04 low draws no shadow map, no antialiasing and no frames without need', () => {
    expect(qualitySettings.low).toEqual({ antialias: false, shadow: 0, pixels: 0.8, continuous: false })
    for (const settings of Object.values(qualitySettings)) expect(settings.pixels).toBeLessThanOrEqual(2)
  })
})
