import type { Exhibition } from '@tradefloor/contract'
import {
  addressOf,
  type ConferenceHall,
  conferenceSpot,
  type HallPanel,
  scheduleHalls,
} from '@tradefloor/rules'
import { Button, buttonClasses, Tabs, useLanguage, useText } from '@tradefloor/ui'
import { ArrowRight, Box, Eye } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Agenda } from '../../domains/agenda/agenda.tsx'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { useViewLog } from '../../domains/visits/use-view-log.ts'
import { GuestGrid } from '../../features/conference/guests.tsx'
import { HallPanelContent } from '../../features/conference/hall-panel-content.tsx'
import { HallPlace, HallStage, HallTitle } from '../../features/conference/hall-stage.tsx'
import { Introduce } from '../../features/conference/introduce.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { useHall } from '../../features/conference/use-conference.ts'
import { useHallPanel } from '../../features/conference/use-hall-panel.ts'
import { useRoom } from '../../features/conference/use-room.ts'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import { useConferenceExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { Answer } from '../../shared/page/answer.tsx'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { LateSheet } from '../../shared/page/late-sheet.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { useLasting } from '../../shared/page/use-lasting.ts'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
import { AreaBar } from './area-tools.tsx'
import { ConferenceRoom } from './conference-room.tsx'
import { NoExhibitionPage } from './no-exhibition-page.tsx'
import { BackButton } from './phone-header.tsx'

export default function PhoneConferenceHall({ hall }: { hall: ConferenceHall }) {
  const page = useConferenceExhibition()
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  const fair = page.state === 'there' ? nameOf(page.exhibition, language).text : undefined
  usePageTitle(fair ? t('pageTitle', { hall: t(hall), fair }) : t(hall))
  if (page.state !== 'there') return <NoExhibitionPage page={page} />
  return <Hall key={hall} exhibition={page.exhibition} hall={hall} />
}

type Part = 'agenda' | 'guests' | 'introduce'

/** A hall on a phone: the stage stays above, what belongs to it scrolls below. */
function Hall({ exhibition, hall }: { exhibition: Exhibition; hall: ConferenceHall }) {
  const t = useText(conferenceTexts)
  const common = useText(pageTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const state = useHall(exhibition, hall, 'phone')
  const { panel, open, close } = useHallPanel(hall, 'phone', undefined)
  const room = useRoom({ hall, other: state.other.address, open })
  const shownPanel = useLasting(panel)
  const [part, setPart] = useState<Part>('agenda')
  useViewLog(exhibition.id)
  const fair = nameOf(exhibition, language)
  const hallsAddress = addressOf(conferenceSpot.phone, { exhibition_id: String(exhibition.id) })
  const { replayAddress } = state
  const onReplay = useCallback(
    ({ id }: { id: number }) => navigate(replayAddress({ id })),
    [navigate, replayAddress],
  )
  const panelTitle: Partial<Record<HallPanel, string>> = {
    smallAgenda: t('agenda'),
    smallGuest: t('guests'),
    smallIntroduce: t('introduce'),
  }
  const sheet = (
    <LateSheet
      open={panel !== undefined}
      onClose={close}
      title={(shownPanel && panelTitle[shownPanel]) ?? t('agenda')}
      closeText={common('close')}
    >
      {shownPanel && (
        <HallPanelContent
          panel={shownPanel}
          exhibition={exhibition}
          fair={fair.text}
          device="phone"
          onReplay={onReplay}
        />
      )}
    </LateSheet>
  )
  if (room.isIn)
    return (
      <>
        <ConferenceRoom
          exhibition={exhibition}
          hall={hall}
          state={state}
          room={room}
          fair={fair}
          otherwise={hallsAddress}
        />
        {sheet}
      </>
    )
  return (
    <>
      <div className="relative top-0 z-(--z-shell) bg-ink pt-(--safe-top) [@media(orientation:portrait)_and_(min-height:30rem)]:sticky">
        <div className="absolute top-[calc(4px+var(--safe-top))] left-1 z-3">
          <BackButton otherwise={hallsAddress} />
        </div>
        <div className="absolute top-[calc(4px+var(--safe-top))] right-1 z-3">
          <LanguageToggle look="scene" />
        </div>
        <HallStage state={state} exhibition={exhibition} className="rounded-none!" />
      </div>
      <div className="surface flex-1 px-(--gutter) pb-6 [--agenda-top:calc(56.25vw+var(--safe-top))] landscape:[--agenda-top:0px]">
        <header className="py-3">
          <h1 className="text-18 font-bold">
            <HallTitle state={state} hall={hall} />
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
            <span>
              <HallPlace state={state} hall={hall} fair={fair} />
            </span>
            {state.viewers !== undefined && state.viewers > 0 && (
              <span className="flex items-center gap-1">
                <Eye size={14} strokeWidth={1.75} aria-hidden />
                {t('viewers', { count: state.viewers })}
              </span>
            )}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              ref={room.enterButton}
              look="secondary"
              size={40}
              icon={<Box size={18} strokeWidth={1.75} aria-hidden />}
              onClick={room.enter}
            >
              {t('enterRoom')}
            </Button>
            {state.sessions && state.sessions.length > 0 && (
              <Link to={state.other.address} className={`${buttonClasses('secondary', 40)} flex-1`}>
                {state.other.live
                  ? t('otherHallLive', { hall: t(state.other.hall) })
                  : t('goHall', { hall: t(state.other.hall) })}
                <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
              </Link>
            )}
          </div>
        </header>
        <Tabs<Part>
          label={t(hall)}
          layout="fill"
          value={part}
          onChange={setPart}
          panelClassName="pt-4"
          tabs={[
            {
              value: 'agenda',
              text: t('agenda'),
              panel: (
                <Answer asked={state.asked} skeleton={agendaSkeleton}>
                  {(groups) => (
                    <Agenda
                      groups={groups}
                      exhibition={exhibition}
                      device="phone"
                      layout="timeline"
                      folded
                      onReplay={onReplay}
                    />
                  )}
                </Answer>
              ),
            },
            { value: 'guests', text: t('guests'), panel: <GuestGrid exhibitionId={exhibition.id} /> },
            {
              value: 'introduce',
              text: t('introduce'),
              panel: (
                <Answer asked={state.asked} skeleton={agendaSkeleton}>
                  {(groups) => <Introduce groups={groups} fair={fair.text} hall={scheduleHalls[hall]} />}
                </Answer>
              ),
            },
          ]}
        />
      </div>
      <AreaBar exhibition={exhibition} current="conference" />
      {sheet}
    </>
  )
}
