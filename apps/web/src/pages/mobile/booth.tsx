import { LocalName, Sheet, useText } from '@tradefloor/ui'
import { BookUser, Ellipsis, MessageCircleMore } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BoothContent } from '../../features/booth/booth-content.tsx'
import { BoothMenu } from '../../features/booth/booth-menu.tsx'
import { BoothStage } from '../../features/booth/booth-stage.tsx'
import { boothMessages } from '../../features/booth/messages.ts'
import { NoBooth } from '../../features/booth/no-booth.tsx'
import { panelTitles } from '../../features/booth/panel-names.ts'
import {
  type AddressedBooth,
  useAddressedBooth,
  useBoothTitle,
} from '../../features/booth/use-addressed-booth.ts'
import { useBoothPanels } from '../../features/booth/use-booth-panels.ts'
import { useAddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { CompanyLogo } from '../../shared/company/company-logo.tsx'
import { addressOf, exhibitorsSpot } from '../../shared/go/spots.ts'
import { pageMessages } from '../../shared/page/messages.ts'
import { BackButton, PhonePage } from './phone-header.tsx'

const sheets = ['contact', 'card', 'chat', 'posters'] as const

export default function PhoneBooth() {
  const t = useText(boothMessages)
  const page = useAddressedBooth()
  useBoothTitle(page)
  if (page.state === 'there') return <Booth page={page} />
  return (
    <PhonePage title={t('placeholder')} otherwise="/mobileExhibition" headed>
      <NoBooth page={page} home="/mobileExhibition" />
    </PhonePage>
  )
}

function Booth({ page: { exhibitor, booth } }: { page: Extract<AddressedBooth, { state: 'there' }> }) {
  const t = useText(boothMessages)
  const common = useText(pageMessages)
  const name = useBoothTitle({ state: 'there', exhibitor, booth })
  const [query] = useSearchParams()
  const panel = sheets.find((sheet) => sheet === query.get('panel'))
  const around = useAddressedExhibition({ fixed: booth.exhibitionId })
  const { open, close, onMessage, detail, counts } = useBoothPanels(booth, 'phone', panel)
  const [more, setMore] = useState(false)
  const action =
    'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-row text-12 text-white active:bg-glass-hover'
  return (
    <div className="relative flex min-h-dvh flex-1 flex-col">
      <header className="relative z-(--z-shell) flex items-center gap-2 px-3 pt-[calc(8px+var(--safe-top))]">
        <BackButton
          otherwise={addressOf(exhibitorsSpot.phone, { exhibition_id: String(booth.exhibitionId) })}
        />
        <div className="glass flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-pill py-1 pr-4 pl-2">
          <CompanyLogo src={exhibitor.company.logo_url} name={name?.text ?? ''} className="size-8" />
          <div className="min-w-0">
            <h1 className="line-clamp-2 leading-5 font-bold">{name && <LocalName name={name} />}</h1>
            {exhibitor.booth_no && (
              <p className="text-12 text-on-glass-2">{t('boothNumber', { number: exhibitor.booth_no })}</p>
            )}
          </div>
        </div>
      </header>
      <div className="pointer-events-none flex-1" />
      <nav
        aria-label={t('rightRail')}
        className="glass relative z-(--z-shell) mx-3 mb-[calc(12px+var(--safe-bottom))] flex rounded-dock p-1"
      >
        <button type="button" onClick={() => open('chat')} className={action}>
          <MessageCircleMore size={22} strokeWidth={1.75} aria-hidden />
          {t('chat')}
        </button>
        <button type="button" onClick={() => open('card')} className={action}>
          <BookUser size={22} strokeWidth={1.75} aria-hidden />
          {t('card')}
        </button>
        <button type="button" aria-expanded={more} onClick={() => setMore(true)} className={action}>
          <Ellipsis size={22} strokeWidth={1.75} aria-hidden />
          {t('more')}
        </button>
      </nav>
      <div className="sea fixed inset-0 z-(--z-scene) overflow-hidden">
        {around.state === 'there' && (
          <BoothStage
            exhibition={around.exhibition}
            exhibitor={exhibitor}
            booth={booth}
            device="phone"
            onMessage={onMessage}
          />
        )}
      </div>
      <Sheet open={more} onClose={() => setMore(false)} title={t('more')} closeText={common('close')}>
        <BoothMenu
          counts={counts}
          onOpen={(wanted) => {
            setMore(false)
            open(wanted)
          }}
        />
      </Sheet>
      <Sheet
        open={panel !== undefined}
        onClose={close}
        title={t(panelTitles[panel ?? 'contact'])}
        closeText={common('close')}
      >
        {panel && (
          <BoothContent
            panel={panel}
            booth={booth}
            exhibitor={exhibitor}
            layout="phone"
            detail={detail}
            onOpen={open}
            onClose={close}
          />
        )}
      </Sheet>
    </div>
  )
}
