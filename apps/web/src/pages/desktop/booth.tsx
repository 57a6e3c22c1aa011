import { LocalName, Tag, useText } from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { BoothContent } from '../../features/booth/booth-content.tsx'
import { BoothRail } from '../../features/booth/booth-rail.tsx'
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
import { addressOf, type BoothPanel, hallSpot } from '../../shared/go/spots.ts'
import { LostAtSea } from '../../shared/page/lost-at-sea.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'

/** Narrow panels are for a few lines, wide ones for pictures. */
const widths: Record<BoothPanel, 420 | 664> = {
  about: 664,
  videoList: 664,
  product: 664,
  detail: 664,
  contact: 420,
  card: 420,
  chat: 420,
  posters: 664,
}

/** The words over the poster stand in the middle of what the open panel leaves free. */
const freeBeside = { 420: 'right-136', 664: 'right-197' }

export default function DesktopBooth({ panel }: { panel?: BoothPanel }) {
  const page = useAddressedBooth()
  const [query] = useSearchParams()
  const open = panel ?? (query.get('panel') === 'posters' ? 'posters' : undefined)
  return (
    <div className="relative min-h-150 flex-1">
      {page.state === 'there' ? (
        <Booth page={page} panel={open} />
      ) : (
        <>
          <NoBoothTitle page={page} />
          <section className="surface absolute top-20 right-4 z-(--z-panel) w-110 rounded-sheet p-6 shadow-sheet">
            <NoBooth page={page} home="/exhibition" />
          </section>
          <div className="sea fixed inset-0 z-(--z-scene)">{page.state === 'unknown' && <LostAtSea />}</div>
        </>
      )}
    </div>
  )
}

function NoBoothTitle({ page }: { page: AddressedBooth }) {
  useBoothTitle(page)
  return null
}

type Present = Extract<AddressedBooth, { state: 'there' }>

function Booth({ page, panel }: { page: Present; panel: BoothPanel | undefined }) {
  const t = useText(boothMessages)
  const name = useBoothTitle(page)
  const { exhibitor, booth } = page
  const around = useAddressedExhibition({ fixed: booth.exhibitionId })
  const { open, close, onMessage, detail, counts } = useBoothPanels(booth, 'desktop', panel)
  const rail = { current: panel, counts, onOpen: open, onClose: close }
  return (
    <>
      <div className="glass absolute top-20 left-6 z-(--z-shell) flex min-h-14 max-w-[calc(100%-48px)] items-center gap-3 rounded-row p-1.5 pr-4">
        <Link
          to={addressOf(hallSpot.desktop, { exhibition_id: String(booth.exhibitionId), status: '0' })}
          aria-label={t('backToHall')}
          title={t('backToHall')}
          className="grid size-11 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        </Link>
        <CompanyLogo src={exhibitor.company.logo_url} name={name?.text ?? ''} className="size-10" />
        <div className="min-w-0">
          <h1 className="truncate text-15 font-bold">{name && <LocalName name={name} />}</h1>
          {exhibitor.booth_no && (
            <p className="text-12 text-on-glass-2">{t('boothNumber', { number: exhibitor.booth_no })}</p>
          )}
        </div>
      </div>
      <BoothRail side="left" {...rail} />
      {panel && (
        <SidePanel
          key={panel === 'detail' ? 'product' : panel}
          title={t(panelTitles[panel])}
          note={
            panel === 'detail' && (
              <button
                type="button"
                onClick={() => open('product')}
                className="flex h-10 items-center gap-1 text-harbour hover:text-harbour-hover"
              >
                <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
                {t('allProducts')}
                {counts.product ? <Tag tone="replay">{counts.product}</Tag> : null}
              </button>
            )
          }
          width={widths[panel]}
          className="right-31 in-[:lang(en)]:right-34"
          onClose={close}
        >
          <BoothContent panel={panel} booth={booth} exhibitor={exhibitor} layout="panel" detail={detail} />
        </SidePanel>
      )}
      <BoothRail side="right" {...rail} />
      <div className="sea fixed inset-0 z-(--z-scene) overflow-hidden">
        {around.state === 'there' && (
          <BoothStage
            exhibition={around.exhibition}
            exhibitor={exhibitor}
            booth={booth}
            device="desktop"
            onMessage={onMessage}
            curtainClassName={panel && freeBeside[widths[panel]]}
          />
        )}
      </div>
    </>
  )
}
