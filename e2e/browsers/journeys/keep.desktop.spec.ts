import { registerVisitor } from '../../support/visitor.ts'
import { openAs } from '../account.ts'
import { by } from '../driver/target.ts'
import { expect, test } from '../test.ts'

test('S-93 keep: a visitor stars a product of a booth, and finds it among the favourites', async ({
  visit,
  request,
}) => {
  const visitor = await registerVisitor({ request })
  await openAs(visit, { request }, visitor, '/area/ztDetail/product?company_id=1001&exhibition_id=21')
  const star = by('button', /^收藏 /, { within: by('dialog') })
  const product = ((await visit.attributeOf(star, 'aria-label')) ?? '').replace('收藏 ', '')
  expect(product).not.toBe('')
  await visit.press(star)
  await visit.see(by('status', undefined, { text: '收藏成功' }))
  expect(await visit.attributeOf(star, 'aria-pressed')).toBe('true')
  await visit.open('/plateformInfo?centre=2')
  const centre = by('dialog', '个人中心')
  await visit.see(by('heading', '收藏的展品', { within: centre }))
  await visit.see(by('link', product, { within: centre }))
})
