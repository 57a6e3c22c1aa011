import { filmReplay, liveNow } from '../../support/conference.ts'
import { by } from '../driver/target.ts'
import { expectPlaying } from '../playing.ts'
import { test } from '../test.ts'

test('S-93 watch: a visitor chooses a hall, and what is live in it plays', async ({ visit, request }) => {
  const live = await liveNow({ request })
  await visit.open(`/area/conference?exhibition_id=${live.exhibition_id}`)
  await visit.press(by('link', /^进入/, { within: by('article', undefined, { text: live.title }) }))
  await visit.see(by('heading', live.title))
  await expectPlaying(visit)
})

test('S-93 watch: a recording that is one film plays with its captions', async ({ visit, request }) => {
  const { id, exhibition_id } = await filmReplay({ request })
  await visit.open(`/area/consult/rcap?exhibition_id=${exhibition_id}&play=${id}`)
  await expectPlaying(visit)
  const captions = /欢迎来到本届云展|昼夜开放|点开它|看回放|谈得顺利/.source
  await visit.until(
    'a caption',
    (pattern) => new RegExp(pattern).test(document.body.textContent ?? ''),
    captions,
  )
})
