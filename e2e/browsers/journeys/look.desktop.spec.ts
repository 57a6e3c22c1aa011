import { by } from '../driver/target.ts'
import { expectShape } from '../look.ts'
import { test } from '../test.ts'

for (const [name, path] of [
  ['home', '/exhibition'],
  ['booth', '/area/ztDetail?company_id=1001&exhibition_id=21'],
  ['list', '/area/zhanqu?exhibition_id=34&status=0&list=exhibitors'],
  ['schedule', '/area/consult/rcap?exhibition_id=21'],
  ['sign-in', '/login'],
] as const)
  test(`S-94 ${name} keeps its shape: nothing sticks out, is cut off or empty, and every picture is there`, async ({
    visit,
  }, info) => {
    await visit.open(path)
    await visit.see(by('heading'))
    await expectShape(visit, info.outputPath(`${name}.png`))
  })
