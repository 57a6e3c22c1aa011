import { type ConferenceSpot, conferenceSpots } from '@tradefloor/contract'
import { type ConferenceHall, conferenceHalls, hallPanels, otherConferenceHall } from '@tradefloor/rules'
import type { PinIcon } from '../art/pin-icons.ts'
import type { BilingualText, ScenePlace } from '../place.ts'
import type { ConferenceData } from './conference-data.ts'
import { conferenceWords, hallWords } from './conference-words.ts'
import { onStage } from './programme.ts'
import { stateWords, whenWords } from './session-words.ts'

interface SpotFace {
  name: BilingualText
  icon: PinIcon
  color: string
  /** The page where it leads without a frame around. */
  page: string
}

function faceOf(spot: ConferenceSpot, hall: ConferenceHall): SpotFace {
  const own = conferenceHalls[hall].desktop.path
  const other = hallWords[otherConferenceHall(hall)]
  const faces: Record<ConferenceSpot, SpotFace> = {
    screen: { name: conferenceWords.screen, icon: 'film', color: '#1557d6', page: own },
    agenda: {
      name: conferenceWords.agenda,
      icon: 'clock',
      color: '#0a7d86',
      page: hallPanels[`${hall}Agenda`].desktop.path,
    },
    guests: {
      name: conferenceWords.guests,
      icon: 'person',
      color: '#6a45d8',
      page: hallPanels[`${hall}Guest`].desktop.path,
    },
    door: {
      name: { zh: `去${other.zh}`, en: `To the ${other.en.toLowerCase()}` },
      icon: 'door',
      color: '#c2570c',
      page: conferenceHalls[otherConferenceHall(hall)].desktop.path,
    },
  }
  return faces[spot]
}

export const sessionPlaceId = (id: number) => `session-${id}`

/** What one can choose in a hall, then its sessions with their times and how far they are. */
export function conferencePlaces(data: ConferenceData): ScenePlace[] {
  const { hall, exhibitionId, sessions } = data
  const now = onStage(sessions)
  const query = `?exhibition_id=${exhibitionId}`
  const spots = conferenceSpots.map((spot): ScenePlace => {
    const { name, icon, color, page } = faceOf(spot, hall)
    const named = spot === 'screen' && now ? { session_id: now.id } : {}
    return {
      id: spot,
      name,
      short: name,
      icon,
      color,
      lead: spot === 'screen',
      message: { type: 'conference', name: spot, ...named },
      href: `${page}${query}`,
    }
  })
  const agenda = faceOf('agenda', hall)
  return [
    ...spots,
    ...data.agenda.map((session): ScenePlace => {
      const state = stateWords(session)
      return {
        id: sessionPlaceId(session.id),
        name: { zh: `${session.title.zh}（${state.zh}）`, en: `${session.title.en} (${state.en})` },
        short: session.title,
        icon: 'clock',
        color: agenda.color,
        note: whenWords(session),
        group: conferenceWords.sessions,
        message: { type: 'conference', name: 'agenda', session_id: session.id },
        href: `${agenda.page}${query}`,
      }
    }),
  ]
}
