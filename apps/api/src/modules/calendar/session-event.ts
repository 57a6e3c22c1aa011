import type { Language } from '@tradefloor/contract'
import { calledOff, conferenceHallOf, hallAddress, inLanguageAddress, localText } from '@tradefloor/rules'
import type { AppearanceRow, SessionSomewhere } from '../schedule/index.ts'
import type { CalendarEvent } from './icalendar.ts'

/** What is said besides what the organiser wrote. */
export const calendarWords = {
  halls: { big: { zh: '大会议厅', en: 'Main hall' }, small: { zh: '小会议厅', en: 'Small hall' } },
  guests: { zh: '嘉宾：', en: 'Speakers:' },
  post: { zh: (post: string) => `（${post}）`, en: (post: string) => ` (${post})` },
  cancelled: { zh: '本场次已取消。', en: 'This session has been cancelled.' },
  favourites: { zh: '我收藏的场次', en: 'My favourite sessions' },
} as const

interface Surroundings {
  language: Language
  /** Where visitors come to; null while nobody has said. */
  site: string | null
  /** Says which installation this is. */
  origin: string
}

export const hallName = (hallId: number, language: Language) =>
  calendarWords.halls[conferenceHallOf(hallId)][language]

/** A session of the programme as a calendar has it. */
export function sessionEvent(
  { session, exhibition }: SessionSomewhere,
  appearances: AppearanceRow[],
  { language, site, origin }: Surroundings,
): CalendarEvent {
  const cancelled = session.statusOverride === calledOff
  const exhibitionName = localText(language, exhibition.nameZh, exhibition.nameEn)
  const address = hallAddress({ exhibitionId: exhibition.id, hallId: session.hallId })
  const url = site === null ? '' : `${site}${inLanguageAddress(address, language)}`
  const parts = [
    cancelled ? calendarWords.cancelled[language] : '',
    [exhibitionName, localText(language, session.themeZh, session.themeEn)].filter(Boolean).join(' · '),
    guestLines(appearances, language),
    url,
  ]
  return {
    uid: `session-${session.id}@${origin}`,
    revision: session.revision,
    starts: session.startsAt,
    ends: session.endsAt,
    cancelled,
    title: localText(language, session.titleZh, session.titleEn),
    place: hallName(session.hallId, language),
    description: parts.filter(Boolean).join('\n'),
    url,
  }
}

/** Each guest once, whatever they bring. */
function guestLines(appearances: AppearanceRow[], language: Language): string {
  const guests = [...new Map(appearances.map(({ guest }) => [guest.id, guest])).values()]
  if (guests.length === 0) return ''
  const lines = guests.map((guest) => {
    const post = localText(language, guest.postZh, guest.postEn)
    return `${localText(language, guest.nameZh, guest.nameEn)}${post && calendarWords.post[language](post)}`
  })
  return [calendarWords.guests[language], ...lines].join('\n')
}
