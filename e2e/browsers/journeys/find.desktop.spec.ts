import { by } from '../driver/target.ts'
import { expect, test } from '../test.ts'

const results = by('dialog')
const cards = by('article', undefined, { within: results })

test('S-93 find: a word in the header finds exhibitors and exhibits, and leads to a booth and its product', async ({
  visit,
}) => {
  await visit.open('/exhibition')
  const box = by('textbox', '关键词')
  await visit.fill(box, '海')
  await visit.enter(box)
  await visit.see(by('dialog', '“海”的搜索结果'))
  expect(await visit.textOf(by('mark', undefined, { within: cards }))).toBe('海')
  const company = await visit.textOf(by('heading', undefined, { within: cards }))
  await visit.press(by('link', undefined, { within: cards }))
  await visit.addressMatches(/^\/area\/ztDetail\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  await visit.see(by('heading', company))
  await visit.back()
  await visit.press(by('button', /^展品/, { within: results }))
  // The exhibitors stay until the exhibits have come.
  await visit.seeNo(by('heading', company, { within: cards }))
  const product = await visit.textOf(by('link', undefined, { within: cards }))
  await visit.press(by('link', undefined, { within: cards }))
  await visit.addressMatches(/^\/area\/ztDetail\/detail\?company_id=\d+&.*exhibition_product_id=\d+$/)
  await visit.see(by('heading', product))
})
