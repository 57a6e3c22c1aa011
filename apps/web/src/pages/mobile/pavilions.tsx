import { sitePaths } from '@tradefloor/rules'
import { buttonClasses, EmptyState, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { ExhibitionFlow } from '../../features/exhibitions/exhibition-flow.tsx'
import { listTexts } from '../../features/exhibitions/list-texts.ts'
import { exhibitionTexts } from '../../features/exhibitions/texts.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { PhoneTitle } from './phone-header.tsx'
import { SearchLink } from './search-link.tsx'
import { phoneTexts } from './texts.ts'

export default function PhonePavilions() {
  const t = useText(phoneTexts)
  const words = useText(exhibitionTexts)
  const list = useText(listTexts)
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
                <Link to={sitePaths.exhibitions.phone} className={buttonClasses('soft', 40)}>
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
