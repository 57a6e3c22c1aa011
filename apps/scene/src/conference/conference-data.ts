import { loadConfig } from '@tradefloor/client'
import { type Guest, getExhibition, getSchedule, listGuests } from '@tradefloor/contract'
import {
  agendaQuery,
  type ConferenceHall,
  type Programme,
  scheduleHalls,
  scheduleShown,
} from '@tradefloor/rules'
import { bothNames } from '../hall/hall-data.ts'
import type { BilingualText } from '../place.ts'
import type { SceneContext } from '../scene-context.ts'
import { dayShown, onStage, type StageSession, sessionsOf } from './programme.ts'

export interface StageGuest {
  id: number
  name: BilingualText
  post: BilingualText
  image: string
}

export interface ConferenceData {
  exhibitionId: number
  name: BilingualText
  industry: string | null
  hall: ConferenceHall
  /** None where the exhibition has no programme at all. */
  programme: Programme | undefined
  /** Of this hall. */
  sessions: StageSession[]
  /** What the board shows: a day of the halls that the exhibition's agenda has. */
  agenda: StageSession[]
  /** Who speaks now or next comes first. */
  guests: StageGuest[]
  /** Where streams may come from besides our own server. */
  streamOrigins: readonly string[]
}

const guestOf = ({ id, image, name, name_en, post, post_en }: Guest): StageGuest => ({
  id,
  image,
  name: bothNames({ cn: name, en: name_en }),
  post: bothNames({ cn: post, en: post_en }),
})

export async function loadConference(context: SceneContext): Promise<ConferenceData> {
  const { exhibitionId = 0, hall } = context.params
  const client = await context.client()
  const [config, { data: info }, guests] = await Promise.all([
    loadConfig(document),
    client.call(getExhibition, { params: { id: exhibitionId } }),
    client.call(listGuests, { query: { exhibition_id: exhibitionId } }),
  ])
  const scheduled = scheduleShown(info.profile)
  const page = hall === 'big' ? 'bigAgenda' : 'smallAgenda'
  const query = agendaQuery(page, exhibitionId, info.profile)
  const programme = scheduled ? await client.call(getSchedule, { query }) : undefined
  const all = sessionsOf(programme?.list ?? [])
  const sessions = all.filter(({ hallId }) => hallId === scheduleHalls[hall])
  const day = dayShown(all, client.now())
  const first = onStage(sessions)?.guests ?? []
  const rank = ({ id }: StageGuest) => (first.includes(id) ? 0 : 1)
  return {
    exhibitionId,
    name: bothNames({ cn: info.base_info.data.cn.name, en: info.base_info.data.en.name }),
    industry: info.industry,
    hall,
    programme,
    sessions,
    agenda: all.filter((session) => session.day === day),
    guests: guests.list.map(guestOf).sort((a, b) => rank(a) - rank(b)),
    streamOrigins: config.stream_origins,
  }
}
