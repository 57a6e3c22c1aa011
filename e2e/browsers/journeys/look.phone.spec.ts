import { by } from '../driver/target.ts'
import { expectShape } from '../look.ts'
import { test } from '../test.ts'

for (const [name, path] of [
  ['home', '/mobileExhibition'],
  ['booth', '/mobilezhanquDetaile?company_id=1001&exhibition_id=21'],
  ['list', '/mobileSearch?find=100&find_search=海'],
  ['schedule', '/schedule?exhibition_id=21'],
] as const)
  test(`S-94 the phone’s ${name} keeps its shape: nothing sticks out, is cut off or empty, and every picture is there`, async ({
    visit,
  }, info) => {
    await visit.open(path)
    await visit.see(by('heading'))
    await expectShape(visit, info.outputPath(`${name}.png`))
  })
