import type { Page } from '@playwright/test'
import {
  cancelCards,
  getExhibitor,
  getMyCard,
  listReceivedCards,
  patchMyCard,
  switchCard,
} from '@tradefloor/contract'
import { captchaAfter } from './account.ts'
import { demoFolder, expo } from './organiser.ts'
import { expect } from './test.ts'
import { newVisitor } from './visitor.ts'

const fair = 21
const company = 1001

/** A visitor of the journey's own gives the demo exhibitor their card. */
export async function giveCard(page: Page, name: string) {
  const visitor = await newVisitor(page, name)
  const { info } = await visitor.call(getExhibitor, {
    params: { id: company },
    query: { exhibition_id: fair },
  })
  const { data: own } = await visitor.call(getMyCard)
  const card = { post: '采购总监', company_name: `${name}海产贸易行` }
  await visitor.call(patchMyCard, { params: { id: own.id }, body: card })
  const give = () =>
    visitor.call(switchCard, { body: { exhibition_id: fair, card_id: info.cards[0]?.id ?? 0 } })
  const takeBack = async () => {
    const { list } = await visitor.call(listReceivedCards)
    await visitor.call(cancelCards, { params: { ids: String(list[0]?.id) } })
  }
  await give()
  return { ...visitor, ...card, give, takeBack }
}

/** Fills the sign-on in and sends it. */
export async function fillInSignOn(page: Page, code: string, name = 'booth', password = 'Booth#2026') {
  await page.getByLabel('账号', { exact: true }).fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** From the desk's address through the sign-on to the desk. */
export async function signOnToDesk(page: Page, address = '/desk') {
  const code = await captchaAfter(page, () => page.goto(address))
  await expect(page).toHaveURL(/\/sso\?/)
  await fillInSignOn(page, code)
  await expect(page.getByRole('navigation', { name: '工作台导航' }).first()).toBeAttached()
}

/** The address of an invitation, as the organiser passes it on. */
export async function invitationFor(contact: number): Promise<string> {
  const told = await expo(['invite', '--contact', String(contact)], demoFolder())
  return /\/sso\?invite=\S+/.exec(told)?.[0] ?? ''
}

/** On the page of an invitation: a contact opens their account, sees what there is to do, and goes to the inbox. */
export async function acceptInvitation(page: Page, name: string) {
  const password = 'Harbour#2026'
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('设置密码').fill(password)
  await page.getByRole('button', { name: '开通账号' }).click()
  await expect(page).toHaveURL(/\/desk\/start$/)
  await expect(page.getByRole('heading', { name: /要做的事/ })).toBeVisible()
  const menu = page.getByRole('navigation', { name: '工作台导航' }).filter({ visible: true })
  await menu.getByRole('link', { name: '洽谈' }).click()
  await expect(page).toHaveURL(/\/desk\/inbox$/)
}
