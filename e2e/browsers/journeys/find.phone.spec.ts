import { by } from '../driver/target.ts'
import { expect, test } from '../test.ts'

const cards = by('article')

test('S-93 find: on a phone a word finds exhibitors and exhibits, and leads to a booth and a product', async ({
  visit,
}) => {
  await visit.open('/mobileExhibition')
  await visit.press(by('link', '搜索'))
  await visit.addressIs('/mobileSearch')
  const box = by('textbox', undefined)
  await visit.fill(box, '海')
  await visit.enter(box)
  expect(await visit.textOf(by('mark', undefined, { within: cards }))).toBe('海')
  const company = await visit.textOf(by('heading', undefined, { within: cards }))
  await visit.press(by('link', undefined, { within: cards }))
  await visit.addressMatches(/^\/mobilezhanquDetaile\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  await visit.see(by('heading'))
  await visit.back()
  await visit.press(by('tab', /^展品/))
  await visit.seeNo(by('heading', company, { within: cards }))
  await visit.press(by('link', undefined, { within: cards }))
  await visit.addressMatches(/^\/mobileAboutProductDetail\?company_id=\d+&.*exhibition_product_id=\d+$/)
  await visit.see(by('heading'))
})
