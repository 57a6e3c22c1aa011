import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { openSite } from '../../testing/open-site.tsx'
import { noticeOf, publishNotices } from '../../testing/organiser-notices.ts'
import { textsOf } from '../../testing/texts.ts'

const bar = page.getByRole('region', { name: '主办方通知' })
const items = bar.getByRole('listitem')

test('S-05 a notice is in the reader’s language, and opens its link safely', async () => {
  const notice = noticeOf(
    11,
    '开幕式改在小会议厅举行',
    'The opening moves to the small hall',
    'https://example.com/opening',
  )
  publishNotices(notice)
  await openSite('/exhibition')
  await expect.element(bar).toHaveTextContent(notice.text.cn)
  const link = bar.getByRole('link', { name: /查看详情/ })
  await expect.element(link).toHaveAttribute('href', 'https://example.com/opening')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')

  await page.getByRole('button', { name: 'EN English' }).click()
  const inEnglish = page.getByRole('region', { name: 'Notices from the organiser' })
  await expect.element(inEnglish).toHaveTextContent(notice.text.en)
  await expect.element(inEnglish).not.toHaveTextContent('开幕式')
})

test('S-05 a notice in one language only is shown to all, and said to be in the other', async () => {
  publishNotices(noticeOf(12, '', 'Only in English'))
  await openSite('/exhibition')
  await expect.element(bar.getByText('Only in English')).toHaveAttribute('lang', 'en')
})

test('S-05 dismissed with the keyboard it stays away, here and when the site is opened again; the next one comes', async () => {
  publishNotices(noticeOf(22, '第二条'), noticeOf(21, '第一条'))
  await openSite('/exhibition')
  await expect.poll(() => textsOf(items)).toEqual(['第二条', '第一条'])
  const close = bar.getByRole('button', { name: '不再显示此通知' })
  await press(close.first(), '{Enter}')
  await expect.poll(() => textsOf(items)).toEqual(['第一条'])
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(page.getByCss('#main')).toHaveFocus()

  await openSite('/plateformInfo')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  publishNotices(noticeOf(23, '第三条'), noticeOf(22, '第二条'), noticeOf(21, '第一条'))
  await openSite('/plateformInfo')
  await expect.poll(() => textsOf(items)).toEqual(['第三条'])
})
