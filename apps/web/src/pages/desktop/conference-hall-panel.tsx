import type { Exhibition, Session } from '@tradefloor/contract'
import type { HallPanel } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { HallPanelContent } from '../../features/conference/hall-panel-content.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { SidePanel } from '../../shared/page/side-panel.tsx'

interface ConferenceHallPanelProps {
  panel: HallPanel
  exhibition: Exhibition
  fair: string
  onReplay: (session: Session) => void
  onClose: () => void
}

/** A panel over a hall, which is dimmed and closes it when pressed. */
export function ConferenceHallPanel(props: ConferenceHallPanelProps) {
  const { panel, exhibition, fair, onReplay, onClose } = props
  const t = useText(conferenceTexts)
  const titles: Record<HallPanel, string> = {
    bigAgenda: `${t('big')} · ${t('agenda')}`,
    smallAgenda: `${t('small')} · ${t('agenda')}`,
    bigGuest: t('guests'),
    smallGuest: t('guests'),
    smallIntroduce: t('introduce'),
  }
  const isAgenda = panel === 'bigAgenda' || panel === 'smallAgenda'
  return (
    <>
      {/* By keyboard, Escape and the panel's own button close it. */}
      <div
        aria-hidden
        // The focus stays in the panel, so that it goes back to what opened it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClose}
        className="fixed inset-x-0 top-(--h-header) bottom-(--h-footer) z-(--z-scrim) drawer:bottom-0 animate-fade-in bg-scrim"
      />
      <SidePanel
        key={panel}
        title={titles[panel]}
        width={isAgenda ? 1120 : 664}
        className="left-1/2 -translate-x-1/2"
        onClose={onClose}
      >
        <HallPanelContent
          panel={panel}
          exhibition={exhibition}
          fair={fair}
          device="desktop"
          onReplay={onReplay}
        />
      </SidePanel>
    </>
  )
}
