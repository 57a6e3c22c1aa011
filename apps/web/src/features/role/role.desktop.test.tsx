import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { captchaAfter, fillIn } from '../../testing/sign-in-form.ts'
import { textOf, textsOf } from '../../testing/texts.ts'
import { registerNewVisitor } from '../../testing/visitor.ts'

const unasked = { isGuest: false }
const held = page.getByRole('region', { name: '正在举办' }).getByRole('link')
const choice = page.getByRole('heading', { level: 1, name: '您以什么身份入场？' })

test('B-09 B-10 C-11 from the drawer a visitor signs in on the way, and Back leads to the list', async () => {
  const visitor = await registerNewVisitor()
  await openSite('/exhibition?list=held', unasked)
  const card = page.getByRole('dialog').getByRole('article').first()
  const name = await textOf(card.getByRole('heading'))
  await card.getByRole('link').click()
  await expect.element(choice).toBeVisible()
  const code = await captchaAfter(() => page.getByRole('link', { name: '以观众身份登录' }).click())
  expect(address()).toMatch(/^\/login\?role=audience&return=%2Farea%2F/)
  expect(localStorage.getItem('role')).toBe('audience')
  await fillIn(code, visitor)
  await expect.poll(address).toMatch(/^\/area\/\w+\?exhibition_id=\d+&status=0$/)
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  history.back()
  await expect.poll(address).toBe('/exhibition?list=held')
})

test('B-11 an exhibitor leaves for the sign-on with redirect, platform and language', async () => {
  await openSite('/role', unasked)
  const link = page.getByRole('link', { name: /前往展商登录|exhibitor login/ })
  const target = async () => new URL((await link.findElement()).getAttribute('href') ?? '')
  const { pathname, searchParams } = await target()
  expect(pathname).toBe('/sso')
  expect(new URL(searchParams.get('redirect') ?? '').pathname).toBe('/desk')
  expect(searchParams.get('platform')).toBe('tradefloor')
  expect(searchParams.get('lang')).toBe('zh')
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'How are you visiting?' })).toBeVisible()
  expect((await target()).searchParams.get('lang')).toBe('en')
  await expectAccessible()
  await expectGoodShape()
})

test('B-15 an exhibitor looks at the sample of a booth before', async () => {
  await openSite('/role', unasked)
  await page.getByRole('link', { name: '先看看展位能做成什么样' }).click()
  await expect.poll(address).toBe('/companySample')
  await expect.element(page.getByRole('heading', { level: 1, name: '您的展位，可以是这样' })).toBeVisible()
  expect(textsOf(page.getByRole('heading', { level: 3 }))).toEqual(
    ['企业介绍', '宣传视频', '展品', '联系方式', '交换名片', '一对一洽谈'].map((part) =>
      expect.stringContaining(part),
    ),
  )
  await expect
    .element(page.getByRole('link', { name: '前往展商登录' }))
    .toHaveAttribute('href', expect.stringMatching(/\/sso\?redirect=/))
  await expectAccessible()
  await expectGoodShape()
})

// The last one: who has passed as a guest is not asked again in this document.
test('B-09 a guest who enters from the side panel is asked once, and goes on as a guest', async () => {
  await openSite('/exhibition', unasked)
  const place = (await held.first().findElement()).getAttribute('href') ?? ''
  await held.first().click()
  await expect.element(choice).toBeVisible()
  expect(address()).toBe(`/role?${new URLSearchParams({ return: place })}`)
  await expect.element(page.getByText('接下来前往：')).toBeVisible()
  await page.getByRole('link', { name: '以访客身份逛逛' }).click()
  await expect.poll(address).toBe(place)
  history.back()
  await expect.poll(address).toBe('/exhibition')
  await held.nth(1).click()
  await expect.poll(address).toMatch(/^\/area\//)
})
