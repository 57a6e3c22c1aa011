import type { PublicConfig } from '@tradefloor/contract'
import { afterEach, expect, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { openSite } from '../../testing/open-site.tsx'
import { changeData, changeReply, forgetReplies } from '../../testing/replies.ts'

const lists = /web\/exhibition$/
const drawer = page.getByRole('dialog')
const cards = drawer.getByRole('article')
/** At once, before the site finds by itself that the server answers again. */
function retry(button: Locator) {
  const element = button.element()
  forgetReplies()
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
const lostConnection = () => Promise.reject(new TypeError('Failed to fetch'))

afterEach(() => commands.allowRequests())

test('A-09 a list that is on its way shows its own shape, then its cards', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  changeReply(lists, (_, answer) => held.then(answer))
  await openSite('/exhibition?list=held')
  await expect.element(drawer.getByRole('status')).toHaveTextContent('正在加载')
  await expect.element(cards).toHaveLength(0)
  release()
  await expect.element(cards.first()).toBeVisible()
  await expect.element(drawer.getByRole('status')).not.toBeInTheDocument()
})

test('O-02 a list that did not come says why and is asked for again on Retry', async () => {
  changeReply(lists, lostConnection)
  await openSite('/exhibition?list=held')
  const fault = drawer.getByRole('alert')
  await expect.element(fault).toHaveTextContent('内容没有加载出来')
  retry(fault.getByRole('button', { name: '重试' }))
  await expect.element(cards.first()).toBeVisible()
})

test('O-02 P-05 an answer that takes longer than the server allows for is given up, said so and asked for again', async () => {
  changeData<{ data: PublicConfig }>(/\/api\/config$/, (reply) => ({
    ...reply,
    data: { ...reply.data, call_seconds: 1 },
  }))
  changeReply(
    lists,
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await openSite('/exhibition?list=held')
  await expect.element(drawer.getByRole('alert')).toHaveTextContent('网络请求超时')
  retry(drawer.getByRole('button', { name: '重试' }))
  await expect.element(cards.first()).toBeVisible()
})

test('O-02 an exhibition that did not come says why and is asked for again on Retry', async () => {
  changeReply(/web\/exhibition\/34$/, lostConnection)
  await openSite('/area/zhanqu?exhibition_id=34&status=0')
  await expect.element(page.getByRole('alert')).toBeVisible()
  retry(page.getByRole('button', { name: '重试' }))
  await expect.element(page.getByRole('heading', { level: 1, name: '跨境电商选品云展' })).toBeVisible()
})

test('B-05 A-09 a picture that is missing becomes the first letter of the fair, and the picture when it can be had', async () => {
  await commands.failRequests('**/files/**')
  await openSite('/exhibition?list=held')
  const letter = drawer.getByText('跨', { exact: true })
  await expect.element(letter).toBeVisible()
  await commands.allowRequests()
  await expect.element(letter).not.toBeInTheDocument()
  const picture = cards.getByCss('img').first()
  await expect.poll(() => (picture.element() as HTMLImageElement).complete).toBe(true)
})
