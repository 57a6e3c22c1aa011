import type { Exhibition } from '@tradefloor/contract'
import {
  addressOf,
  type ConferenceHall,
  conferenceSpot,
  type HallPanel,
  scheduleHalls,
} from '@tradefloor/rules'
import { Button, buttonClasses, useLanguage, useText } from '@tradefloor/ui'
import { ArrowLeft, ArrowRight, Box, CalendarDays, Eye, Info, Users } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Agenda } from '../../domains/agenda/agenda.tsx'
import { agendaSkeleton } from '../../domains/agenda/agenda-skeleton.tsx'
import { GuestSlider } from '../../features/conference/guests.tsx'
import { HallPanelContent } from '../../features/conference/hall-panel-content.tsx'
import { HallRoom } from '../../features/conference/hall-room.tsx'
import { HallPlace, HallStage, HallTitle } from '../../features/conference/hall-stage.tsx'
import { conferenceTexts } from '../../features/conference/texts.ts'
import { useHall } from '../../features/conference/use-conference.ts'
import { useHallPanel } from '../../features/conference/use-hall-panel.ts'
import { useRoom } from '../../features/conference/use-room.ts'
import { useStageGuests } from '../../features/conference/use-stage-guests.ts'
import { ExhibitionStage } from '../../features/exhibitions/exhibition-stage.tsx'
import { nameOf } from '../../features/exhibitions/exhibition-text.ts'
import { useConferenceExhibition } from '../../features/exhibitions/use-addressed-exhibition.ts'
import { Answer } from '../../shared/page/answer.tsx'
import { SidePanel } from '../../shared/page/side-panel.tsx'
import { usePageTitle } from '../../shared/page/use-page-title.ts'
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
  const guests = useStageGuests(exhibition.id, state.session)
  const fair = nameOf(exhibition, language)
  const query = { exhibition_id: String(exhibition.id) }
  const titles: Record<HallPanel, string> = {
    bigAgenda: `${t('big')} · ${t('agenda')}`,
    smallAgenda: `${t('small')} · ${t('agenda')}`,
    bigGuest: t('guests'),
    smallGuest: t('guests'),
    smallIntroduce: t('introduce'),
  }
  const isAgenda = panel === 'bigAgenda' || panel === 'smallAgenda'
  const onReplay = ({ id }: { id: number }) => navigate(state.replayAddress({ id }))
  const room = useRoom({ hall, other: state.other.address, open })
  return (
    <div className="relative min-h-150 flex-1 compact:min-h-0">
      {room.isIn && (
        <ConferenceRoomBar
          hall={t(hall)}
          fair={fair}
          onLeave={room.leave}
          leaveButton={room.leaveButton}
          inert={panel !== undefined}
        />
      )}
      <div
        hidden={room.isIn}
        // What a panel covers is out of reach for keys and readers too.
        inert={panel !== undefined}
        className="relative z-(--z-shell) mx-auto grid max-w-360 grid-cols-[minmax(0,1fr)_440px] items-start gap-6 px-6 pt-20 pb-4 compact:px-4 max-[1160px]:grid-cols-1"
      >
        <div className="grid min-w-0 gap-3">
          <div className="glass flex min-h-14 items-center gap-3 rounded-row p-1.5 pr-4">
            <Link
              to={addressOf(conferenceSpot.desktop, query)}
              aria-label={t('backToHalls')}
              title={t('backToHalls')}
              className="grid size-11 shrink-0 place-items-center rounded-control bg-white/14 [--ring-offset:-2px] hover:bg-white/25"
            >
              <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
            </Link>
            <div className="min-w-0 flex-1">
              <h1 className="truncate text-18 font-bold">
                <HallTitle state={state} hall={hall} />
              </h1>
              <p className="truncate text-12 text-on-glass-2">
                <HallPlace state={state} hall={hall} fair={fair} />
              </p>
            </div>
            <Button
              ref={room.enterButton}
              look="quiet"
              icon={<Box size={18} strokeWidth={1.75} aria-hidden />}
              onClick={room.enter}
              className="px-3! text-white! hover:bg-glass-hover!"
            >
              {t('enterRoom')}
            </Button>
            {state.viewers !== undefined && state.viewers > 0 && (
              <p className="flex shrink-0 items-center gap-1.5 text-13">
                <Eye size={16} strokeWidth={1.75} aria-hidden />
                {t('viewers', { count: state.viewers })}
              </p>
            )}
          </div>
          {!room.isIn && (
            <HallStage
              state={state}
              exhibition={exhibition}
              className="mx-auto max-w-[calc((100dvh-348px)*16/9)] min-w-0 rounded-sheet! shadow-sheet max-[1160px]:max-w-full compact:max-w-full"
            />
          )}
          {guests.length > 0 && (
            <div className="glass rounded-card px-3 pt-1 pb-3">
              <GuestSlider
                key={state.session?.id}
                title={t(state.session ? 'sessionGuests' : 'guests')}
                guests={guests}
                look="strip"
              />
            </div>
          )}
        </div>
        <section
          aria-label={t('agenda')}
          className="surface flex max-h-[calc(100dvh-136px)] min-h-100 flex-col rounded-sheet shadow-sheet"
        >
          <header className="flex min-h-16 shrink-0 items-center gap-2 pt-2 pr-4 pl-6">
            <h2 className="min-w-0 flex-1 text-18 leading-6 font-bold">
              {t('agenda')}
              <span className="block text-12 leading-4 font-normal text-ink-3">{t(hall)}</span>
            </h2>
            <Button
              look="quiet"
              icon={<CalendarDays size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => open(hall === 'big' ? 'bigAgenda' : 'smallAgenda')}
              className="px-2!"
            >
              {t('fullAgenda')}
            </Button>
            <Button
              look="quiet"
              icon={<Users size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => open(hall === 'big' ? 'bigGuest' : 'smallGuest')}
              className="px-2!"
            >
              {t('guests')}
            </Button>
            {hall === 'small' && (
              <Button
                look="quiet"
                aria-label={t('introduce')}
                title={t('introduce')}
                icon={<Info size={18} strokeWidth={1.75} aria-hidden />}
                onClick={() => open('smallIntroduce')}
                className="px-2!"
              />
            )}
          </header>
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is only read must still scroll by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-4 [--ring-offset:-3px]"
          >
            <Answer asked={state.asked} skeleton={agendaSkeleton}>
              {(groups) => (
                <Agenda
                  groups={groups}
                  exhibition={exhibition}
                  device="desktop"
                  layout="narrow"
                  withPapers={false}
                  plain
                  ownHall={scheduleHalls[hall]}
                  playing={state.session?.id}
                  onReplay={onReplay}
                />
              )}
            </Answer>
          </div>
          {state.sessions && state.sessions.length > 0 && (
            <footer className="flex shrink-0 items-center gap-3 border-t border-line px-6 py-3 text-13 text-ink-2">
              <span className="flex-1">
                {state.other.live && t('otherHallLive', { hall: t(state.other.hall) })}
              </span>
              <Link to={state.other.address} className={buttonClasses('secondary')}>
                {t('goHall', { hall: t(state.other.hall) })}
                <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
              </Link>
            </footer>
          )}
        </section>
      </div>
      {/* By keyboard, Escape and the panel's own button close it. */}
      {panel && (
        <div
          aria-hidden
          // The focus stays in the panel, so that it goes back to what opened it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
          className="fixed inset-x-0 top-(--h-header) bottom-(--h-footer) z-(--z-scrim) drawer:bottom-0 animate-fade-in bg-scrim"
        />
      )}
      {panel && (
        <SidePanel
          key={panel}
          title={titles[panel]}
          width={isAgenda ? 1120 : 664}
          className="left-1/2 -translate-x-1/2"
          onClose={close}
        >
          <HallPanelContent
            panel={panel}
            exhibition={exhibition}
            fair={fair.text}
            device="desktop"
            onReplay={onReplay}
          />
        </SidePanel>
      )}
      <div inert={panel !== undefined} className="sea fixed inset-0 z-(--z-scene) overflow-hidden">
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
