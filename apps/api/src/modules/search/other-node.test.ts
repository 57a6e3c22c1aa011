import { expect, onTestFinished, test } from 'vitest'
import { anExhibition, anExhibitor, aProduct } from '../../testing/builders.ts'
import { indexPending } from '../../testing/pending-index.ts'
import { soon } from '../../testing/soon.ts'
import { openTwoNodes } from '../../testing/two-nodes.ts'

test('U-21 another node finds by pinyin what was written on this one, without waiting for its replies to age', async () => {
  const { here, there, close } = await openTwoNodes()
  onTestFinished(close)
  const find = async () => {
    const path = '/api/exhibition/v2/web/exhibition-product'
    return (await there.call({ path, query: { search: 'youyu' } })).json().count
  }
  expect(await find()).toBe(0)
  await anExhibition(here, { id: 21 })
  await aProduct(here, await anExhibitor(here, { in: 21 }), { nameZh: '冷冻鱿鱼' })
  await indexPending()
  await soon(async () => expect(await find()).toBe(1))
})
