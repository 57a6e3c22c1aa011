import { addressOf, hallSpot, idText, sitePaths } from '@tradefloor/rules'
import { LocalName, useText } from '@tradefloor/ui'
import { NoExhibition } from '../../features/exhibitions/exhibition-sheet.tsx'
import {
  useAddressedExhibition,
  useExhibitionTitle,
} from '../../features/exhibitions/use-addressed-exhibition.ts'
import { ExhibitorFlow } from '../../features/exhibitors/exhibitor-flow.tsx'
import { useExhibitorFlow } from '../../features/exhibitors/queries.ts'
import { exhibitorTexts } from '../../features/exhibitors/texts.ts'
import { useListChoice } from '../../shared/listing/use-list-choice.ts'
import { PhonePage } from './phone-header.tsx'
import { SearchLink } from './search-link.tsx'

const listAddress = sitePaths.exhibitions.phone

export default function PhoneExhibitors() {
  const t = useText(exhibitorTexts)
  const page = useAddressedExhibition({})
  const name = useExhibitionTitle(page)
  if (page.state !== 'there')
    return (
      <PhonePage title={t('all')} otherwise={listAddress} headed>
        <NoExhibition page={page} listAddress={listAddress} />
      </PhonePage>
    )
  const { exhibition } = page
  return (
    <PhonePage
      title={t('all')}
      note={<Count exhibitionId={exhibition.id} />}
      tools={<SearchLink />}
      otherwise={addressOf(hallSpot.phone, { exhibition_id: idText(exhibition.id) })}
    >
      {name && (
        <p className="mb-3 text-13 text-ink-2">
          <LocalName name={name} />
        </p>
      )}
      <ExhibitorFlow exhibition={exhibition} />
    </PhonePage>
  )
}

function Count({ exhibitionId }: { exhibitionId: number }) {
  const t = useText(exhibitorTexts)
  const { choice } = useListChoice()
  const count = useExhibitorFlow(exhibitionId, choice).data?.count
  return count === undefined ? null : t('count', { count })
}
