import { type AgendaPage, agendaQuery, exhibitorOpens, scheduleShown, shellOf } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { demoExhibitions, demoIds, everyIdBut, idsByAnswer, idsWhere } from './testing/demo-exhibitions.ts'

describe('inside an exhibition', () => {
  test('F-02 all six buttons show for 21, 25, 31, 50, 60, 82 and none elsewhere', () => {
    const count = (exhibition: (typeof demoExhibitions)[number]) => {
      const { main, side } = shellOf(exhibition.profile)
      return String(main.length + side.length)
    }
    expect(idsByAnswer(count)).toEqual({
      6: [21, 25, 31, 50, 60, 82],
      0: everyIdBut(21, 25, 31, 50, 60, 82),
    })
  })

  test('F-02 the logo shows for 21 only', () => {
    expect(idsWhere(({ profile }) => shellOf(profile).logo)).toEqual([21])
  })

  test('F-08 J-15 only 23 and 31 say that there is no schedule', () => {
    expect(idsWhere(({ profile }) => !scheduleShown(profile))).toEqual([23, 31])
  })

  test('G-03 an exhibitor opens its own address in 79 and its booth everywhere else', () => {
    const address = 'https://booth.example.com/9'
    expect(idsByAnswer(({ profile }) => exhibitorOpens(profile, address).kind)).toEqual({
      external: [79],
      booth: everyIdBut(79),
    })
  })

  const halls = (page: AgendaPage) =>
    idsByAnswer(({ id, profile }) => String(agendaQuery(page, id, profile).hall_id))

  test('K-24 the schedule panel and rcap ask for all halls', () => {
    expect([halls('schedulePanel'), halls('rcap')]).toEqual([{ 3: demoIds }, { 3: demoIds }])
  })

  test('K-24 the big agenda asks for all halls in 25 and for the big one elsewhere', () => {
    expect(halls('bigAgenda')).toEqual({ 1: everyIdBut(25), 3: [25] })
  })

  test('K-24 the small agenda asks for the small hall, the phone’s schedule for the big one', () => {
    expect([halls('smallAgenda'), halls('mobileSchedule')]).toEqual([{ 2: demoIds }, { 1: demoIds }])
  })

  test('K-24 every page asks for its own exhibition', () => {
    for (const { id, profile } of demoExhibitions)
      expect(agendaQuery('bigAgenda', id, profile).exhibition_id).toBe(id)
  })

  test('K-24 a page without an exhibition asks for 25, just as 25 itself does', () => {
    const profile = demoExhibitions.find(({ id }) => id === 25)?.profile ?? null
    for (const page of ['schedulePanel', 'rcap', 'bigAgenda', 'smallAgenda', 'mobileSchedule'] as const)
      expect(agendaQuery(page, null, null)).toEqual(agendaQuery(page, 25, profile))
  })
})
