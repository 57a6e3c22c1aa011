import type { Exhibition, Session } from '@tradefloor/contract'
import type { HallPanel } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { HallPanelContent } from '../../features/conference/hall-panel-content.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { LateSheet } from '../../shared/page/late-sheet.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { useLasting } from '../../shared/page/use-lasting.ts'

interface ConferenceHallSheetProps {
  panel: HallPanel | undefined
  exhibition: Exhibition
  fair: string
  onReplay: (session: Session) => void
  onClose: () => void
}

/** What lies over a hall, as a sheet. */
export function ConferenceHallSheet(props: ConferenceHallSheetProps) {
  const { panel, exhibition, fair, onReplay, onClose } = props
  const t = useText(conferenceTexts)
  const common = useText(pageTexts)
  const shownPanel = useLasting(panel)
  const titles: Partial<Record<HallPanel, string>> = {
    smallAgenda: t('agenda'),
    smallGuest: t('guests'),
    smallIntroduce: t('introduce'),
  }
  return (
    <LateSheet
      open={panel !== undefined}
      onClose={onClose}
      title={(shownPanel && titles[shownPanel]) ?? t('agenda')}
      closeText={common('close')}
    >
      {shownPanel && (
        <HallPanelContent
          panel={shownPanel}
          exhibition={exhibition}
          fair={fair}
          device="phone"
          onReplay={onReplay}
        />
      )}
    </LateSheet>
  )
}
