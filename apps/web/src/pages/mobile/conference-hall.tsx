import type { Exhibition } from '@tradefloor/contract'
import { addressOf, type ConferenceHall, conferenceSpot } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewLog } from '../../domains/visits/use-view-log.ts'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { useHall } from '../../features/conference/use-conference.ts'
import { useHallPanel } from '../../features/conference/use-hall-panel.ts'
import { useRoom } from '../../features/conference/use-room.ts'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import { useConferenceExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { AreaBar } from './area-tools.tsx'
import { ConferenceHallHead } from './conference-hall-head.tsx'
import { ConferenceHallSheet } from './conference-hall-sheet.tsx'
import { ConferenceHallStage } from './conference-hall-stage.tsx'
import { ConferenceHallTabs, type HallTab } from './conference-hall-tabs.tsx'
import { ConferenceRoom } from './conference-room.tsx'
import { NoExhibitionPage } from './no-exhibition-page.tsx'

export default function PhoneConferenceHall({ hall }: { hall: ConferenceHall }) {
  const page = useConferenceExhibition()
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  const fair = page.state === 'there' ? nameOf(page.exhibition, language).text : undefined
  usePageTitle(fair ? t('pageTitle', { hall: t(hall), fair }) : t(hall))
  if (page.state !== 'there') return <NoExhibitionPage page={page} />
  return <Hall key={hall} exhibition={page.exhibition} hall={hall} />
}

/** A hall on a phone: the stage stays above, what belongs to it scrolls below. */
function Hall({ exhibition, hall }: { exhibition: Exhibition; hall: ConferenceHall }) {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const state = useHall(exhibition, hall, 'phone')
  const { panel, open, close } = useHallPanel(hall, 'phone', undefined)
  const room = useRoom({ hall, other: state.other.address, open })
  // Kept here: whoever comes back from the 3D hall finds the tab they left.
  const [tab, setTab] = useState<HallTab>('agenda')
  useViewLog(exhibition.id)
  const fair = nameOf(exhibition, language)
  const hallsAddress = addressOf(conferenceSpot.phone, { exhibition_id: String(exhibition.id) })
  const { replayAddress } = state
  const onReplay = useCallback(
    ({ id }: { id: number }) => navigate(replayAddress({ id })),
    [navigate, replayAddress],
  )
  return (
    <>
      {room.isIn ? (
        <ConferenceRoom
          exhibition={exhibition}
          hall={hall}
          state={state}
          room={room}
          fair={fair}
          otherwise={hallsAddress}
        />
      ) : (
        <>
          <ConferenceHallStage state={state} exhibition={exhibition} otherwise={hallsAddress} />
          <div className="surface flex-1 px-(--gutter) pb-6 [--agenda-top:calc(56.25vw+var(--safe-top))] landscape:[--agenda-top:0px]">
            <ConferenceHallHead hall={hall} fair={fair} state={state} room={room} />
            <ConferenceHallTabs
              exhibition={exhibition}
              hall={hall}
              fair={fair.text}
              asked={state.asked}
              tab={tab}
              onTab={setTab}
              onReplay={onReplay}
            />
          </div>
          <AreaBar exhibition={exhibition} current="conference" />
        </>
      )}
      <ConferenceHallSheet
        panel={panel}
        exhibition={exhibition}
        fair={fair.text}
        onReplay={onReplay}
        onClose={close}
      />
    </>
  )
}
