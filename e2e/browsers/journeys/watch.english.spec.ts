import { liveNow } from '../../support/conference.ts'
import { by } from '../driver/target.ts'
import { expectPlaying } from '../playing.ts'
import { test } from '../test.ts'

test('S-93 watch: in English a visitor chooses a hall, and what is live in it plays', async ({
  visit,
  request,
}) => {
  const live = await liveNow({ request })
  await visit.open(`/area/conference?exhibition_id=${live.exhibition_id}`)
  await visit.see(by('heading', 'Choose a hall'))
  await visit.press(by('link', undefined, { within: by('article', undefined, { text: live.title_en }) }))
  await visit.see(by('heading', live.title_en))
  await expectPlaying(visit)
})
