import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeValue } from '../../shared/storage/stored-values.ts'
import { lastProgramme } from './last-programme.ts'

beforeEach(() => {
  const rows = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => rows.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('J-13 the programme that was seen last is found where it was seen, on either device', () => {
  expect(lastProgramme('phone')).toBeUndefined()
  storeValue('programme', 'hall 25')
  expect(lastProgramme('phone')).toBe('/schedule?exhibition_id=25')
  storeValue('programme', 'desk 21')
  expect(lastProgramme('phone')).toBe('/mobileConsult?exhibition_id=21&panel=rcap')
  expect(lastProgramme('desktop')).toBe('/area/consult/rcap?exhibition_id=21')
})

test('T14 what was written by hand leads nowhere', () => {
  for (const text of ['', 'desk', 'desk -1', 'constructor 21', 'desk 21?x=//evil.example']) {
    storeValue('programme', text)
    expect(lastProgramme('desktop')).toBeUndefined()
  }
})
