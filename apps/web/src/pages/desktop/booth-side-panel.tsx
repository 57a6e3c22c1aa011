import type { ExhibitorDetail } from '@tradefloor/contract'
import type { BoothPanel } from '@tradefloor/rules'
import { Tag, useText } from '@tradefloor/ui'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { BoothContent } from '../../features/booth/booth-content.tsx'
import { BoothWays } from '../../features/booth/booth-ways.tsx'
import { panelTitles } from '../../features/booth/panel-names.ts'
import type { Booth } from '../../features/booth/queries.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import type { useBoothPanels } from '../../features/booth/use-booth-panels.ts'
import { SidePanel } from '../../shared/page/side-panel.tsx'

const ProductTools = lazy(() => import('../../features/booth/product/product-tools.tsx'))

type SidePanelName = Exclude<BoothPanel, 'chat'>

/** Narrow panels are for a few lines, wide ones for pictures. */
const widths: Record<SidePanelName, 420 | 664> = {
  about: 664,
  videoList: 664,
  product: 664,
  detail: 664,
  contact: 420,
  card: 420,
  posters: 664,
}

interface BoothSidePanelProps {
  panel: SidePanelName
  /** The one that is open. */
  product: number | null
  exhibitor: ExhibitorDetail
  booth: Booth
  panels: ReturnType<typeof useBoothPanels>
}

/** What an exhibitor shows, beside the booth's scene. A product has tools, ways on, and the way back to all of them. */
export default function BoothSidePanel({ panel, product, exhibitor, booth, panels }: BoothSidePanelProps) {
  const t = useText(boothTexts)
  const { open, close, detail, counts } = panels
  const title = t(panelTitles[panel])
  return (
    <SidePanel
      key={panel === 'detail' ? 'product' : panel}
      title={product ? <span className="sr-only">{title}</span> : title}
      note={
        panel === 'detail' && (
          <button
            type="button"
            onClick={() => open('product')}
            className="-ml-3 flex h-10 items-center gap-1.5 text-harbour hover:text-harbour-hover"
          >
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
            {t('allProducts')}
            {counts.product ? <Tag tone="replay">{counts.product}</Tag> : null}
          </button>
        )
      }
      width={widths[panel]}
      subject={product ?? undefined}
      className="right-31 in-[:lang(en)]:right-34"
      onClose={close}
      tools={
        product && (
          <Suspense>
            <ProductTools booth={booth} productId={product} address={detail(product).to} />
          </Suspense>
        )
      }
      footer={
        product && (
          <BoothWays
            exhibitor={exhibitor}
            onOpen={(next) => open(next, next === 'chat' ? { exhibition_product_id: String(product) } : {})}
          />
        )
      }
    >
      <BoothContent
        panel={panel}
        booth={booth}
        exhibitor={exhibitor}
        layout="panel"
        detail={detail}
        onOpen={open}
        onClose={close}
      />
    </SidePanel>
  )
}
