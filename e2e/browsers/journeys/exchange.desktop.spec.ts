import { registerVisitor } from '../../support/visitor.ts'
import { openAs } from '../account.ts'
import { by } from '../driver/target.ts'
import { test } from '../test.ts'

test('S-93 exchange: a visitor completes their card, agrees, exchanges, and finds the other card in the holder', async ({
  visit,
  request,
}) => {
  const visitor = await registerVisitor({ request })
  await openAs(visit, { request }, visitor, '/area/ztDetail/card?company_id=1001&exhibition_id=21')
  const panel = by('dialog', '交换名片')
  await visit.fill(by('textbox', /^职位/, { within: panel }), '采购经理')
  await visit.fill(by('textbox', /^公司/, { within: panel }), '程氏海产贸易行')
  await visit.press(by('checkbox', undefined, { within: panel }))
  await visit.press(by('button', '保存并交换', { within: panel }))
  await visit.see(by('status', undefined, { text: '名片交换成功' }))
  await visit.seeNo(panel)
  await visit.reload()
  await visit.press(by('button', '已交换名片'))
  await visit.press(by('link', '打开名片夹', { within: panel }))
  await visit.see(by('dialog', '个人中心', { text: '顾闻笛' }))
})
