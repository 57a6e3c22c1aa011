import {
  fairDateTime,
  fairDay,
  type Guest,
  type LiveSession,
  type ScheduleGroup,
  type Session,
} from '@tradefloor/contract'
import { calledOff, type SessionState, sessionStateOf, sessionStates } from '@tradefloor/rules'
import { publicFileAddress } from '../../http/public-file-address.ts'
import { streamAt } from '../live/index.ts'
import { mediaTypeOf, playableBy } from './playable.ts'
import type {
  AppearanceRow,
  DocumentRow,
  GuestRow,
  SessionRow,
  SessionSomewhere,
} from './schedule-queries.ts'

const onFairClock = (instant: Date) => `${fairDateTime(instant).replace(' ', 'T')}+08:00`
const timeOfDay = (instant: Date) => fairDateTime(instant).slice(11, 16)

/** What decides, besides the row, how a session is shown. */
export interface Surroundings {
  now: Date
  /** Where streams of others may come from. */
  streamOrigins: readonly string[]
}

/** Rows as they are sent. The address of a stream is nobody's before it is live, nor that of a replay before it is over. */
export function viewSession(
  row: SessionRow,
  appearances: AppearanceRow[],
  { now, streamOrigins }: Surroundings,
): Session {
  const { startsAt, endsAt, statusOverride } = row
  const state = sessionStateOf({ starts: startsAt, ends: endsAt, override: statusOverride }, now)
  const cancelled = statusOverride === calledOff
  const address = cancelled ? '' : playableBy(addressIn(row, state), streamOrigins)
  const stream = streamAt(address)
  return {
    id: row.id,
    title: row.titleZh,
    title_en: row.titleEn,
    live_status: state,
    live_url: state === sessionStates.live ? address : '',
    play_back: state === sessionStates.over ? address : '',
    media_type: mediaTypeOf(address),
    captions: address === '' || state !== sessionStates.over ? [] : captionsOf(row, stream?.captions),
    qualities: stream?.qualities ?? [],
    hall_id: row.hallId,
    starts_at: onFairClock(startsAt),
    ends_at: onFairClock(endsAt),
    cancelled: cancelled ? 1 : 0,
    is_mark: 0,
    guests: viewAppearances(appearances),
  }
}

const addressIn = ({ liveUrl, playBack }: SessionRow, state: SessionState) =>
  state === sessionStates.live ? liveUrl : state === sessionStates.over ? playBack : ''

const languageNames = { zh: '中文', en: 'English' } as const

/** The organiser's own before those that come with a stream of the box. */
function captionsOf(
  { captionsZhFileId, captionsEnFileId }: SessionRow,
  ofTheStream: Session['captions'] = [],
): Session['captions'] {
  const files = { zh: captionsZhFileId, en: captionsEnFileId }
  return (['zh', 'en'] as const).flatMap((lang) => {
    const src = publicFileAddress(files[lang])
    return src ? { lang, label: languageNames[lang], src } : ofTheStream.filter((one) => one.lang === lang)
  })
}

/** One entry for each guest, in the order of the rows, with all their documents. */
function viewAppearances(rows: AppearanceRow[]): Session['guests'] {
  const guests = new Map<number, Session['guests'][number]>()
  for (const { guest, document } of rows) {
    const entry = guests.get(guest.id) ?? {
      id: guest.id,
      image: publicFileAddress(guest.imageFileId),
      name: guest.nameZh,
      name_en: guest.nameEn,
      post: guest.postZh,
      post_en: guest.postEn,
      docs: [],
    }
    guests.set(guest.id, entry)
    if (document) entry.docs.push(viewDocument(document))
  }
  return [...guests.values()]
}

export const viewDocument = (row: DocumentRow): Session['guests'][number]['docs'][number] => ({
  com_doc_id: row.id,
  doc_name: row.nameZh,
  doc_name_en: row.nameEn,
  doc_url: publicFileAddress(row.fileId),
  is_mark: 0,
})

/** Sessions in time order become themes of a day, and in each the times; both in the order of their first session. */
export function viewProgramme(
  rows: SessionRow[],
  appearancesOf: (sessionId: number) => AppearanceRow[],
  surroundings: Surroundings,
): ScheduleGroup[] {
  const groups = new Map<string, ScheduleGroup>()
  for (const row of rows) {
    const date = fairDay(row.startsAt)
    const key = JSON.stringify([date, row.themeZh, row.themeEn])
    const group = groups.get(key) ?? { theme: row.themeZh, theme_en: row.themeEn, date, data: [] }
    groups.set(key, group)
    const time = `${timeOfDay(row.startsAt)}-${timeOfDay(row.endsAt)}`
    const session = viewSession(row, appearancesOf(row.id), surroundings)
    const slot = group.data.find((one) => one.time === time)
    if (slot) slot.data.push(session)
    else group.data.push({ time, data: [session] })
  }
  return [...groups.values()]
}

export function viewLiveSession(
  { session, exhibition }: SessionSomewhere,
  appearances: AppearanceRow[],
  { viewers, ...surroundings }: Surroundings & { viewers: number },
): LiveSession {
  const view = viewSession(session, appearances, surroundings)
  return {
    ...view,
    exhibition_id: exhibition.id,
    exhibition_name: { cn: exhibition.nameZh, en: exhibition.nameEn },
    viewers: view.live_status === sessionStates.live ? viewers : 0,
  }
}

export const viewGuest = (row: GuestRow): Guest => ({
  id: row.id,
  image: publicFileAddress(row.imageFileId),
  name: row.nameZh,
  name_en: row.nameEn,
  post: row.postZh,
  post_en: row.postEn,
})
