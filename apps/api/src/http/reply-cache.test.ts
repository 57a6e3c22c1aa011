import { expect, test } from 'vitest'
import { DatabaseAway } from '../db/outage.ts'
import { Problem } from './problem.ts'
import { ReplyCache } from './reply-cache.ts'

const counting = (values: string[], then: Error = new DatabaseAway('a test')) => {
  let made = 0
  return { make: async () => values[made++] ?? Promise.reject(then), times: () => made }
}

test('an answer is made once and kept; many asking at once cause one making', async () => {
  const answers = new ReplyCache({ maxBytes: 1_000_000 })
  const { make, times } = counting(['one', 'two'])
  const [a, b] = await Promise.all([answers.get('k', 'things', make), answers.get('k', 'things', make)])
  const c = await answers.get('k', 'things', make)
  expect([a, b, c].map(({ plain }) => plain.toString())).toEqual(['one', 'one', 'one'])
  expect(times()).toBe(1)
})

test('dropping by name makes those answers anew and leaves the others', async () => {
  const answers = new ReplyCache({ maxBytes: 1_000_000 })
  const things = counting(['one', 'two'])
  const others = counting(['x', 'y'])
  await answers.get('k', 'things', things.make)
  await answers.get('o', 'others', others.make)
  answers.drop('things')
  expect((await answers.get('k', 'things', things.make)).plain.toString()).toBe('two')
  expect((await answers.get('o', 'others', others.make)).plain.toString()).toBe('x')
})

test('what was read before a drop does not outlive it', async () => {
  const answers = new ReplyCache({ maxBytes: 1_000_000 })
  let finish = (_: string) => {}
  const slow = answers.get(
    'k',
    'things',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve
      }),
  )
  answers.drop('things')
  // Whoever asks after the change does not join those who asked before it.
  expect((await answers.get('k', 'things', async () => 'newer')).plain.toString()).toBe('newer')
  answers.drop('things')
  finish('old')
  expect((await slow).plain.toString()).toBe('old')
  expect((await answers.get('k', 'things', async () => 'new')).plain.toString()).toBe('new')
})

test('an old answer is better than none while it cannot be made anew', async () => {
  const answers = new ReplyCache({ maxBytes: 1_000_000, freshMs: 0 })
  const { make, times } = counting(['one'])
  await answers.get('k', 'things', make)
  expect((await answers.get('k', 'things', make)).plain.toString()).toBe('one')
  expect(times()).toBe(2)
  await expect(answers.get('unknown', 'things', make)).rejects.toThrow('away')
})

test('an answer that is gone is not replaced by the old one: only an outage is bridged', async () => {
  const answers = new ReplyCache({ maxBytes: 1_000_000, freshMs: 0 })
  const { make } = counting(['one'], new Problem('not_found'))
  await answers.get('k', 'things', make)
  await expect(answers.get('k', 'things', make)).rejects.toThrow('not_found')
})

test('after a gap everything is made anew, and what cannot be is still served', async () => {
  const answers = new ReplyCache({ maxBytes: 1_000_000 })
  const things = counting(['one', 'two'])
  const others = counting(['x'])
  await answers.get('k', 'things', things.make)
  await answers.get('o', 'others', others.make)
  answers.expire()
  expect((await answers.get('k', 'things', things.make)).plain.toString()).toBe('two')
  expect((await answers.get('o', 'others', others.make)).plain.toString()).toBe('x')
  expect(others.times()).toBe(2)
})

test('the memory is bounded: what was asked for longest ago goes first', async () => {
  const answers = new ReplyCache({ maxBytes: 20_000 })
  const text = 'x'.repeat(900)
  for (let n = 0; n < 40; n++) await answers.get(`k${n}`, 'things', async () => text)
  let made = 0
  await answers.get('k0', 'things', async () => {
    made++
    return text
  })
  await answers.get('k39', 'things', async () => {
    made++
    return text
  })
  expect(made).toBe(1)
})
