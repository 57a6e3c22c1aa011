import type { ExhibitorDetail } from '@tradefloor/contract'
import { addressOf, exhibitorsSpot } from '@tradefloor/rules'
import { Button, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { BookCheck, BookUser, Ellipsis, MessageCircleMore } from 'lucide-react'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { companyName } from '../../domains/catalogue/company-text.ts'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { BoothLine } from '../../features/booth/booth-line.tsx'
import { phoneBoothTexts } from '../../features/booth/phone-texts.ts'
import type { Booth } from '../../features/booth/queries.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import type { useBoothSheets } from '../../features/booth/use-booth-sheets.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { BackButton } from './phone-header.tsx'

/** The line over a booth's scene: back, whose booth it is, its star. */
export function BoothBar({ exhibitor, booth }: { exhibitor: ExhibitorDetail; booth: Booth }) {
  const { language } = useLanguage()
  const { company, booth_no, reply, is_store } = exhibitor
  const name = companyName(company, language)
  return (
    <header className="flex flex-wrap items-center gap-2">
      <BackButton
        otherwise={addressOf(exhibitorsSpot.phone, { exhibition_id: String(booth.exhibitionId) })}
      />
      <div className="glass flex min-h-11 min-w-0 flex-1 basis-48 items-center gap-2.5 rounded-pill py-1 pr-1 pl-2 max-[15rem]:pl-5">
        <CompanyLogo src={company.logo_url} name={name.text} className="size-8 max-[15rem]:hidden" />
        <div className="min-w-0 flex-1">
          <h1 className="line-clamp-2 leading-[1.25rem] font-bold hyphens-auto wrap-anywhere max-[15rem]:line-clamp-none">
            <LocalName name={name} />
          </h1>
          <BoothLine reply={reply} booth_no={booth_no} />
        </div>
        <StarButton
          favourite={{
            kind: 'exhibitor',
            body: { exhibition_id: booth.exhibitionId, company_id: booth.companyId },
          }}
          marked={is_store === 1}
          name={name.text}
          device="phone"
          look="glass"
          className="rounded-pill!"
        />
      </div>
      <LanguageToggle look="scene" />
    </header>
  )
}

/** What a thumb reaches first: a word with them, the exchange of cards, and everything else. */
export function BoothDock({
  exhibitor,
  sheets,
}: {
  exhibitor: ExhibitorDetail
  sheets: ReturnType<typeof useBoothSheets>
}) {
  const isExchanged = exhibitor.is_switch === 1
  const Card = isExchanged ? BookCheck : BookUser
  const t = useText(boothTexts)
  const words = useText(phoneBoothTexts)
  return (
    <nav
      aria-label={t('rightRail')}
      className="mx-auto flex max-w-120 flex-wrap gap-2 pb-[calc(12px+var(--safe-bottom))]"
    >
      <Button
        look="primary"
        size={48}
        icon={<MessageCircleMore size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => sheets.open('chat')}
        className="flex-1 rounded-dock! px-3! shadow-pop [--ring:white]"
      >
        {t('chat')}
      </Button>
      <button
        type="button"
        onClick={() => sheets.open('card')}
        className="glass flex min-h-12 items-center justify-center gap-2 rounded-dock px-4 text-16 max-[22.5rem]:px-2.5 max-[22.5rem]:text-14 max-[15rem]:flex-1 max-[15rem]:px-2 active:bg-glass-dense"
      >
        <Card size={20} strokeWidth={1.75} aria-hidden />
        {t(isExchanged ? 'cardDone' : 'card')}
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={sheets.sheet === 'more'}
        onClick={() => sheets.openSheet('more')}
        aria-label={words('more')}
        className="glass grid min-h-12 min-w-12 place-items-center rounded-dock active:bg-glass-dense"
      >
        <Ellipsis size={22} strokeWidth={1.75} aria-hidden />
      </button>
    </nav>
  )
}
