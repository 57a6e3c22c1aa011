import { describe, expect, test } from 'vitest'
import { exhibitorOpens } from './exhibitor-click.ts'
import { resolveProfile } from './resolve-profile.ts'

describe('G-03 what a tap on an exhibitor opens', () => {
  const outside = resolveProfile({ exhibitorClick: 'external' })
  const address = 'https://booth.example.com/9'

  test('G-03 the booth, whatever address the exhibitor has', () => {
    expect(exhibitorOpens(resolveProfile(null), address)).toEqual({ kind: 'booth' })
  })

  test('G-03 the exhibitor’s own address where the exhibition says so', () => {
    expect(exhibitorOpens(outside, address)).toEqual({ kind: 'external', address })
  })

  test.each([null, undefined, '', 'javascript:alert(1)', 'booth.example.com'])(
    'G-03 with %s for an address the booth opens after all',
    (ownAddress) => {
      expect(exhibitorOpens(outside, ownAddress)).toEqual({ kind: 'booth' })
    },
  )
})
