import { expect, test } from 'vitest'
import { type Seen, seenIn, withSeen } from './recent-store.ts'

const booth = (companyId: number): Seen => ({
  kind: 'booth',
  exhibitionId: 21,
  companyId,
  name: { zh: `展商 ${companyId}`, en: `Exhibitor ${companyId}` },
  picture: '',
})

test('S-04 what was looked at stands newest first, each once, and no more than twelve', () => {
  const all = Array.from({ length: 14 }, (_, index) => index + 1)
  const list = all.reduce<Seen[]>((seen, id) => withSeen(seen, booth(id)), [])
  expect(list.map(({ companyId }) => companyId)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(withSeen(list, booth(9)).map(({ companyId }) => companyId)).toEqual([
    9, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4, 3,
  ])
})

test.each([undefined, null, '', {}, [1, null, { kind: 'booth' }]])(
  'S-04 a storage that holds %j holds nothing that was seen',
  (stored) => {
    expect(seenIn(stored)).toEqual([])
  },
)

test('S-04 what was kept is read again as it was', () => {
  expect(seenIn(JSON.parse(JSON.stringify([booth(1)])))).toEqual([booth(1)])
})
