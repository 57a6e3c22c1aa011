import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeProgramme, expectPlaying, liveBeforeEach, states } from '../../testing/conference.ts'
import { expectNotice } from '../../testing/notices.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { forgetReplies, requestsTo } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'

const halls = { 1: '/area/bigconference', 2: '/area/smallconference' } as Record<number, string>
const video = page.getByCss('video')

test.each([
  ['an upcoming session', states.upcoming, '直播尚未开始'],
  ['a live one without an address', states.live, '直播尚未开始'],
  ['one that is over without a replay', states.over, '敬请期待'],
])('L-01 O-06 a click on %s plays nothing and says why', async (_, live_status, text) => {
  changeProgramme((session) => Object.assign(session, { live_status, live_url: '', play_back: '' }))
  await openSite('/area/consult/rcap?exhibition_id=21')
  const panel = page.getByRole('dialog', { name: '会议日程' })
  await panel.getByRole('listitem').getByRole('button').first().click()
  await expectNotice(text)
  expect(address()).toBe('/area/consult/rcap?exhibition_id=21')
  await expect.element(video).not.toBeInTheDocument()
})

test.each([
  ['an upcoming session', states.upcoming, 'No live broadcast started'],
  ['one that is over without a replay', states.over, 'Coming soon'],
])('L-01 O-06 A-07 in English a click on %s says why nothing plays', async (_, live_status, text) => {
  changeProgramme((session) => Object.assign(session, { live_status, live_url: '', play_back: '' }))
  await openSite('/area/bigconference/bigAgenda?exhibition_id=21', { language: 'en' })
  const panel = page.getByRole('dialog', { name: 'Main hall · Schedule' })
  await panel.getByRole('listitem').getByRole('button').first().click()
  await expectNotice(text)
})

test.each([
  ['bigconference', { bigAgenda: '大会议厅 · 会议日程', bigGuest: '会议嘉宾' }],
  [
    'smallconference',
    { smallAgenda: '小会议厅 · 会议日程', smallGuest: '会议嘉宾', smallIntroduce: '会议厅介绍' },
  ],
])(
  'F-07 the sub-pages of %s lie over it; Escape, Back and a press beside them close them',
  async (hall, names) => {
    const under = `/area/${hall}?exhibition_id=21`
    for (const [name, title] of Object.entries(names)) {
      await openSite(`/area/${hall}/${name}?exhibition_id=21`)
      const panel = page.getByRole('dialog', { name: title })
      await expect.element(panel).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(panel).not.toBeInTheDocument()
      expect(address()).toBe(under)
    }
    const opener = page.getByRole('button', { name: '完整日程' })
    await opener.click()
    const agenda = page.getByRole('dialog', { name: /会议日程$/ })
    await expect.element(agenda).toBeVisible()
    history.back()
    await expect.element(agenda).not.toBeInTheDocument()
    expect(address()).toBe(under)
    // What lies under a panel is out of reach, and a press on it closes the panel.
    const button = opener.element() as HTMLElement
    await opener.click()
    await expect.element(agenda).toHaveFocus()
    button.focus()
    await expect.element(agenda).toHaveFocus()
    await userEvent.click(document.documentElement, { position: { x: 8, y: 600 } })
    await expect.element(agenda).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)

test('F-08 L-02 an agenda has themes, times, speakers with their posts, and documents that can be kept', async () => {
  await openSite('/area/bigconference/bigAgenda?exhibition_id=21')
  const panel = page.getByRole('dialog', { name: '大会议厅 · 会议日程' })
  await expect.element(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const documents = page.getByRole('list', { name: '资料' })
  const row = panel.getByRole('listitem').filter({ has: documents }).first()
  await expect.element(row).toHaveTextContent(/\d\d:\d\d–\d\d:\d\d/)
  await row
    .getByRole('list', { name: '资料' })
    .getByRole('button', { name: /^收藏 / })
    .first()
    .click()
  await expectNotice('请先登录再收藏')
  await row.getByRole('list', { name: '资料' }).getByRole('link').first().click()
  await expect.poll(address).toMatch(/\/documentView\?id=\d+/)
})

test.each([23, 31])('F-08 exhibition %i says that it has no schedule, wherever one would be', async (id) => {
  for (const path of [
    '/area/bigconference/bigAgenda',
    '/area/smallconference/smallAgenda',
    '/area/consult/rcap',
  ]) {
    await openSite(`${path}?exhibition_id=${id}`)
    await expect.element(page.getByRole('dialog').getByText('暂无日程')).toBeVisible()
  }
})

test('F-08 J-15 A-07 in English an exhibition without a programme says No schedule', async () => {
  await openSite('/area/bigconference/bigAgenda?exhibition_id=23', { language: 'en' })
  await expect.element(page.getByRole('dialog').getByText('No schedule')).toBeVisible()
})

test('F-09 speakers are shown three at a time', async () => {
  await openSite('/area/bigconference/bigGuest?exhibition_id=21')
  const slider = page.getByRole('dialog', { name: '会议嘉宾' }).getByRole('region', { name: '全部嘉宾' })
  const speakers = slider.getByRole('listitem')
  await expect.element(speakers).toHaveLength(3)
  const first = await textOf(speakers.first())
  await slider.getByRole('button', { name: '下一张' }).click()
  await expect.element(speakers.first()).not.toHaveTextContent(first)
  await expect.element(speakers).toHaveLength(3)
  await expect.element(slider.getByRole('button', { name: '上一张' })).toBeEnabled()
})

test('K-24 each agenda asks for its halls, and for exhibition 25 when the address names none', async () => {
  const ask = async (path: string) => {
    forgetReplies()
    await openSite(path)
    await expect.element(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
    const queries = requestsTo(/\/web\/schedule\?/).map((asked) => new URLSearchParams(asked.split('?')[1]))
    return [
      ...new Set(queries.map((query) => `${query.get('exhibition_id')} ${query.get('hall_id')}`)),
    ].sort()
  }
  expect(await ask('/area/consult/rcap?exhibition_id=21')).toEqual(['21 3'])
  expect(await ask('/area/bigconference/bigAgenda?exhibition_id=21')).toEqual(['21 1', '21 3'])
  expect(await ask('/area/bigconference/bigAgenda')).toEqual(['25 3'])
  expect(await ask('/area/smallconference/smallAgenda?exhibition_id=21')).toEqual(['21 2', '21 3'])
})

describe('what is live', () => {
  const liveNow = liveBeforeEach()

  test('L-01 F-04 F-06 a live session of the programme opens the hall by its number, and plays there', async () => {
    const live = liveNow()
    await openSite(`/area/consult/rcap?exhibition_id=${live.exhibition_id}`)
    const panel = page.getByRole('dialog', { name: '会议日程' })
    await panel.getByRole('button', { name: live.title, exact: true }).click()
    await expect.poll(() => location.pathname).toBe(halls[live.hall_id])
    await expect.element(page.getByRole('heading', { level: 1, name: live.title })).toBeVisible()
    await expectPlaying()
    await expect.element(page.getByText(/\d+ 人在看/)).toBeVisible()
  })
})
