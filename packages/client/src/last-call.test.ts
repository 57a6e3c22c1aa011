import { expect, test } from 'vitest'
import { letOneBeLast } from './last-call.ts'
import type { SessionState } from './session.ts'

/** Somebody signed in, whose session ends when told. */
function somebody() {
  let state: SessionState = 'signed-in'
  const listeners = new Set<(next: SessionState) => void>()
  return {
    state: () => state,
    subscribe(listen: (next: SessionState) => void) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    end() {
      state = 'guest'
      for (const listen of listeners) listen(state)
    },
  }
}

/** An answer that comes when told. */
function answer() {
  let come = () => {}
  let fail = () => {}
  const coming = new Promise<string>((resolve, reject) => {
    come = () => resolve('answered')
    fail = () => reject(new Error('refused'))
  })
  return { coming, come, fail }
}

const aMoment = () => new Promise((done) => setTimeout(done, 5))

test('N-02 the last call waits for those under way, and those that begin after it are not asked at all', async () => {
  const session = somebody()
  const { during, last } = letOneBeLast(session)
  const asked: string[] = []
  const first = answer()
  const early = during(() => first.coming)
  await aMoment()
  const leaving = last(async () => void asked.push('last'))
  const late = during(async () => void asked.push('late'))
  await aMoment()
  expect(asked).toEqual([])
  first.come()
  expect(await early).toBe('answered')
  await leaving
  await aMoment()
  expect(asked).toEqual(['last'])
  session.end()
  await expect(late).rejects.toMatchObject({ kind: 'aborted' })
  await during(async () => void asked.push('as a guest'))
  expect(asked).toEqual(['last', 'as a guest'])
})

test('N-02 whoever cannot leave goes on as before, with what waited', async () => {
  const { during, last } = letOneBeLast(somebody())
  const refusal = answer()
  const leaving = last(() => refusal.coming)
  const late = during(async () => 'answered')
  refusal.fail()
  await expect(leaving).rejects.toThrow('refused')
  expect(await late).toBe('answered')
})
