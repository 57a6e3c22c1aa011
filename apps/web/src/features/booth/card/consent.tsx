import type { ExhibitorDetail } from '@tradefloor/contract'
import { localText } from '@tradefloor/rules'
import { CheckBox, useLanguage, useText } from '@tradefloor/ui'
import { companyName } from '../../../domains/catalogue/company-text.ts'
import { cardTexts } from './texts.ts'

interface ConsentProps {
  exhibitor: ExhibitorDetail
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** The agreement, in words that name who gets the card and what for. */
export function Consent({ exhibitor, agreed, onAgree }: ConsentProps) {
  const t = useText(cardTexts)
  const { language } = useLanguage()
  const company = companyName(exhibitor.company, language).text
  const { cn, en } = exhibitor.vhall.exhibition_name
  const exhibition = localText(language, cn, en) || exhibitor.exhibition_name
  return (
    <div className="mt-4 rounded-card bg-harbour-light px-3 py-1">
      <CheckBox checked={agreed} onChange={onAgree}>
        {t('consent', { company, exhibition })}
      </CheckBox>
    </div>
  )
}
