import type { Exhibition } from '@tradefloor/contract'
import type { ConferenceHall, HallPanel } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { useNavigate } from 'react-router'
import { HallRoom } from '../../features/conference/hall-room.tsx'
import { HallStage } from '../../features/conference/hall-stage.tsx'
import { StageGuests } from '../../features/conference/stage-guests.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { useHall } from '../../features/conference/use-conference.ts'
import { useHallPanel } from '../../features/conference/use-hall-panel.ts'
import { useRoom } from '../../features/conference/use-room.ts'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import { useConferenceExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { ConferenceHallHead } from './conference-hall-head.tsx'
import { ConferenceHallPanel } from './conference-hall-panel.tsx'
import { ConferenceHallProgramme } from './conference-hall-programme.tsx'
import { ConferenceRoomBar } from './conference-room-bar.tsx'
import { NoExhibitionPage } from './no-exhibition-page.tsx'

interface DesktopHallProps {
  hall: ConferenceHall
  panel?: HallPanel | undefined
}

export default function DesktopConferenceHall({ hall, panel }: DesktopHallProps) {
  const page = useConferenceExhibition()
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  const fair = page.state === 'there' ? nameOf(page.exhibition, language).text : undefined
  usePageTitle(fair ? t('pageTitle', { hall: t(hall), fair }) : t(hall))
  if (page.state !== 'there') return <NoExhibitionPage page={page} />
  return <Hall key={hall} exhibition={page.exhibition} hall={hall} onPath={panel} />
}

interface HallProps {
  exhibition: Exhibition
  hall: ConferenceHall
  onPath: HallPanel | undefined
}

/** A hall: the stage, who speaks, and the programme beside it. */
function Hall({ exhibition, hall, onPath }: HallProps) {
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const state = useHall(exhibition, hall, 'desktop')
  const { panel, open, close } = useHallPanel(hall, 'desktop', onPath)
  const room = useRoom({ hall, other: state.other.address, open })
  const fair = nameOf(exhibition, language)
  const onReplay = ({ id }: { id: number }) => navigate(state.replayAddress({ id }))
  // What a panel covers is out of reach for keys and readers too.
  const isCovered = panel !== undefined
  return (
    <div className="relative min-h-150 flex-1 compact:min-h-0">
      {room.isIn && (
        <ConferenceRoomBar
          hall={t(hall)}
          fair={fair}
          onLeave={room.leave}
          leaveButton={room.leaveButton}
          inert={isCovered}
        />
      )}
      <div
        hidden={room.isIn}
        inert={isCovered}
        className="relative z-(--z-shell) mx-auto grid max-w-360 grid-cols-[minmax(0,1fr)_440px] items-start gap-6 px-6 pt-20 pb-4 compact:px-4 max-[1160px]:grid-cols-1"
      >
        <div className="grid min-w-0 gap-3">
          <ConferenceHallHead
            exhibitionId={exhibition.id}
            hall={hall}
            fair={fair}
            state={state}
            room={room}
          />
          {!room.isIn && (
            <HallStage
              state={state}
              exhibition={exhibition}
              className="mx-auto max-w-[calc((100dvh-348px)*16/9)] min-w-0 rounded-sheet! shadow-sheet max-[1160px]:max-w-full compact:max-w-full"
            />
          )}
          <StageGuests exhibitionId={exhibition.id} session={state.session} />
        </div>
        <ConferenceHallProgramme
          exhibition={exhibition}
          hall={hall}
          state={state}
          onOpen={open}
          onReplay={onReplay}
        />
      </div>
      {panel && (
        <ConferenceHallPanel
          panel={panel}
          exhibition={exhibition}
          fair={fair.text}
          onReplay={onReplay}
          onClose={close}
        />
      )}
      <div inert={isCovered} className="sea fixed inset-0 z-(--z-scene) overflow-hidden">
        {room.isIn ? (
          <HallRoom
            exhibition={exhibition}
            hall={hall}
            device="desktop"
            title={t('roomTitle', { fair: fair.text, hall: t(hall) })}
            name={fair}
            on={state.on}
            onChoose={room.choose}
            onPlaying={state.setPlaying}
          />
        ) : (
          <ExhibitionStage exhibition={exhibition} place={`${hall}Conference`} device="desktop" behind />
        )}
      </div>
    </div>
  )
}
