import type { Guest, LiveSession, ScheduleGroup, Session } from '@tradefloor/contract'
import { GuestsReply, LiveScheduleReply, ScheduleReply } from '@tradefloor/contract/schemas'
import Value from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { favourite, programmeSession } from '../../schema/index.ts'
import {
  aDocument,
  aFile,
  aGuest,
  anAppearance,
  anExhibition,
  aProgrammeSession,
  aVisitor,
} from '../../testing/builders.ts'
import { countQueries } from '../../testing/count-queries.ts'
import type { Request } from '../../testing/signed-request.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { changeSession } from './session-control.ts'

const path = '/api/exhibition/v1/web/schedule'
let fair: TestApp
let id: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { STREAM_ORIGINS: 'https://live.example' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  ;({ id } = await anExhibition(fair))
})

const at = (time: string, day = '2026-11-15') => new Date(`${day}T${time}:00+08:00`)
const between = (starts: string, ends: string, day?: string) => ({
  startsAt: at(starts, day),
  endsAt: at(ends, day),
})

async function ask(request: Request): Promise<ScheduleGroup[]> {
  const response = await fair.call(request)
  expect(response.statusCode).toBe(200)
  const body = response.json()
  expect(Value.Errors(ScheduleReply, body)).toEqual([])
  expect(body.count).toBe(body.list.length)
  return body.list
}
const programme = (query: Record<string, number> = {}) =>
  ask({ path, query: { exhibition_id: id, ...query } })
const sessionsIn = (groups: ScheduleGroup[]): Session[] =>
  groups.flatMap(({ data }) => data.flatMap((slot) => slot.data))
const session = async (sessionId: number) => sessionsIn(await programme()).find((one) => one.id === sessionId)

describe('the programme of an exhibition', () => {
  test('K-23 F-08 is grouped by theme and day of the fair, then by time, all in time order', async () => {
    const food = { themeZh: '海鲜', themeEn: 'Seafood' }
    const ships = { themeZh: '船舶', themeEn: 'Ships' }
    const late = await aProgrammeSession(fair, { in: id, ...food, ...between('14:00', '15:00') })
    const first = await aProgrammeSession(fair, { in: id, ...food, ...between('09:00', '09:45') })
    const beside = await aProgrammeSession(fair, {
      in: id,
      ...food,
      ...between('09:00', '09:45'),
      hallId: 2,
    })
    const other = await aProgrammeSession(fair, { in: id, ...ships, ...between('10:00', '11:00') })
    const tomorrow = await aProgrammeSession(fair, {
      in: id,
      ...food,
      ...between('09:00', '09:45', '2026-11-16'),
    })
    const groups = await programme()
    expect(
      groups.map(({ theme, theme_en, date, data }) => [
        theme,
        theme_en,
        date,
        data.map((slot) => [slot.time, slot.data.map((one) => one.id)]),
      ]),
    ).toEqual([
      [
        '海鲜',
        'Seafood',
        '2026-11-15',
        [
          ['09:00-09:45', [first, beside]],
          ['14:00-15:00', [late]],
        ],
      ],
      ['船舶', 'Ships', '2026-11-15', [['10:00-11:00', [other]]]],
      ['海鲜', 'Seafood', '2026-11-16', [['09:00-09:45', [tomorrow]]]],
    ])
  })

  test('K-23 a session shortly after midnight at the fair belongs to the new day, though it is the old one in UTC', async () => {
    const early = await aProgrammeSession(fair, { in: id, ...between('00:10', '00:50', '2026-11-16') })
    const [group] = await programme()
    expect(group).toMatchObject({ date: '2026-11-16', data: [{ time: '00:10-00:50' }] })
    expect(await session(early)).toMatchObject({
      starts_at: '2026-11-16T00:10:00+08:00',
      ends_at: '2026-11-16T00:50:00+08:00',
    })
  })

  test('K-23 K-24 hall_id 1 is the big hall, 2 the small one, 3 and none are both', async () => {
    const big = await aProgrammeSession(fair, { in: id, ...between('09:00', '10:00') })
    const small = await aProgrammeSession(fair, { in: id, hallId: 2, ...between('11:00', '12:00') })
    const ids = async (query = {}) => sessionsIn(await programme(query)).map((one) => one.id)
    expect(await ids({ hall_id: 1 })).toEqual([big])
    expect(await ids({ hall_id: 2 })).toEqual([small])
    expect(await ids({ hall_id: 3 })).toEqual([big, small])
    expect(await ids()).toEqual([big, small])
  })

  test('K-28 a booth that has the hall’s number changes nothing: this hall_id is a hall of the programme', async () => {
    const only = await aProgrammeSession(fair, { in: id, hallId: 2 })
    const [found] = sessionsIn(await programme({ hall_id: 2 }))
    expect(found).toMatchObject({ id: only, hall_id: 2 })
    const booth = await fair.call({ path, query: { exhibition_id: id, hall_id: 300_001 } })
    expect(booth.json()).toMatchObject({ res: 0, fields: [{ field: 'hall_id' }] })
  })

  test('K-23 K-24 without an exhibition it is the programme of 25', async () => {
    await anExhibition(fair, { id: 25 })
    const mine = await aProgrammeSession(fair, { in: 25 })
    await aProgrammeSession(fair, { in: id })
    expect(sessionsIn(await ask({ path })).map((one) => one.id)).toEqual([mine])
  })

  test('J-15 F-08 an exhibition without a programme has an empty one, and so has one that nobody knows', async () => {
    expect(await programme()).toEqual([])
    expect(await programme({ exhibition_id: 999_999 })).toEqual([])
  })

  test.each([
    ['hall_id', 0],
    ['hall_id', 4],
    ['exhibition_id', 0],
    ['hall', 1],
  ])('M-10 K-23 bad input is refused with the field’s name: %s %i', async (field, value) => {
    const response = await fair.call({ path, query: { [field]: value } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ res: 0, errCode: 10001, fields: [{ field }] })
  })
})

describe('the state of a session', () => {
  const live = 'https://live.example/one.m3u8'
  const replay = '/files/replay-1'
  const addressed = { liveUrl: live, playBack: replay }

  test('L-01 K-23 follows the clock to the moment, from answers that are kept ready', async () => {
    const one = await aProgrammeSession(fair, { in: id, ...between('12:30', '13:00'), ...addressed })
    const stateAt = async (time: string) => {
      fair.clock.set(at(time).toISOString())
      return (await session(one))?.live_status
    }
    expect(await stateAt('12:29')).toBe(1)
    expect(await stateAt('12:30')).toBe(2)
    expect(await stateAt('12:59')).toBe(2)
    expect(await stateAt('13:00')).toBe(3)
  })

  test('K-23 L-01 between two turns of the programme an answer is made once, whatever the time is', async () => {
    const day = '2026-12-01'
    const one = await aProgrammeSession(fair, { in: id, ...between('12:30', '13:00', day) })
    fair.clock.set(at('09:00', day).toISOString())
    await session(one)
    await session(one)
    fair.clock.set(at('12:29', day).toISOString())
    expect((await countQueries(() => session(one))).count).toBe(0)
    fair.clock.set(at('12:30', day).toISOString())
    const { result, count } = await countQueries(() => session(one))
    expect([result?.live_status, count]).toEqual([2, 3])
  })

  test('L-01 T29 the address of the stream is sent only while it is live, that of the replay only when it is over', async () => {
    const one = await aProgrammeSession(fair, { in: id, ...between('12:30', '13:00'), ...addressed })
    expect(await session(one)).toMatchObject({ live_status: 1, live_url: '', play_back: '' })
    fair.clock.set(at('12:45').toISOString())
    expect(await session(one)).toMatchObject({ live_status: 2, live_url: live, play_back: '' })
    fair.clock.set(at('13:10').toISOString())
    expect(await session(one)).toMatchObject({ live_status: 3, live_url: '', play_back: replay })
  })

  test.each([
    ['https://live.example/one.m3u8', 'application/vnd.apple.mpegurl'],
    ['https://LIVE.example:443/one?key=1', 'application/vnd.apple.mpegurl'],
    ['https://live.example/talk.MP4?x=1', 'video/mp4'],
    ['/files/replay-1', 'video/mp4'],
    ['/live/live-big/master.m3u8', 'application/vnd.apple.mpegurl'],
  ])(
    'L-01 T29 what is ours or of an allowed origin is sent, with how it is to be played: %s',
    async (address, type) => {
      const one = await aProgrammeSession(fair, { in: id, liveUrl: address })
      expect(await session(one)).toMatchObject({ live_status: 2, live_url: address, media_type: type })
    },
  )

  test('L-01 F-06 of a stream of ours it says the qualities, and of its recording where the captions are', async () => {
    const one = await aProgrammeSession(fair, {
      in: id,
      liveUrl: '/live/live-big/master.m3u8',
      playBack: '/live/live-big/replay.m3u8',
    })
    const qualities = [
      { width: 640, height: 360 },
      { width: 1280, height: 720 },
    ]
    expect(await session(one)).toMatchObject({ qualities, captions: [] })
    fair.clock.set(at('20:00').toISOString())
    expect(await session(one)).toMatchObject({
      play_back: '/live/live-big/replay.m3u8',
      qualities,
      captions: [
        { lang: 'zh', label: '中文', src: '/live/live-big/zh.vtt' },
        { lang: 'en', label: 'English', src: '/live/live-big/en.vtt' },
      ],
    })
  })

  test('L-01 a session that is called off is never live and plays nothing', async () => {
    const times = between('12:30', '13:00')
    const one = await aProgrammeSession(fair, { in: id, ...times, ...addressed, statusOverride: 4 })
    const seen = async (time: string) => {
      fair.clock.set(at(time).toISOString())
      return session(one)
    }
    const nothing = { cancelled: 1, live_url: '', play_back: '', media_type: '' }
    expect(await seen('12:29')).toMatchObject({ live_status: 1, ...nothing })
    expect(await seen('12:45')).toMatchObject({ live_status: 3, ...nothing })
    expect(await seen('13:10')).toMatchObject({ live_status: 3, ...nothing })
  })

  test('L-01 what the organiser says stands over the clock', async () => {
    const times = between('09:00', '10:00')
    const early = await aProgrammeSession(fair, { in: id, ...times, ...addressed, statusOverride: 1 })
    const longer = await aProgrammeSession(fair, { in: id, ...times, ...addressed, statusOverride: 2 })
    expect(await session(early)).toMatchObject({ live_status: 1, live_url: '', play_back: '' })
    expect(await session(longer)).toMatchObject({ live_status: 2, live_url: live, play_back: '' })
  })

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://live.example/1',
    '//evil.example/x.mp4',
    '/\\evil.example',
    '/files/../admin',
    '/files/a/../../admin',
    'rtmp://live.example/x',
    'https://evil.example/live.m3u8',
    'http://live.example/one.m3u8',
    'https://live.example:8443/one.m3u8',
    'https://live.example.evil.example/one.m3u8',
    'https://live.example@evil.example/one.m3u8',
    'https://someone:secret@live.example/one.m3u8',
    '/live/nothing/master.m3u8',
    '/live/live-big/../live-small/master.m3u8',
    'just words',
  ])('T29 T31 L-01 an address that no player may open is not sent: %j', async (address) => {
    const one = await aProgrammeSession(fair, { in: id, liveUrl: address, playBack: address })
    expect(await session(one)).toMatchObject({ live_status: 2, live_url: '' })
    fair.clock.set(at('20:00').toISOString())
    expect(await session(one)).toMatchObject({ live_status: 3, play_back: '' })
  })
})

describe('guests and their documents', () => {
  async function aTalk() {
    const sessionId = await aProgrammeSession(fair, { in: id })
    const image = await aFile(fair, { mime: 'image/webp' })
    const second = await aGuest(fair, id)
    const first = await aGuest(fair, id, { postZh: '教授', imageFileId: image })
    const [paper, slides] = [await aDocument(fair, id), await aDocument(fair, id)]
    await anAppearance(fair, { sessionId, guestId: second, position: 2 })
    await anAppearance(fair, { sessionId, guestId: first, position: 1, documents: [slides, paper] })
    return { sessionId, first, second, paper, slides, image }
  }

  test('K-23 F-08 stand in their order, each with their own documents for that session', async () => {
    const { sessionId, first, second, paper, slides, image } = await aTalk()
    const other = await aProgrammeSession(fair, { in: id })
    await anAppearance(fair, { sessionId: other, guestId: first })
    const talk = await session(sessionId)
    expect(talk?.guests.map((one) => one.id)).toEqual([first, second])
    expect(talk?.guests[1]?.image).toBe('')
    expect(talk?.guests[0]).toMatchObject({
      image: `/files/${image}`,
      name: `嘉宾${first}`,
      name_en: `Guest ${first}`,
      post: '教授',
      post_en: 'Researcher',
    })
    const [top] = talk?.guests ?? []
    expect(top?.docs.map((doc) => doc.com_doc_id)).toEqual([slides, paper])
    expect(top?.docs[0]).toMatchObject({ doc_name: `资料${slides}`, doc_name_en: `Paper ${slides}` })
    expect(top?.docs[0]?.doc_url).toMatch(/^\/files\/file-/)
    expect(talk?.guests[1]?.docs).toEqual([])
    expect((await session(other))?.guests).toMatchObject([{ id: first, docs: [] }])
  })

  test('K-23 F-08 a visitor finds their own marks; a guest and another visitor find none', async () => {
    const { paper, slides } = await aTalk()
    const [one, other] = [await aVisitor(fair), await aVisitor(fair)]
    const elsewhere = await anExhibition(fair)
    await fair.database.db.insert(favourite).values([
      { accountId: one.id, kind: 'com_doc', target: String(paper), exhibitionId: id, markedAt: at('09:00') },
      // The same number elsewhere and of another kind is another thing.
      {
        accountId: one.id,
        kind: 'com_doc',
        target: String(slides),
        exhibitionId: elsewhere.id,
        markedAt: at('09:00'),
      },
      {
        accountId: one.id,
        kind: 'resource',
        target: String(slides),
        exhibitionId: id,
        markedAt: at('09:00'),
      },
    ])
    const request = { path, query: { exhibition_id: id } }
    const marks = async (asked: Request) =>
      sessionsIn(await ask(asked))
        .flatMap(({ guests }) => guests.flatMap(({ docs }) => docs))
        .map((doc) => [doc.com_doc_id, doc.is_mark])
    expect(await marks(one.as(request))).toEqual([
      [slides, 0],
      [paper, 1],
    ])
    const none = [
      [slides, 0],
      [paper, 0],
    ]
    expect(await marks(request)).toEqual(none)
    expect(await marks(other.as(request))).toEqual(none)
    expect((await fair.call(one.as(request))).headers['cache-control']).toBe('no-store')
  })

  test('K-23 a signed-in visitor’s programme costs five questions, however long it is', async () => {
    for (let count = 0; count < 5; count++) await aTalk()
    const visitor = await aVisitor(fair)
    const asked = await countQueries(() => ask(visitor.as({ path, query: { exhibition_id: id } })))
    expect(asked.count).toBe(5)
  })

  test('K-23 the guests of an exhibition come in the order of their numbers with picture, name and post', async () => {
    const image = await aFile(fair, { mime: 'image/webp' })
    const last = await aGuest(fair, id, { id: 890_902 })
    const first = await aGuest(fair, id, { id: 890_901, imageFileId: image })
    await aGuest(fair, (await anExhibition(fair)).id)
    const response = await fair.call({ path: `${path}/guest`, query: { exhibition_id: id } })
    const body = response.json() as { list: Guest[] }
    expect(Value.Errors(GuestsReply, body)).toEqual([])
    expect(body.list.map((one) => one.id)).toEqual([first, last])
    expect(body.list[0]).toEqual({
      id: first,
      image: `/files/${image}`,
      name: `嘉宾${first}`,
      name_en: `Guest ${first}`,
      post: '研究员',
      post_en: 'Researcher',
    })
    expect(body.list[1]?.image).toBe('')
  })
})

describe('what is on in all exhibitions', () => {
  async function ahead(): Promise<LiveSession[]> {
    const response = await fair.call({ path: '/api/exhibition/v1/live-schedule' })
    expect(response.statusCode).toBe(200)
    const body = response.json()
    expect(Value.Errors(LiveScheduleReply, body)).toEqual([])
    return body.list
  }
  beforeEach(async () => {
    await fair.database.db.delete(programmeSession)
    fair.answers.drop('schedule')
  })

  test('K-23 what is live comes first, then what starts within a day, with the exhibition’s id and names', async () => {
    const other = await anExhibition(fair)
    const soon = await aProgrammeSession(fair, { in: id, ...between('13:00', '14:00') })
    const now = await aProgrammeSession(fair, { in: other.id, ...between('11:30', '12:30') })
    const said = await aProgrammeSession(fair, {
      in: id,
      ...between('16:00', '17:00'),
      statusOverride: 2,
      liveUrl: 'https://live.example/a.m3u8',
    })
    await aProgrammeSession(fair, { in: id, ...between('09:00', '10:00') })
    await aProgrammeSession(fair, { in: id, ...between('11:00', '13:00'), statusOverride: 3 })
    await aProgrammeSession(fair, { in: id, ...between('12:01', '13:00', '2026-11-16') })
    const list = await ahead()
    expect(list.map((one) => [one.id, one.live_status])).toEqual([
      [now, 2],
      [said, 2],
      [soon, 1],
    ])
    expect(list[0]).toMatchObject({
      exhibition_id: other.id,
      exhibition_name: { cn: other.nameZh, en: other.nameEn },
    })
    expect(list[1]?.live_url).toBe('https://live.example/a.m3u8')
  })

  test('K-23 L-01 it may be kept for five seconds, but never beyond the next turn of the programme', async () => {
    const day = '2027-03-01'
    const one = await aProgrammeSession(fair, { in: id, ...between('12:30', '13:00', day) })
    const ask = (time: string, headers = {}) => {
      fair.clock.set(new Date(`${day}T${time}+08:00`).toISOString())
      return fair.call({ path: '/api/exhibition/v1/live-schedule', headers })
    }
    const early = await ask('12:29:00')
    expect(early.headers['cache-control']).toBe('public, max-age=5')
    expect((await ask('12:29:01', { 'if-none-match': early.headers.etag })).statusCode).toBe(304)
    expect((await ask('12:29:57.5')).headers['cache-control']).toBe('public, max-age=2')
    expect((await ask('12:29:59.5')).headers['cache-control']).toBe('no-cache')
    const live = await ask('12:30:00', { 'if-none-match': early.headers.etag })
    expect([live.statusCode, live.json().list[0]]).toMatchObject([200, { id: one, live_status: 2 }])
  })

  test('K-23 L-01 every programme and the news are of one edition, and of the next when any session has changed', async () => {
    const other = await anExhibition(fair)
    const over = await aProgrammeSession(fair, { in: other.id, ...between('09:00', '10:00') })
    const editions = async () => {
      const answers = await Promise.all([
        fair.call({ path: '/api/exhibition/v1/live-schedule' }),
        fair.call({ path, query: { exhibition_id: id } }),
        fair.call({ path, query: { exhibition_id: other.id } }),
      ])
      return new Set(answers.map((answer) => answer.json().edition as string))
    }
    const before = await editions()
    expect(before.size).toBe(1)
    await changeSession(fair.database, over, { playBack: 'https://media.example/later.mp4' })
    // Told through the database, as from another node.
    await expect.poll(async () => [...(await editions())]).not.toEqual([...before])
    expect((await editions()).size).toBe(1)
  })

  test('K-23 what is called off is not among what is on or to come', async () => {
    await aProgrammeSession(fair, { in: id, statusOverride: 4 })
    expect(await ahead()).toEqual([])
  })

  test('K-23 there are at most twenty, and those that are live are among them', async () => {
    for (let minute = 10; minute < 35; minute++)
      await aProgrammeSession(fair, { in: id, ...between(`12:${minute}`, '13:00') })
    const live = await aProgrammeSession(fair, { in: id, ...between('18:00', '19:00'), statusOverride: 2 })
    const list = await ahead()
    expect(list).toHaveLength(20)
    expect(list[0]?.id).toBe(live)
  })

  test('K-23 an answer kept ready ends when a session does', async () => {
    await aProgrammeSession(fair, { in: id, ...between('11:30', '12:05') })
    expect(await ahead()).toHaveLength(1)
    fair.clock.set(at('12:05').toISOString())
    expect(await ahead()).toEqual([])
  })
})
