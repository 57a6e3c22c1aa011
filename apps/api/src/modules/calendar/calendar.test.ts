import { exhibitionCalendarAddress, sessionCalendarAddress } from '@tradefloor/contract'
import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarFeed, programmeSession } from '../../schema/index.ts'
import {
  aDocument,
  aGuest,
  anAppearance,
  anExhibition,
  aProgrammeSession,
  aVisitor,
} from '../../testing/builders.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let id: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { PUBLIC_URL: 'https://fair.example/' } })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  ;({ id } = await anExhibition(fair))
})

const ask = (url: string, headers: Record<string, string> = {}) => fair.app.inject({ url, headers })

/** As another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const value = (component: ICAL.Component, name: string) =>
    String(component.getFirstPropertyValue(name) ?? '')
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      place: event.location,
      description: event.description,
      starts: event.startDate.toJSDate(),
      ends: event.endDate.toJSDate(),
      zone: event.startDate.zone.tzid,
      status: value(component, 'status'),
      url: value(component, 'url'),
      stamp: value(component, 'dtstamp'),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => value(alarm, 'trigger')),
    }
  })
  return { name: value(calendar, 'x-wr-calname'), events }
}
async function calendar(url: string, headers = {}) {
  const answer = await ask(url, headers)
  expect([url, answer.statusCode]).toEqual([url, 200])
  return read(answer.body)
}
const one = async (sessionId: number, language: 'zh' | 'en' = 'zh') => {
  const { events } = await calendar(sessionCalendarAddress(sessionId, language))
  expect(events).toHaveLength(1)
  return events[0] as (typeof events)[number]
}
const at = (time: string, day = '2026-11-15') => new Date(`${day}T${time}:00+08:00`)

describe('K-23 a session as a calendar file', () => {
  test('K-23 says title, hall, guests with their post, and where to watch, in either language', async () => {
    const sessionId = await aProgrammeSession(fair, {
      in: id,
      themeZh: '海鲜',
      themeEn: 'Seafood',
      hallId: 2,
    })
    const guestId = await aGuest(fair, id)
    const documents = [await aDocument(fair, id), await aDocument(fair, id)]
    await anAppearance(fair, { sessionId, guestId, position: 1, documents })
    expect(await one(sessionId)).toMatchObject({
      title: `讲座${sessionId}`,
      place: '小会议厅',
      description: `测试展会${id} · 海鲜\n嘉宾：\n嘉宾${guestId}（研究员）\nhttps://fair.example/area/smallconference?exhibition_id=${id}`,
      url: `https://fair.example/area/smallconference?exhibition_id=${id}`,
      status: 'CONFIRMED',
      stamp: '2026-11-15T04:00:00Z',
    })
    const english = await one(sessionId, 'en')
    expect(english).toMatchObject({ title: `Talk ${sessionId}`, place: 'Small hall' })
    expect(english.description).toContain(`Speakers:\nGuest ${guestId} (Researcher)`)
    expect(english.url).toBe(`https://fair.example/area/smallconference?exhibition_id=${id}&lang=en`)
    const asked = await calendar(`/calendar/sessions/${sessionId}.ics`, { 'accept-language': 'en-GB,en' })
    expect(asked.events[0]?.title).toBe(`Talk ${sessionId}`)
  })

  test('K-23 is a file with a name, told from the one before by its mark whatever the time is', async () => {
    const sessionId = await aProgrammeSession(fair, { in: id })
    const url = sessionCalendarAddress(sessionId, 'zh')
    const first = await ask(url)
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="session-${sessionId}.ics"`,
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    const etag = String(first.headers.etag)
    fair.clock.set('2026-11-15T13:30:00+08:00')
    expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(304)
    await fair.database.db
      .update(programmeSession)
      .set({ titleZh: '改题' })
      .where(eq(programmeSession.id, sessionId))
    expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test.each(['Asia/Shanghai', 'UTC', 'America/New_York', 'Pacific/Kiritimati'])(
    'K-23 read in %s it is the same instant, also around a change of summer time and of the day',
    async (zone) => {
      const before = process.env.TZ
      process.env.TZ = zone
      try {
        const instants = [
          // New York's clocks go back on 1 November 2026 and forward on 14 March 2027.
          ['2026-11-01T13:30:00+08:00', '2026-11-01T14:30:00+08:00'],
          ['2027-03-14T14:30:00+08:00', '2027-03-14T15:30:00+08:00'],
          ['2026-12-31T23:30:00+08:00', '2027-01-01T00:30:00+08:00'],
          ['2027-07-01T00:00:00+08:00', '2027-07-01T18:00:00+08:00'],
        ] as const
        for (const [starts, ends] of instants) {
          const [startsAt, endsAt] = [new Date(starts), new Date(ends)]
          const event = await one(await aProgrammeSession(fair, { in: id, startsAt, endsAt }))
          expect([event.starts, event.ends, event.zone]).toEqual([startsAt, endsAt, 'Asia/Shanghai'])
        }
      } finally {
        if (before === undefined) delete process.env.TZ
        else process.env.TZ = before
      }
    },
  )

  test('K-23 lines end as they should, none has more than 75 octets, no character is cut, and what is special comes back', async () => {
    const hard = '特价；半角;逗号,反斜\\杠\n第二行🐟'.repeat(6)
    const sessionId = await aProgrammeSession(fair, { in: id, titleZh: hard })
    const { rawPayload, body } = await ask(sessionCalendarAddress(sessionId, 'zh'))
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of rawPayload.toString('latin1').split('\r\n'))
      expect(line.length).toBeLessThanOrEqual(75)
    for (const line of body.split('\r\n')) expect(line).not.toContain('\ufffd')
    expect((await one(sessionId)).title).toBe(hard)
  })

  test('K-23 a title cannot bring lines of its own into the calendar', async () => {
    const titleZh = '讲座\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\r\nSUMMARY:假'
    const { uid, title } = await one(await aProgrammeSession(fair, { in: id, titleZh }))
    expect([uid.includes('evil'), title]).toEqual([false, titleZh.replaceAll('\r\n', '\n')])
  })
})

describe('K-23 a calendar hears of a change', () => {
  const change = (sessionId: number, changes: Partial<typeof programmeSession.$inferInsert>) =>
    fair.database.db.update(programmeSession).set(changes).where(eq(programmeSession.id, sessionId))

  test.each([
    ['title', { titleZh: '新题' }],
    ['English title', { titleEn: 'New' }],
    ['start', { startsAt: at('11:00') }],
    ['end', { endsAt: at('20:00') }],
    ['hall', { hallId: 2 }],
    ['being called off', { statusOverride: 4 }],
  ])('K-23 of a new %s: the number rises by one and the name stays', async (_, changes) => {
    const sessionId = await aProgrammeSession(fair, { in: id })
    const was = await one(sessionId)
    await change(sessionId, changes)
    const is = await one(sessionId)
    expect([is.uid, is.sequence]).toEqual([was.uid, was.sequence + 1])
    await change(sessionId, changes)
    expect((await one(sessionId)).sequence).toBe(was.sequence + 1)
  })

  test.each([
    ['the address of the stream', { liveUrl: '/live/live-big/master.m3u8' }],
    ['going live', { statusOverride: 2 }],
    ['the theme', { themeZh: '新' }],
  ])('K-23 but not of %s', async (_, changes) => {
    const sessionId = await aProgrammeSession(fair, { in: id })
    await change(sessionId, changes)
    expect((await one(sessionId)).sequence).toBe(0)
  })

  test('K-23 what is called off stays in the calendar and says so; taken back, that is a change too', async () => {
    const sessionId = await aProgrammeSession(fair, { in: id })
    await change(sessionId, { statusOverride: 4 })
    const off = await one(sessionId)
    expect(off).toMatchObject({ status: 'CANCELLED', sequence: 1 })
    expect(off.description).toContain('本场次已取消')
    expect((await one(sessionId, 'en')).description).toContain('cancelled')
    expect(off.alarms).toEqual([])
    await change(sessionId, { statusOverride: null })
    expect(await one(sessionId)).toMatchObject({ status: 'CONFIRMED', sequence: 2 })
  })
})

test('K-23 a session’s own file reminds a quarter of an hour before it begins, a whole programme of nothing', async () => {
  const sessionId = await aProgrammeSession(fair, { in: id })
  expect((await one(sessionId)).alarms).toEqual(['-PT15M'])
  const { events } = await calendar(exhibitionCalendarAddress(id, { language: 'zh' }))
  expect(events.map(({ alarms }) => alarms)).toEqual([[]])
})

describe('K-23 the programme of an exhibition as a calendar file', () => {
  test('K-23 whole, a day of the fair, a hall, or both', async () => {
    const first = await aProgrammeSession(fair, { in: id, startsAt: at('00:10'), endsAt: at('00:50') })
    const small = await aProgrammeSession(fair, {
      in: id,
      hallId: 2,
      startsAt: at('09:00'),
      endsAt: at('10:00'),
    })
    const next = await aProgrammeSession(fair, {
      in: id,
      startsAt: at('00:10', '2026-11-16'),
      endsAt: at('00:50', '2026-11-16'),
    })
    await aProgrammeSession(fair, { in: (await anExhibition(fair)).id })
    const ids = async (which: { day?: string; hallId?: 1 | 2 }) => {
      const { events } = await calendar(exhibitionCalendarAddress(id, { ...which, language: 'zh' }))
      return events.map(({ uid }) => Number(/^session-(\d+)@/.exec(uid)?.[1]))
    }
    expect(await ids({})).toEqual([first, small, next])
    expect(await ids({ day: '2026-11-15' })).toEqual([first, small])
    expect(await ids({ hallId: 1 })).toEqual([first, next])
    expect(await ids({ day: '2026-11-15', hallId: 2 })).toEqual([small])
    expect(await ids({ day: '2026-12-24' })).toEqual([])
    const { name } = await calendar(exhibitionCalendarAddress(id, { hallId: 1, language: 'en' }))
    expect(name).toBe(`Test Fair ${id} · Main hall`)
  })

  test.each([
    ['/calendar/sessions/2000000000.ics', 404],
    ['/calendar/exhibitions/2000000000.ics', 404],
    ['/calendar/sessions/abc.ics', 404],
    ['/calendar/sessions/99999999999.ics', 400],
    ['/calendar/exhibitions/25.ics?day=2026-13-01', 400],
    ['/calendar/exhibitions/25.ics?hall_id=3', 400],
    ['/calendar/exhibitions/25.ics?token=1', 400],
    ['/calendar/favourites/short.ics', 404],
    [`/calendar/favourites/${'x'.repeat(43)}.ics`, 404],
  ])('M-10 what is not there or makes no sense is refused with a sentence: %s', async (url, status) => {
    const answer = await ask(url)
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ res: 0, mes: expect.stringMatching(/./) }),
    ])
  })
})

describe('K-14 a visitor’s favourite sessions', () => {
  const purchaser = '/api/exhibition/v1/purchaser/session'
  const marking = async (visitor: Awaited<ReturnType<typeof aVisitor>>, sessionId: number) => {
    const body = JSON.stringify({ session_id: sessionId })
    const answer = await fair.call(visitor.as({ method: 'POST', path: `${purchaser}/mark`, body }))
    expect(answer.json()).toMatchObject({ res: 1 })
  }
  const ways = { GET: '', POST: '/renew', DELETE: '/withdraw' }
  const feed = async (visitor: Awaited<ReturnType<typeof aVisitor>>, method: keyof typeof ways) =>
    (await fair.call(visitor.as({ method, path: `${purchaser}/calendar-feed${ways[method]}` }))).json()

  test('K-14 are a file for the visitor', async () => {
    const visitor = await aVisitor(fair)
    const sessionId = await aProgrammeSession(fair, { in: id })
    await aProgrammeSession(fair, { in: id })
    await marking(visitor, sessionId)
    const answer = await fair.call(visitor.as({ path: `${purchaser}/mark/export` }))
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(read(answer.body).events.map(({ title }) => title)).toEqual([`讲座${sessionId}`])
    expect((await fair.call({ path: `${purchaser}/mark/export` })).statusCode).toBe(401)
  })

  test('K-14 can be followed at an address that is said once, and goes with what is marked', async () => {
    const visitor = await aVisitor(fair)
    expect((await feed(visitor, 'GET')).data).toEqual({ exists: 0, made_at: '' })
    const { data } = await feed(visitor, 'POST')
    expect(data).toMatchObject({ exists: 1, made_at: '2026-11-15 12:00:00' })
    expect(data.address).toMatch(/^\/calendar\/favourites\/[\w-]{43}\.ics$/)
    expect((await feed(visitor, 'GET')).data).toEqual({ exists: 1, made_at: '2026-11-15 12:00:00' })
    expect((await calendar(data.address)).events).toEqual([])
    const sessionId = await aProgrammeSession(fair, { in: id })
    await marking(visitor, sessionId)
    await marking(await aVisitor(fair), await aProgrammeSession(fair, { in: id }))
    const followed = await calendar(`${data.address}?lang=en`)
    expect(followed.name).toBe('My favourite sessions')
    expect(followed.events.map(({ title }) => title)).toEqual([`Talk ${sessionId}`])
    const { headers } = await ask(data.address)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
  })

  test('N-04 an address that was replaced or withdrawn, or whose visitor is blocked or gone, is as one that never was', async () => {
    const visitor = await aVisitor(fair)
    const [old, now] = [
      (await feed(visitor, 'POST')).data.address,
      (await feed(visitor, 'POST')).data.address,
    ]
    const never = (await ask(`/calendar/favourites/${'x'.repeat(43)}.ics`)).json()
    const gone = async (address: string) => {
      const answer = await ask(address)
      expect(answer.statusCode).toBe(404)
      expect({ ...answer.json(), request_id: '' }).toEqual({ ...never, request_id: '' })
    }
    await gone(old)
    expect((await ask(now)).statusCode).toBe(200)
    await feed(visitor, 'DELETE')
    await gone(now)
    expect((await feed(visitor, 'GET')).data.exists).toBe(0)
    const last = (await feed(visitor, 'POST')).data.address
    await fair.database.db.execute(sql`update account set blocked_at = ${testNow} where id = ${visitor.id}`)
    await gone(last)
    await fair.database.db.execute(sql`update account set blocked_at = null where id = ${visitor.id}`)
    expect((await ask(last)).statusCode).toBe(200)
    await fair.database.db.execute(sql`delete from account where id = ${visitor.id}`)
    await gone(last)
  })

  test('N-04 the database knows an address only by its hash', async () => {
    const { data } = await feed(await aVisitor(fair), 'POST')
    const token = /favourites\/(.+)\.ics/.exec(data.address)?.[1] ?? 'none'
    const rows = JSON.stringify(await fair.database.db.select().from(calendarFeed))
    expect(rows).toContain('tokenHash')
    expect(rows).not.toContain(token)
  })
})
