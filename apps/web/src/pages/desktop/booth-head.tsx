import type { ExhibitorDetail } from '@tradefloor/contract'
import { addressOf, boothQuery, boothSpot, hallSpot } from '@tradefloor/rules'
import { LocalName, type LocalText, useText } from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { CompanyLogo } from '../../domains/catalogue/company-logo.tsx'
import { StarButton } from '../../domains/favourites/star-button.tsx'
import { BoothLine } from '../../features/booth/booth-line.tsx'
import type { Booth } from '../../features/booth/queries.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import { useCovered } from '../../shared/page/free-room.ts'
import { ShareButton } from '../../shared/share/share-button.tsx'

interface BoothHeadProps {
  exhibitor: ExhibitorDetail
  booth: Booth
  name: LocalText
}

/** Whose booth it is, the way back to the hall, and what a visitor may do with it as a whole. */
export function BoothHead({ exhibitor, booth, name }: BoothHeadProps) {
  const t = useText(boothTexts)
  const { company, booth_no, reply } = exhibitor
  const { right } = useCovered()
  return (
    <div
      // An open panel does not lie over it.
      style={{ maxWidth: `calc(100% - ${right}px - 40px)` }}
      className="scene-part glass absolute top-20 left-6 z-(--z-shell) flex min-h-14 compact:-order-2 compact:self-start items-center gap-3 rounded-row p-1.5"
    >
      <Link
        to={addressOf(hallSpot.desktop, { exhibition_id: String(booth.exhibitionId), status: '0' })}
        aria-label={t('backToHall')}
        title={t('backToHall')}
        className="grid size-11 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
      >
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      </Link>
      <CompanyLogo src={company.logo_url} name={name.text} className="size-10" />
      <div className="min-w-0">
        <h1 className="line-clamp-2 text-15 leading-[1.25rem] font-bold">
          <LocalName name={name} />
        </h1>
        <BoothLine reply={reply} booth_no={booth_no} />
      </div>
      <span className="flex shrink-0">
        <StarButton
          favourite={{
            kind: 'exhibitor',
            body: { exhibition_id: booth.exhibitionId, company_id: booth.companyId },
          }}
          marked={exhibitor.is_store === 1}
          name={name.text}
          device="desktop"
          look="glass"
        />
        <ShareButton
          name={name.text}
          address={addressOf(boothSpot.desktop, boothQuery(booth))}
          className="text-white hover:bg-glass-hover"
        />
      </span>
    </div>
  )
}
