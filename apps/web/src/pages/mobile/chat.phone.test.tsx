import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectTouchTargets } from '../../testing/look.ts'
import { openSite } from '../../testing/open-site.tsx'
import { signInNewVisitor } from '../../testing/visitor.ts'

test('S-96 a conversation keeps room for messages over a keyboard, on a small phone and on one that lies', async () => {
  await signInNewVisitor()
  await openSite('/mobilezhanquDetaile?company_id=1001&exhibition_id=21&panel=chat')
  const sheet = page.getByRole('dialog')
  const log = sheet.getByRole('log')
  for (const text of ['一', '二', '三', '四']) {
    await sheet.getByRole('textbox', { name: '洽谈内容' }).fill(`第${text}条`)
    await sheet.getByRole('button', { name: '发送', exact: true }).click()
    await expect.element(log.getByText(`第${text}条`)).toBeVisible()
  }
  for (const { width, height, least, offers } of [
    { width: 390, height: 450, least: 4, offers: false },
    { width: 320, height: 568, least: 4, offers: true },
    { width: 844, height: 390, least: 3, offers: false },
  ]) {
    await page.viewport(width, height)
    for (const text of ['四', '三', '二', '一'].slice(0, least))
      await expect.element(log.getByText(`第${text}条`)).toBeInViewport({ ratio: 1 })
    const questions = sheet.getByRole('list', { name: '常用问题' })
    if (offers) await expect.element(questions).toBeVisible()
    else await expect.element(questions).not.toBeInTheDocument()
    expectTouchTargets()
  }
})
