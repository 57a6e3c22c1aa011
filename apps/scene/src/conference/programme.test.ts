import type { ScheduleGroup } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { dayShown, nextTurn, onStage, type StageSession, sessionsOf } from './programme.ts'
import { linesShown } from './stage-boards.ts'

const session = (id: number, more: Partial<StageSession> = {}): StageSession => ({
  id,
  hallId: 1,
  title: { zh: `第${id}场`, en: `Session ${id}` },
  day: '2031-03-10',
  time: '09:00-10:00',
  starts: Date.parse('2031-03-10T09:00:00+08:00') + id * 3_600_000,
  ends: Date.parse('2031-03-10T10:00:00+08:00') + id * 3_600_000,
  state: 1,
  cancelled: false,
  guests: [],
  ...more,
})

const said = {
  live_url: '',
  play_back: '',
  media_type: '' as const,
  captions: [],
  qualities: [],
  cancelled: 0,
  is_mark: 0 as const,
}

test('L-01 the programme is one list in the order of time; who has one title has it in both languages', () => {
  const groups: ScheduleGroup[] = [
    {
      theme: '',
      theme_en: '',
      date: '2031-03-10',
      data: [
        {
          time: '11:00-12:00',
          data: [
            {
              ...said,
              id: 2,
              title: '后一场',
              title_en: '',
              live_status: 1,
              hall_id: 1,
              starts_at: '2031-03-10T11:00:00+08:00',
              ends_at: '2031-03-10T12:00:00+08:00',
              guests: [{ id: 31, image: '', name: '', name_en: '', post: '', post_en: '', docs: [] }],
            },
          ],
        },
        {
          time: '09:00-10:00',
          data: [
            {
              ...said,
              id: 1,
              title: '前一场',
              title_en: 'The first',
              live_status: 2,
              hall_id: 2,
              starts_at: '2031-03-10T09:00:00+08:00',
              ends_at: '2031-03-10T10:00:00+08:00',
              guests: [],
            },
          ],
        },
      ],
    },
  ]
  const sessions = sessionsOf(groups)
  expect(sessions.map(({ id }) => id)).toEqual([1, 2])
  expect(sessions[1]).toMatchObject({
    title: { zh: '后一场', en: '后一场' },
    guests: [31],
    time: '11:00-12:00',
  })
})

test.each([
  ['what is live', [session(1, { state: 3 }), session(2, { state: 2 }), session(3)], 2],
  ['else what comes next', [session(1, { state: 3 }), session(2), session(3)], 2],
  ['else what was last', [session(1, { state: 3 }), session(2, { state: 3 })], 2],
  ['never what is called off', [session(1, { state: 3 }), session(2, { state: 1, cancelled: true })], 1],
])('F-06 L-01 the screen shows %s', (_, sessions, id) => {
  expect(onStage(sessions)?.id).toBe(id)
})

test('F-06 a hall without a programme has nothing on its screen', () => {
  expect(onStage([])).toBeUndefined()
  expect(dayShown([], 0)).toBeUndefined()
  expect(nextTurn([], 0)).toBeUndefined()
})

test.each([
  ['a minute before midnight at the fair', '2031-03-10T23:59:00+08:00', '2031-03-10'],
  ['a minute later', '2031-03-11T00:00:00+08:00', '2031-03-12'],
  ['when all is over', '2031-03-20T00:00:00+08:00', '2031-03-12'],
])('F-06 the board shows today, else the next day, else the last one: %s', (_, now, day) => {
  const sessions = [session(1), session(40, { day: '2031-03-12' })]
  expect(dayShown(sessions, Date.parse(now))).toBe(day)
})

test('L-01 the programme is asked for again when something begins or ends', () => {
  const [first, second] = [session(1), session(2)]
  expect(nextTurn([first, second], first.starts - 1)).toBe(first.starts)
  expect(nextTurn([first, second], first.starts)).toBe(first.ends)
  expect(nextTurn([first, second], second.ends)).toBeUndefined()
})

test('F-06 a long day is shown around what is on now', () => {
  const day = Array.from({ length: 20 }, (_, i) => session(i + 1, { state: i < 9 ? 3 : i === 9 ? 2 : 1 }))
  expect(linesShown(day, 6).map(({ id }) => id)).toEqual([9, 10, 11, 12, 13, 14])
  expect(linesShown(day.slice(0, 4), 6)).toHaveLength(4)
  const over = day.map((one) => ({ ...one, state: 3 }))
  expect(linesShown(over, 6).at(-1)?.id).toBe(20)
})
