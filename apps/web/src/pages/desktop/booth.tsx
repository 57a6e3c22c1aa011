import { type BoothPanel, readId } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { lazy, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { productText } from '../../domains/catalogue/product-text.ts'
import { useConversationWith } from '../../domains/chat/use-conversations.ts'
import { useLoginHint } from '../../domains/session/use-login-hint.ts'
import { useSessionState } from '../../domains/session/use-session-state.ts'
import { BoothRail } from '../../features/booth/booth-rail.tsx'
import { BoothStage } from '../../features/booth/booth-stage.tsx'
import { type Booth as BoothOf, useBoothProduct } from '../../features/booth/queries.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import {
  type AddressedBooth,
  useAddressedBooth,
  useBoothTitle,
} from '../../features/booth/use-addressed-booth.ts'
import { useBoothPanels } from '../../features/booth/use-booth-panels.ts'
import { useProfileOnOpen } from '../../features/booth/use-profile-on-open.ts'
import { useAddressedExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { useLatePart } from '../../shared/page/use-late-part.ts'
import { BoothHead } from './booth-head.tsx'

// Who comes to look at the booth does without it.
const loadSidePanel = () => import('./booth-side-panel.tsx')
const BoothChat = lazy(() => import('./booth-chat.tsx'))
const InsteadOfBooth = lazy(() => import('./instead-of-booth.tsx'))

export default function DesktopBooth({ panel }: { panel?: BoothPanel }) {
  const page = useAddressedBooth()
  const [query] = useSearchParams()
  const open = panel ?? (query.get('panel') === 'posters' ? 'posters' : undefined)
  if (page.state === 'there')
    return (
      <div className="scene-page">
        <Booth page={page} panel={open} />
      </div>
    )
  return (
    <>
      <NoBoothTitle page={page} />
      <Suspense fallback={<div className="scene-page" />}>
        <InsteadOfBooth page={page} />
      </Suspense>
    </>
  )
}

function NoBoothTitle({ page }: { page: AddressedBooth }) {
  useBoothTitle(page)
  return null
}

/** What the product that is open is called, once it is known. */
function useProductName(booth: BoothOf, productId: number | null): string | undefined {
  const { language } = useLanguage()
  const { data } = useBoothProduct(booth, productId)
  return data && productText(data, 'name', language).text
}

type Present = Extract<AddressedBooth, { state: 'there' }>

function Booth({ page, panel }: { page: Present; panel: BoothPanel | undefined }) {
  const t = useText(boothTexts)
  const { exhibitor, booth } = page
  const [query] = useSearchParams()
  const product = panel === 'detail' ? readId(query.get('exhibition_product_id')) : null
  const name = useBoothTitle(page, useProductName(booth, product))
  const around = useAddressedExhibition({ fixed: booth.exhibitionId })
  const isGuest = useSessionState() === 'guest'
  const hint = useLoginHint('desktop')
  const refused = useMemo(
    () => ({ chat: (place: string) => hint({ text: t('chatNeedsLogin'), place, atOnce: true }) }),
    [hint, t],
  )
  const panels = useBoothPanels({
    booth,
    device: 'desktop',
    isOpen: panel !== undefined,
    ...(isGuest && { refused }),
  })
  useProfileOnOpen(booth)
  const unread = useConversationWith(booth.exhibitionId, booth.companyId)?.unread
  const { open, close, counts } = panels
  const SidePanel = useLatePart(loadSidePanel, {
    isWanted: panel !== undefined && panel !== 'chat',
    onMissing: close,
  })
  const rail = { current: panel, counts, onOpen: open, onClose: close }
  return (
    <>
      {name && <BoothHead exhibitor={exhibitor} booth={booth} name={name} />}
      <BoothRail side="left" {...rail} />
      {panel === 'chat' && (
        <Suspense>
          <BoothChat exhibitor={exhibitor} booth={booth} onClose={close} />
        </Suspense>
      )}
      {SidePanel && panel && panel !== 'chat' && (
        <SidePanel panel={panel} product={product} exhibitor={exhibitor} booth={booth} panels={panels} />
      )}
      <BoothRail side="right" unread={unread} isExchanged={exhibitor.is_switch === 1} {...rail} />
      <div className="sea scene-ground">
        {around.state === 'there' && (
          <BoothStage
            exhibition={around.exhibition}
            exhibitor={exhibitor}
            booth={booth}
            device="desktop"
            onMessage={panels.onMessage}
          />
        )}
      </div>
    </>
  )
}
