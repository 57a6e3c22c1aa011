import type { Exhibition } from '@tradefloor/contract'
import {
  addressOf,
  type ConferenceHall,
  conferenceHalls,
  type Device,
  otherConferenceHall,
  scheduleHalls,
} from '@tradefloor/rules'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { hallAddress, hallOf } from '../../domains/agenda/hall-address.ts'
import { type AgendaSession, sessionsOf } from '../../domains/agenda/programme.ts'
import { useProgramme } from '../../domains/agenda/programme-query.ts'
import { isLive } from '../../domains/agenda/session-state.ts'
import { useLiveStatus } from '../../domains/agenda/use-live-status.ts'
import { replayIn } from '../../domains/agenda/use-replay.ts'
import { type OnStage, onStage } from './on-stage.ts'
import { liveShown } from './room-screen.ts'
import { isInRoom } from './use-room.ts'
import { useViewers } from './use-viewers.ts'

/** The programme of all halls, and what is on in them now. */
export function useConference(exhibition: Exhibition) {
  const asked = useProgramme('rcap', exhibition)
  const news = useLiveStatus()
  const sessions = useMemo(() => asked.data && sessionsOf(asked.data), [asked.data])
  return { asked, sessions, news }
}

export type HallState = ReturnType<typeof useHall>

/** One of the halls: what stands on its stage by the address, and who watches it. */
export function useHall(exhibition: Exhibition, hall: ConferenceHall, device: Device) {
  const [query] = useSearchParams()
  const { asked, sessions, news } = useConference(exhibition)
  const [isPlaying, setPlaying] = useState(false)
  const { id: play, startAt } = replayIn(query)
  const videoSrc = query.get('videoSrc')
  const before = useRef(new Map<string, number>())
  const on: OnStage | undefined =
    sessions && onStage(sessions, { hall: scheduleHalls[hall], videoSrc, play, before: before.current })
  if (on?.kind === 'live' && videoSrc) before.current.set(videoSrc, on.session.id)
  useStreamNamed(on?.kind === 'live' ? on.session.live_url : undefined)
  const session =
    on?.kind === 'live' || on?.kind === 'replay' || on?.kind === 'ended' ? on.session : undefined
  const viewers = useViewers(on && liveShown(on, isInRoom(query)), isPlaying, news)
  const { id } = exhibition
  const liveAddress = useCallback(
    (live: AgendaSession) => hallAddress(hallOf(live), { device, exhibitionId: id, live }),
    [device, id],
  )
  const replayAddress = useCallback(
    (replay: Pick<AgendaSession, 'id'>, seconds?: number) =>
      addressOf(conferenceHalls[hall][device], {
        exhibition_id: String(id),
        play: String(replay.id),
        t: seconds === undefined ? undefined : String(seconds),
      }),
    [hall, device, id],
  )
  const other = otherConferenceHall(hall)
  const otherLive = sessions?.find(
    (one) => one.hall_id === scheduleHalls[other] && isLive(one) && one.live_url !== '',
  )
  return {
    asked,
    sessions,
    on,
    session,
    startAt,
    viewers,
    setPlaying,
    liveAddress,
    replayAddress,
    other: {
      hall: other,
      live: otherLive,
      address: hallAddress(other, { device, exhibitionId: id, live: otherLive }),
    },
  }
}

/** Where what is live has moved to another stream, the page's address names that one: it can be handed on and loaded again. */
function useStreamNamed(liveUrl: string | undefined) {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const isOld = liveUrl !== undefined && query.get('videoSrc') !== liveUrl
  useEffect(() => {
    if (!isOld || liveUrl === undefined) return
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('videoSrc', liveUrl)
        return next
      },
      { replace: true, state },
    )
  }, [isOld, liveUrl, setQuery, state])
}
