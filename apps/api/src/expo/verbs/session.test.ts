import type { Session } from '@tradefloor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { programmeSession } from '../../schema/index.ts'
import { anExhibition, aProgrammeSession } from '../../testing/builders.ts'
import { runTool } from '../../testing/run-tool.ts'
import { soon } from '../../testing/soon.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

const live = 'https://live.example.com/hall-1.m3u8'
const replay = 'https://media.example.com/talk.mp4'
const allowed = { STREAM_ORIGINS: 'https://live.example.com,https://media.example.com' }
let fair: TestApp
let exhibitionId: number
let id: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: allowed })
  exhibitionId = (await anExhibition(fair)).id
})
afterAll(() => fair.close())
beforeEach(async () => {
  await fair.database.db.delete(programmeSession)
  // Begins in an hour.
  const startsAt = new Date(new Date(testNow).getTime() + 3_600_000)
  id = await aProgrammeSession(fair, {
    in: exhibitionId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  })
})

const tool = (...words: string[]) => runTool(fair, ['session', ...words], allowed)

/** As visitors see it. */
async function seen(): Promise<Session> {
  const path = '/api/exhibition/v1/web/schedule'
  const { list } = (await fair.call({ path, query: { exhibition_id: exhibitionId } })).json()
  return list[0].data[0].data[0]
}
const soonSeen = (expected: Partial<Session>) =>
  soon(async () => expect(await seen()).toMatchObject(expected))

describe('the state of a session', () => {
  test('K-23 L-01 what the organiser says shows to visitors at once, with the addresses that go with it', async () => {
    expect(await seen()).toMatchObject({ live_status: 1, live_url: '', play_back: '' })
    const said = await tool(String(id), '--status', 'live', '--live', live)
    expect([said.code, said.stdout]).toEqual([0, expect.stringMatching(/status +live \(said by hand\)/)])
    await soonSeen({ live_status: 2, live_url: live })
    await tool(String(id), '--status', 'over', '--playback', replay)
    await soonSeen({ live_status: 3, live_url: '', play_back: replay })
    await tool(String(id), '--status', 'upcoming')
    await soonSeen({ live_status: 1, live_url: '', play_back: '' })
    await tool(String(id), '--status', 'auto')
    await soonSeen({ live_status: 1 })
    expect((await tool(String(id), '--json')).json()).toMatchObject({
      by_hand: false,
      live,
      playback: replay,
    })
  })

  test('L-01 K-23 without a word of the organiser the clock goes on; an address is taken away by name', async () => {
    await tool(String(id), '--status', 'live', '--live', live, '--playback', replay)
    await tool(String(id), '--status', 'auto', '--clear', 'live')
    expect((await tool(String(id), '--json')).json()).toMatchObject({
      status: 'upcoming',
      by_hand: false,
      live: '',
      playback: replay,
    })
    await tool(String(id), '--clear', 'playback')
    expect((await tool(String(id), '--json')).json()).toMatchObject({ playback: '' })
  })

  test('L-01 a stream that comes with the software is named, and shown live and as a recording', async () => {
    await tool(String(id), '--status', 'live', '--live', 'loop:live-big', '--playback', 'loop:live-small')
    await soonSeen({ live_status: 2, live_url: '/live/live-big/master.m3u8' })
    await tool(String(id), '--status', 'over')
    await soonSeen({ live_status: 3, play_back: '/live/live-small/replay.m3u8' })
  })

  test('L-01 a session that is called off says so and plays nothing; taken back it is as it was', async () => {
    await tool(String(id), '--status', 'live', '--live', live)
    const { stdout } = await tool(String(id), '--status', 'cancelled')
    expect(stdout).toMatch(/status +cancelled \(said by hand\)/)
    await soonSeen({ live_status: 1, cancelled: 1, live_url: '' })
    expect((await tool(String(id), '--json')).json()).toMatchObject({ status: 'cancelled', by_hand: true })
    await tool(String(id), '--status', 'live')
    await soonSeen({ live_status: 2, cancelled: 0, live_url: live })
  })

  test('T29 an address that no page will play is written, and told of with what to set, in both languages', async () => {
    const elsewhere = 'https://other.example/hall.m3u8'
    const said = await runTool(
      fair,
      ['session', String(id), '--status', 'live', '--live', elsewhere],
      allowed,
    )
    expect([said.code, said.stderr]).toEqual([0, expect.stringContaining('https://other.example')])
    expect(said.stderr).toContain(`STREAM_ORIGINS=${allowed.STREAM_ORIGINS},https://other.example`)
    await soonSeen({ live_status: 2, live_url: '', media_type: '' })
    const zh = await runTool(fair, ['session', String(id), '--live', elsewhere, '--lang', 'zh'], allowed)
    expect(zh.stderr).toMatch(/未被允许.*\n.*请设置 STREAM_ORIGINS=/)
  })

  test('L-01 shown without options it tells title, hall, times on the fair’s clock and addresses, and changes nothing', async () => {
    await fair.database.db.update(programmeSession).set({ liveUrl: '/files/clip-port-dawn' })
    const { code, stdout } = await tool(String(id))
    expect(code).toBe(0)
    for (const part of [
      `Talk ${id}`,
      'big hall',
      '2026-11-15 13:00 – 2026-11-15 14:00',
      'upcoming',
      '/files/clip-port-dawn',
    ])
      expect(stdout).toContain(part)
    expect((await tool(String(id), '--lang', 'zh')).stdout).toMatch(/会议厅 +大会议厅/)
    const [row] = await fair.database.db.select().from(programmeSession)
    expect(row).toMatchObject({ statusOverride: null, liveUrl: '/files/clip-port-dawn' })
  })
})

describe('what is refused', () => {
  test('K-23 a session that nobody knows: today’s are named, and nothing is changed', async () => {
    const { code, stdout, stderr } = await tool('999999', '--status', 'live')
    expect([code, stdout]).toEqual([3, ''])
    expect(stderr).toMatch(new RegExp(`no session 999999.*\\n +${id} +13:00–14:00 +Talk ${id}`))
    expect(await seen()).toMatchObject({ live_status: 1 })
    fair.clock.set('2026-12-24T12:00:00+08:00')
    expect((await tool('999999')).stderr).toContain('none today')
    fair.clock.set(testNow)
  })

  test.each([
    ['an id that is none', ['abc']],
    ['no id', []],
    ['a status that is none', ['1', '--status', 'maybe']],
    ['a status of the language itself', ['1', '--status', 'toString']],
    ['an address that runs', ['1', '--live', 'javascript:alert(1)']],
    ['a stream that does not come with the software', ['1', '--live', 'loop:none']],
    ['an address of another kind', ['1', '--live', 'rtmp://live.example.com/x']],
    ['no address', ['1', '--playback', 'talk.mp4']],
    ['nothing to clear', ['1', '--clear', 'all']],
    ['set and cleared', ['1', '--live', live, '--clear', 'live']],
  ])('T29 T31 %s is refused with a sentence', async (_, words) => {
    const given = words.map((word) => (word === '1' ? String(id) : word))
    const { code, stdout, stderr } = await tool(...given)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr.trim()).toMatch(/^\S.{10,}$/)
    const [row] = await fair.database.db.select().from(programmeSession)
    expect(row).toMatchObject({ statusOverride: null, liveUrl: '', playBack: '' })
  })
})
