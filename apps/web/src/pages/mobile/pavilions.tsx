import { buttonClasses, EmptyState, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ExhibitionFlow } from '../../features/exhibitions/exhibition-flow.tsx'
import { listMessages } from '../../features/exhibitions/list-messages.ts'
import { exhibitionMessages } from '../../features/exhibitions/messages.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { phoneMessages } from './messages.ts'
import { PhoneTitle } from './phone-header.tsx'
import { SearchLink } from './search-link.tsx'

export default function PhonePavilions() {
  const t = useText(phoneMessages)
  const words = useText(exhibitionMessages)
  const list = useText(listMessages)
  usePageTitle(t('pavilions'))
  return (
    <>
      <PhoneTitle text={t('pavilions')} tools={<SearchLink />} />
      <div className="border-t border-line px-4 py-3">
        <ExhibitionFlow
          list="phonePavilion"
          bothNames
          empty={
            <EmptyState
              title={words('nothingHere')}
              hint={list('nothingHereHint')}
              action={
                <Link to="/mobileExhibitors" className={buttonClasses('soft', 40)}>
                  {list('seeHeld')}
                </Link>
              }
            />
          }
        />
      </div>
    </>
  )
}
