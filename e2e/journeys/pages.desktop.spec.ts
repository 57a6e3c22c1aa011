import { expectAccessible, expectGoodShape, expectReachable } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  ['B-03', '/exhibition'],
  ['B-05', '/exhibition?list=held'],
  ['B-12', '/plateformInfo'],
  ['K-17', '/area/zhanqu?exhibition_id=34&status=0'],
  ['G-02', '/area/zhanqu?exhibition_id=34&list=exhibitors'],
  ['F-04', '/area/consult/relation?exhibition_id=21'],
  ['F-04', '/area/consult/rcap?exhibition_id=21'],
  ['F-05', '/area/conference?exhibition_id=21'],
  ['F-06', '/area/bigconference?exhibition_id=21'],
  ['F-08', '/area/bigconference/bigAgenda?exhibition_id=21'],
  ['F-09', '/area/smallconference/smallGuest?exhibition_id=21'],
  ['F-07', '/area/smallconference/smallIntroduce?exhibition_id=21'],
  ['H-03', '/area/ztDetail/about?company_id=1001&exhibition_id=21'],
  ['H-04', '/area/ztDetail/product?company_id=1001&exhibition_id=21'],
  ['H-05', '/area/ztDetail/card?company_id=1001&exhibition_id=21'],
  ['H-02', '/area/ztDetail?company_id=1001&exhibition_id=21'],
  ['S-77', '/area/ztDetail?company_id=999999&exhibition_id=21'],
  ['S-77', '/area/zhanqu?exhibition_id=999999'],
  ['S-77', '/messageMails'],
  ['S-78', '/choosePavilion'],
  ['C-01', '/login'],
  ['C-05', '/register'],
  ['C-08', '/forget'],
  ['B-13', '/beltRoad'],
  ['A-08', '/nowhere'],
] as const

/** Besides the 1440 of the first load. The last is that window at 200 %. */
const sizes = [
  [1920, 1080],
  [1280, 800],
  [1024, 700],
  [720, 450],
] as const

for (const [row, path] of pages)
  test.describe(() => {
    // What is not there is answered so, which the console reports.
    test.use({ expectedErrors: row === 'S-77' ? [/status of 404/] : [] })
    test(`${row} A-09 S-71 ${path} is accessible, in good shape and within reach in every size of window`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: '正在加载' })).toHaveCount(0)
      await expectGoodShape(page)
      await expectAccessible(page)
      await expectReachable(page)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await expectGoodShape(page)
        await expectReachable(page)
      }
    })
  })
