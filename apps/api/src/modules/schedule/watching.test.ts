import type { LiveSession } from '@tradefloor/contract'
import { WatchingReply } from '@tradefloor/contract/schemas'
import { eq } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newGuestId } from '../../http/guest-id.ts'
import { sessionViewers } from '../../schema/index.ts'
import { anExhibition, aProgrammeSession } from '../../testing/builders.ts'
import { everything } from '../../testing/owned-rows.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { Audience } from './audience.ts'
import { sweepAudience } from './watching-service.ts'

let fair: TestApp
let id: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(sessionViewers)
  const exhibition = await anExhibition(fair)
  id = await aProgrammeSession(fair, { in: exhibition.id })
})

const names = new Map<number, string>()
/** A page that came back with the name it was given. */
function page(number: number): string {
  const name = names.get(number) ?? newGuestId(fair.secrets)
  names.set(number, name)
  return name
}
const here = '198.51.100.7'
async function watch(viewer: string | undefined, sessionId = id, headers = {}) {
  const response = await fair.call({
    method: 'POST',
    path: '/api/exhibition/v1/web/schedule/watching',
    body: JSON.stringify({ session_id: sessionId, viewer }),
    headers,
  })
  if (response.statusCode === 200) expect(Value.Errors(WatchingReply, response.json())).toEqual([])
  return response
}
const viewers = async (viewer: string | undefined, sessionId = id) =>
  (await watch(viewer, sessionId)).json().data.viewers
/** What nodes have told of this session; those of other tests go on telling of theirs. */
const told = () => fair.database.db.select().from(sessionViewers).where(eq(sessionViewers.sessionId, id))
const pass = (seconds: number) =>
  fair.clock.set(new Date(fair.clock.now().getTime() + seconds * 1000).toISOString())

describe('how many pages show a session', () => {
  test('K-23 each page counts once, however often it says so, and not in another session', async () => {
    expect(await viewers(page(1))).toBe(1)
    expect(await viewers(page(2))).toBe(2)
    expect(await viewers(page(1))).toBe(2)
    const other = await aProgrammeSession(fair, { in: (await anExhibition(fair)).id })
    expect(await viewers(page(1), other)).toBe(1)
  })

  test('K-23 a page that is silent for longer than two rounds and a half does not count; one that goes on does', async () => {
    await watch(page(1))
    pass(30)
    expect(await viewers(page(2))).toBe(2)
    pass(44)
    expect(await viewers(page(2))).toBe(2)
    pass(1)
    expect(await viewers(page(2))).toBe(1)
  })

  test('K-23 the answer says when to speak again; what is not live is not watched', async () => {
    const { data } = (await watch(page(1))).json()
    expect(data).toEqual({ session_id: id, viewer: page(1), viewers: 1, again_seconds: 30 })
    const { id: exhibitionId } = await anExhibition(fair)
    const later = await aProgrammeSession(fair, {
      in: exhibitionId,
      startsAt: new Date('2026-11-15T13:00:00+08:00'),
      endsAt: new Date('2026-11-15T14:00:00+08:00'),
    })
    expect(await viewers(page(1), later)).toBe(0)
    const off = await aProgrammeSession(fair, { in: exhibitionId, statusOverride: 4 })
    expect(await viewers(page(1), off)).toBe(0)
  })

  test('K-23 the list of what is live tells it too', async () => {
    await watch(page(1))
    await watch(page(2))
    fair.answers.drop('schedule')
    const { list } = (await fair.call({ path: '/api/exhibition/v1/live-schedule' })).json() as {
      list: LiveSession[]
    }
    expect(list.find((one) => one.id === id)?.viewers).toBe(2)
  })

  test('K-23 nodes tell each other a number for each session, and a node that fell silent is not counted', async () => {
    const [one, other] = [new Audience(fair), new Audience(fair)]
    for (const number of [1, 2, 3]) one.note(id, page(number), here)
    other.note(id, page(4), here)
    await one.tell()
    await other.tell()
    expect((await other.count())(id)).toBe(4)
    expect(await told()).toHaveLength(2)
    await one.leave()
    pass(6)
    expect((await other.count())(id)).toBe(1)
    // It comes back with the next word of any of its pages.
    one.note(id, page(1), here)
    await one.tell()
    pass(6)
    expect((await other.count())(id)).toBe(4)
    pass(76)
    expect((await other.count())(id)).toBe(0)
    await sweepAudience(fair)
    expect(await told()).toHaveLength(2)
    pass(3600)
    await sweepAudience(fair)
    expect(await told()).toEqual([])
  })

  test('K-23 a session that was taken out meanwhile keeps no other from being counted', async () => {
    const audience = new Audience(fair)
    audience.note(id, page(1), here)
    audience.note(2_000_000_000, page(1), here)
    await audience.tell()
    expect(await told()).toMatchObject([{ sessionId: id, viewers: 1 }])
  })

  test('K-23 T41 a node that is full empties by itself when its pages fall silent, and counts again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const audience = new Audience(fair)
    const other = await aProgrammeSession(fair, { in: (await anExhibition(fair)).id })
    for (let number = 0; number < 100_000; number++)
      audience.note(id, `page ${number}`, `198.51.${number % 250}.1`)
    vi.advanceTimersByTime(5000)
    await soon(async () => expect(await told()).toMatchObject([{ viewers: 100_000 }]))
    pass(76)
    audience.note(other, page(1), here)
    expect((await audience.count())(other)).toBe(0)
    vi.advanceTimersByTime(5000)
    await soon(async () => expect(await told()).toMatchObject([{ viewers: 0 }]))
    audience.note(other, page(1), here)
    expect((await audience.count())(other)).toBe(1)
    await audience.leave()
  })

  test('K-23 a page that speaks while the others are told is not lost', async () => {
    const audience = new Audience(fair)
    audience.note(id, page(1), here)
    pass(76)
    const telling = audience.tell()
    audience.note(id, page(2), here)
    await telling
    expect((await audience.count())(id)).toBe(1)
    await audience.leave()
  })

  test('K-23 nothing about a page is stored but that it counts', async () => {
    const audience = new Audience(fair)
    audience.note(id, 'a-viewer-to-look-for', here)
    await audience.tell()
    expect(await everything(fair)).not.toContain('a-viewer-to-look-for')
  })
})

describe('what is refused', () => {
  test('K-23 a session that nobody knows', async () => {
    const response = await watch(page(1), 2_000_000_000)
    expect([response.statusCode, response.json().errCode]).toEqual([404, 10030])
  })

  test('M-10 K-23 a name that is longer than any of ours', async () => {
    const response = await watch('x'.repeat(101))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ res: 0, fields: [{ field: 'viewer' }] })
  })
})

describe('pages that do not count', () => {
  test.each([undefined, '', 'a-page-of-a-visitor', `${'x'.repeat(22)}.${'y'.repeat(22)}`, '<script>'])(
    'S-22 a page that calls itself %j is given a name, and counts when it comes back with it',
    async (viewer) => {
      const { data } = (await watch(viewer)).json()
      expect(data).toMatchObject({ viewer: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}$/), viewers: 0 })
      expect(await viewers(data.viewer)).toBe(1)
    },
  )

  test('S-22 one address makes no more than 500 viewers, those of others still count', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const hostile = from('203.0.113.9')
    for (let number = 0; number < 520; number++) await watch(newGuestId(fair.secrets), id, hostile)
    expect(await viewers(page(1))).toBe(501)
    const other = await aProgrammeSession(fair, { in: (await anExhibition(fair)).id })
    expect((await watch(newGuestId(fair.secrets), other, hostile)).json().data.viewers).toBe(0)
    pass(76)
    expect(await viewers(page(1))).toBe(1)
    expect((await watch(newGuestId(fair.secrets), id, hostile)).json().data.viewers).toBe(2)
  })

  test('S-22 an address that speaks more often than its pages have reason to is told to wait, and others are not', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.10' }
    const statuses = new Map<number, number>()
    for (let count = 0; count < 2010; count++) {
      const { statusCode } = await watch(page(1), id, headers)
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 2000, 429: 10 })
    expect((await watch(page(1))).statusCode).toBe(200)
  })
})
