import type { ExhibitorDetail } from '@tradefloor/contract'
import { Button, useText } from '@tradefloor/ui'
import { BookUser, MessageCircleMore } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { BoothContent } from '../../features/booth/booth-content.tsx'
import { BoothMenu } from '../../features/booth/booth-menu.tsx'
import { panelTitles } from '../../features/booth/panel-names.ts'
import { phoneBoothTexts } from '../../features/booth/phone-texts.ts'
import type { Booth } from '../../features/booth/queries.ts'
import { boothTexts } from '../../features/booth/texts.ts'
import type { useBoothSheets } from '../../features/booth/use-booth-sheets.ts'
import { LateSheet } from '../../shared/page/late-sheet.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { useLasting } from '../../shared/page/use-lasting.ts'
import type { Shared } from '../../shared/share/share-content.tsx'
import { shareTexts } from '../../shared/share/texts.ts'

const BoothChatSheet = lazy(() => import('./booth-chat-sheet.tsx'))
const ShareContent = lazy(() => import('../../shared/share/share-content.tsx'))

interface BoothSheetsProps {
  booth: Booth
  exhibitor: ExhibitorDetail
  /** What this page's Share hands on. */
  shared: Shared
  sheets: ReturnType<typeof useBoothSheets>
}

/** The sheets over a phone's pages of a booth. */
export function BoothSheets({ booth, exhibitor, shared, sheets }: BoothSheetsProps) {
  const t = useText(boothTexts)
  const words = useText(phoneBoothTexts)
  const common = useText(pageTexts)
  const share = useText(shareTexts)
  const { sheet, open, openSheet, close, counts, detail } = sheets
  const panel = sheet === 'more' || sheet === 'share' || sheet === 'chat' ? undefined : sheet
  const shown = useLasting(panel)
  // Fetched when it is first wanted, then kept, so that it can leave as softly as it came.
  const [wasChat, setWasChat] = useState(false)
  if (sheet === 'chat' && !wasChat) setWasChat(true)
  const frame = { onClose: close, closeText: common('close') }
  return (
    <>
      <LateSheet {...frame} open={sheet === 'more'} title={words('more')}>
        <BoothMenu counts={counts} onOpen={open} onShare={() => openSheet('share')} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            size={48}
            icon={<BookUser size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => open('card')}
            className="flex-[2_0_130px] px-2!"
          >
            {t(exhibitor.is_switch === 1 ? 'cardDone' : 'card')}
          </Button>
          <Button
            look="primary"
            size={48}
            icon={<MessageCircleMore size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => open('chat')}
            className="flex-[3_0_130px] px-2!"
          >
            {t('chat')}
          </Button>
        </div>
      </LateSheet>
      <LateSheet {...frame} open={sheet === 'share'} title={share('title', { name: shared.name })}>
        <Suspense>
          <ShareContent {...shared} layout="phone" />
        </Suspense>
      </LateSheet>
      {wasChat && (
        <Suspense>
          <BoothChatSheet exhibitor={exhibitor} booth={booth} open={sheet === 'chat'} onClose={close} />
        </Suspense>
      )}
      <LateSheet {...frame} open={panel !== undefined} title={t(panelTitles[shown ?? 'contact'])}>
        {shown && (
          <BoothContent
            panel={shown}
            booth={booth}
            exhibitor={exhibitor}
            layout="phone"
            detail={detail}
            onOpen={open}
            onClose={close}
          />
        )}
      </LateSheet>
    </>
  )
}
