import { registerVisitor } from '../../support/visitor.ts'
import { fillInSignIn, openAs } from '../account.ts'
import { by } from '../driver/target.ts'
import { test } from '../test.ts'

const box = by('textbox', '洽谈内容')
const answerBox = by('textbox', '回复内容')
const log = (text: string) => by('log', undefined, { text })

test('S-93 talk: a visitor writes at a booth, the exhibitor answers at the desk, and both see it at once', async ({
  visit,
  newVisit,
  request,
}) => {
  const visitor = await registerVisitor({ request }, `苏念${Date.now() % 10_000}`)
  await openAs(visit, { request }, visitor, '/area/ztDetail/chat?company_id=1001&exhibition_id=21')
  await visit.fill(box, '请发一份报价单。')
  await visit.enter(box)
  await visit.see(by('listitem', undefined, { text: '已送达', within: log('请发一份报价单') }))

  const desk = await newVisit()
  await desk.open('/desk/inbox')
  await desk.addressMatches(/^\/sso\?/)
  await fillInSignIn(desk, { request }, { account: 'booth', password: 'Booth#2026' })
  await desk.press(by('link', new RegExp(visitor.name)))
  await desk.see(log('请发一份报价单'))
  await visit.see(by('listitem', undefined, { text: '已读', within: log('请发一份报价单') }))
  await desk.fill(answerBox, '好的，十分钟内发您。')
  await desk.enter(answerBox)
  await visit.see(log('十分钟内发您'))
  await visit.reload()
  await visit.see(log('十分钟内发您'))
})
