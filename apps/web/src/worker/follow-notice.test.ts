import { expect, test } from 'vitest'
import { followNotice } from './follow-notice.ts'

const origin = 'https://fair.example'

/** What is done with the windows that are open. */
async function follow(address: unknown, urls: string[], isForeign = false) {
  const done: string[] = []
  const windows = urls.map((url) => ({
    url: origin + url,
    focus: async () => done.push(`focus ${url}`),
    navigate: async (to: string) => {
      if (isForeign) throw new TypeError('not ours')
      done.push(`navigate ${url} to ${to}`)
    },
  }))
  const notification = { data: { address }, close: () => void done.push('close') }
  await followNotice(
    { notification, waitUntil: () => {} },
    { matchAll: async () => windows, openWindow: async (to) => done.push(`open ${to}`) },
    origin,
  )
  return done
}

test('R-02 a notice that is pressed leads to its conversation in the window that is open', async () => {
  const there = '/area/ztDetail/chat?company_id=1001&exhibition_id=21'
  expect(await follow(there, ['/desk/inbox', '/exhibition'])).toEqual([
    'close',
    'focus /exhibition',
    `navigate /exhibition to ${origin}${there}`,
  ])
})

test('N-03 a notice of the desk goes to the desk, and opens a window where there is none of it', async () => {
  expect(await follow('/desk/inbox/7', ['/exhibition', '/desk/cards'])).toContain('focus /desk/cards')
  expect(await follow('/desk/inbox/7', ['/exhibition', '/desks'])).toEqual([
    'close',
    `open ${origin}/desk/inbox/7`,
  ])
})

test('R-02 a window that cannot be led is left as it is', async () => {
  expect(await follow('/home', ['/exhibition'], true)).toEqual([
    'close',
    'focus /exhibition',
    `open ${origin}/home`,
  ])
})

test.each([['https://elsewhere.example/'], ['javascript:alert(1)'], [7], [undefined]])(
  'T26 %s is no place of ours: it leads home',
  async (address) => {
    expect(await follow(address, [])).toEqual(['close', `open ${origin}/`])
  },
)
