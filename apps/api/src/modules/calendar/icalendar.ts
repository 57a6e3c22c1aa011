import { fairDateTime } from '@tradefloor/contract'
import { escapedText, plainAddress } from '@tradefloor/rules'
import { contentLines } from '../../text-formats/content-lines.ts'

/** One thing in a calendar. */
export interface CalendarEvent {
  /** The same for ever, and nowhere else in the world. */
  uid: string
  /** Rises with each change that whoever has it must hear of. */
  revision: number
  starts: Date
  ends: Date
  cancelled: boolean
  title: string
  place: string
  description: string
  /** Empty where nobody has said under which address visitors come. */
  url: string
}

export interface Calendar {
  name: string
  language: string
  /** When it is written. */
  now: Date
  /** Calendar programs remind of each event; not of a whole programme, of which nobody attends all. */
  reminds: boolean
  events: CalendarEvent[]
}

const zone = 'Asia/Shanghai'

// The fair's clock is +08:00 all year, and so is this zone for as long as there will be fairs.
const timezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19920101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const onFairClock = (instant: Date) => fairDateTime(instant).replace(/[-:]/g, '').replace(' ', 'T')
const inUtc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** iCalendar 2.0 (RFC 5545). Subscribers are asked to look again every hour. */
export const toCalendar = ({ name, language, now, reminds, events }: Calendar): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tradefloor//Conference//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...timezone,
    ...events.flatMap((event) => eventLines(event, now, reminds)),
    'END:VCALENDAR',
  ])

/** The site itself reminds only while a page of it is open. */
const alarmLines = (event: CalendarEvent) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapedText(event.title)}`,
  'TRIGGER:-PT15M',
  'END:VALARM',
]

const eventLines = (event: CalendarEvent, now: Date, reminds: boolean) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.revision}`,
  `DTSTAMP:${inUtc(now)}`,
  `DTSTART;TZID=${zone}:${onFairClock(event.starts)}`,
  `DTEND;TZID=${zone}:${onFairClock(event.ends)}`,
  `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `SUMMARY:${escapedText(event.title)}`,
  `LOCATION:${escapedText(event.place)}`,
  event.description && `DESCRIPTION:${escapedText(event.description)}`,
  event.url && `URL:${plainAddress(event.url)}`,
  ...(reminds && !event.cancelled ? alarmLines(event) : []),
  'END:VEVENT',
]
