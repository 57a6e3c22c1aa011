import { fillInSignIn } from '../account.ts'
import { by } from '../driver/target.ts'
import { test } from '../test.ts'

test('S-93 sign in: on a phone a visitor signs in and comes back to where they were', async ({
  visit,
  request,
}) => {
  const place = '/mobilezhanquDetaile?company_id=1001&exhibition_id=21'
  await visit.open(`/mobileLogin?${new URLSearchParams({ return: place })}`)
  await fillInSignIn(visit, { request })
  await visit.see(by('status', undefined, { text: '欢迎回来' }))
  await visit.addressIs(place)
  await visit.reload()
  await visit.open('/home')
  await visit.see(by('main', undefined, { text: '林晓舟' }))
})
