import { buttonClasses, EmptyState, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ExhibitionCards } from '../../features/exhibitions/exhibition-cards.tsx'
import { exhibitionMessages } from '../../features/exhibitions/messages.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { phoneMessages } from './messages.ts'
import { PhoneTitle } from './phone-header.tsx'

export default function PhonePavilions() {
  const t = useText(phoneMessages)
  const words = useText(exhibitionMessages)
  usePageTitle(t('pavilions'))
  return (
    <>
      <PhoneTitle text={t('pavilions')} />
      <div className="border-t border-line px-4 py-3">
        <ExhibitionCards
          list="phonePavilion"
          layout="phone"
          bothNames
          empty={
            <EmptyState
              title={words('nothingHere')}
              hint={words('nothingHereHint')}
              action={
                <Link to="/mobileExhibitors" className={buttonClasses('soft', 40)}>
                  {words('seeHeld')}
                </Link>
              }
            />
          }
        />
      </div>
    </>
  )
}
