import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { openSite } from '../../testing/open-site.tsx'
import { noticeOf, publishNotices } from '../../testing/organiser-notices.ts'
import { textsOf } from '../../testing/texts.ts'

const bar = page.getByRole('region', { name: '主办方通知' })
const items = bar.getByRole('listitem')
const long = '因台风影响，今天下午所有场次改为线上直播，请从日程进入。'.repeat(4)

test('S-05 on a phone one notice shows, in two lines, and more of it when it is asked for', async () => {
  publishNotices(
    noticeOf(33, long, '', 'https://example.com/typhoon'),
    noticeOf(32, '第二条'),
    noticeOf(31, '第一条'),
  )
  for (const path of ['/mobileExhibition', '/mobileplateformInfo']) {
    await openSite(path)
    await expect.element(items).toHaveLength(1)
    const height = () => bar.getByRole('paragraph').element().getBoundingClientRect().height
    expect(height()).toBeLessThanOrEqual(44)
    await expectGoodShape()
    expectTouchTargets()
    await expectAccessible()
    await bar.getByRole('button', { name: '展开全文' }).click()
    expect(height()).toBeGreaterThan(60)
    await bar.getByRole('button', { name: '还有 2 条通知' }).click()
    await expect.element(items).toHaveLength(3)
    await expectGoodShape()
  }
})

test('S-05 on a phone a dismissed notice makes room for the next, and stays away', async () => {
  publishNotices(noticeOf(42, '第二条', 'The second'), noticeOf(41, '第一条', 'The first'))
  await openSite('/mobileExhibition')
  await bar.getByRole('button', { name: '不再显示此通知' }).click()
  await expect.poll(() => textsOf(items)).toEqual(['第一条'])
  await page.getByRole('button', { name: 'EN English' }).click()
  const inEnglish = page.getByRole('region', { name: 'Notices from the organiser' })
  await expect.poll(() => textsOf(inEnglish.getByRole('listitem'))).toEqual(['The first'])
  await inEnglish.getByRole('button', { name: 'Do not show this notice again' }).click()
  await expect.element(inEnglish).not.toBeInTheDocument()
  await openSite('/mobileExhibition')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(inEnglish).not.toBeInTheDocument()
})
