import { addressOf, conferenceSpot, sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { GuestGrid } from '../../features/conference/guests.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { NoExhibition } from '../../features/exhibitions/exhibition-sheet.tsx'
import {
  useConferenceExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { PhonePage } from './phone-header.tsx'

/** Who speaks at an exhibition. */
export default function PhoneGuests() {
  const t = useText(conferenceTexts)
  const page = useConferenceExhibition()
  useExhibitionTitle(page)
  if (page.state !== 'there')
    return (
      <PhonePage title={t('guests')} otherwise={sitePaths.home.phone} headed>
        <NoExhibition page={page} listAddress={sitePaths.exhibitions.phone} />
      </PhonePage>
    )
  const { id } = page.exhibition
  return (
    <PhonePage title={t('guests')} otherwise={addressOf(conferenceSpot.phone, { exhibition_id: String(id) })}>
      <GuestGrid exhibitionId={id} />
    </PhonePage>
  )
}
