import { fairInstant, type Language } from '@tradefloor/contract'
import { localText } from '@tradefloor/rules'
import type { Dependencies } from '../../dependencies.ts'
import { hashOfToken } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { appearancesIn, findSession, type SessionSomewhere } from '../schedule/index.ts'
import { favouriteSessions, findExhibition, findFeedOwner, sessionsOfExhibition } from './calendar-queries.ts'
import type { Calendar } from './icalendar.ts'
import { calendarWords, hallName, sessionEvent } from './session-event.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'secrets'>

const dayMs = 86_400_000

/** Open to everyone. */
export async function sessionCalendar(needs: Needs, id: number, language: Language): Promise<Calendar> {
  const found = await findSession(needs.database.db, id)
  if (!found) throw new Problem('not_found')
  const { titleZh, titleEn } = found.session
  const name = localText(language, titleZh, titleEn)
  return calendarOf(needs, [found], { name, language, reminds: true })
}

/** Open to everyone. A day or a hall without a session is a calendar without an entry. */
export async function exhibitionCalendar(
  needs: Needs,
  asked: { id: number; day?: string | undefined; hall_id?: number | undefined },
  language: Language,
): Promise<Calendar> {
  const { db } = needs.database
  const exhibition = await findExhibition(db, asked.id)
  if (!exhibition) throw new Problem('not_found')
  const from = asked.day === undefined ? undefined : fairInstant(asked.day)
  const sessions = await sessionsOfExhibition(db, {
    exhibitionId: asked.id,
    hallId: asked.hall_id,
    between: from && { from, to: new Date(from.getTime() + dayMs) },
  })
  const name = [
    localText(language, exhibition.nameZh, exhibition.nameEn),
    asked.hall_id === undefined ? '' : hallName(asked.hall_id, language),
    asked.day ?? '',
  ]
  return calendarOf(needs, sessions, { name: name.filter(Boolean).join(' · '), language, reminds: false })
}

/** For the visitor themselves. */
export async function favouritesCalendar(
  needs: Needs,
  accountId: number,
  language: Language,
): Promise<Calendar> {
  const sessions = await favouriteSessions(needs.database.db, accountId)
  return calendarOf(needs, sessions, { name: calendarWords.favourites[language], language, reminds: true })
}

/** For whoever knows the address; a wrong one, and one that was withdrawn, is as one that never was. */
export async function feedCalendar(needs: Needs, token: string, language: Language): Promise<Calendar> {
  const accountId = await findFeedOwner(needs.database.db, hashOfToken(token))
  if (accountId === undefined) throw new Problem('not_found')
  return favouritesCalendar(needs, accountId, language)
}

async function calendarOf(
  { database, clock, config, secrets }: Needs,
  sessions: SessionSomewhere[],
  { name, language, reminds }: { name: string; language: Language; reminds: boolean },
): Promise<Calendar> {
  const appearances = await appearancesIn(
    database,
    sessions.map(({ session }) => session),
  )
  const surroundings = {
    language,
    site: config.publicUrl?.replace(/\/+$/, '') ?? null,
    // Two fairs may number their sessions alike; one that moves to another address stays the same fair.
    origin: `${secrets.hash('calendar', 'origin').slice(0, 16)}.tradefloor`,
  }
  return {
    name,
    language,
    now: clock.now(),
    reminds,
    events: sessions.map((row) => sessionEvent(row, appearances(row.session.id), surroundings)),
  }
}
