import { conferenceSpots, readFromScene, sceneWire } from '@tradefloor/contract'
import { conferenceHallNames } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import type { ConferenceData } from './conference-data.ts'
import { conferencePlaces } from './conference-places.ts'
import { conferenceWords, hallWords } from './conference-words.ts'

const session = {
  id: 9014,
  hallId: 1,
  title: { zh: '开幕致辞', en: 'Opening remarks' },
  day: '2031-03-10',
  time: '09:00-10:00',
  starts: 0,
  ends: 1,
  state: 2,
  cancelled: false,
  guests: [],
}
const data: ConferenceData = {
  exhibitionId: 21,
  name: { zh: '渔业展', en: 'Fisheries Expo' },
  industry: null,
  hall: 'big',
  programme: undefined,
  sessions: [session],
  agenda: [session, { ...session, id: 9015, state: 1 }, { ...session, id: 9016, cancelled: true }],
  guests: [],
  streamOrigins: [],
}

describe.each(conferenceHallNames)('the %s hall', (hall) => {
  const places = conferencePlaces({ ...data, hall })

  test('F-05 F-06 F-09 offers its screen, its agenda, its guests and the way to the other hall', () => {
    expect(places.slice(0, 4).map(({ id }) => id)).toEqual([...conferenceSpots])
    const other = hall === 'big' ? 'small' : 'big'
    expect(places.map(({ href }) => href).slice(0, 4)).toEqual([
      `/area/${hall}conference?exhibition_id=21`,
      `/area/${hall}conference/${hall}Agenda?exhibition_id=21`,
      `/area/${hall}conference/${hall}Guest?exhibition_id=21`,
      `/area/${other}conference?exhibition_id=21`,
    ])
    expect(places[3]?.name.en).toContain(hallWords[other].en.toLowerCase())
  })

  test('Q-02 every choice is a message that the site understands', () => {
    for (const { message } of places)
      expect(readFromScene(structuredClone(sceneWire(message)))).toEqual(message)
  })

  test('Q-04 the list says of every session of the day when it is and how far it is, in both languages', () => {
    const lines = places.slice(4)
    for (const { note } of lines)
      expect(note).toEqual({
        zh: '3月10日\n09:00-10:00\n北京时间',
        en: '10 March\n09:00-10:00\nUTC+8',
      })
    expect(lines.map(({ name }) => name.zh)).toEqual([
      '开幕致辞（正在直播）',
      '开幕致辞（即将开始）',
      '开幕致辞（已取消）',
    ])
    expect(lines.map(({ name }) => name.en)).toEqual([
      'Opening remarks (Live now)',
      'Opening remarks (Coming soon)',
      'Opening remarks (Cancelled)',
    ])
    expect(lines[1]?.message).toEqual({ type: 'conference', name: 'agenda', session_id: 9015 })
  })
})

test('A-06 the hall has all its words in both languages', () => {
  for (const { zh, en } of [...Object.values(conferenceWords), ...Object.values(hallWords)]) {
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/[A-Za-z]/)
    expect(en).not.toMatch(/\p{Script=Han}/u)
  }
})
