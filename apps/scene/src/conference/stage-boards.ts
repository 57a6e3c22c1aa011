import { type Language, otherLanguage } from '@tradefloor/contract'
import { brandTones, sessionStates } from '@tradefloor/rules'
import { write, writeInto, writePair } from '../art/lettering.ts'
import { rings } from '../art/motif.ts'
import { inOrder } from '../art/names-in-order.ts'
import { blend, disc, flood, type Pen, signSheet } from '../art/pen.ts'
import { cover } from '../art/place-picture.ts'
import type { TilePicture } from '../art/tile-subject.ts'
import type { BilingualText } from '../place.ts'
import type { StageGuest } from './conference-data.ts'
import { conferenceWords } from './conference-words.ts'
import type { StageSession } from './programme.ts'
import { fairDayWords } from './session-words.ts'

export type Accents = readonly [string, string, string]
export type Portraits = ReadonlyMap<number, TilePicture>

const faint = 'rgba(255,255,255,.78)'

function drawHead(
  pen: Pen,
  w: number,
  h: number,
  title: BilingualText,
  aside: string,
  accents: Accents,
  language: Language,
) {
  const tones = brandTones(accents[0])
  flood(signSheet(pen, w, h), blend(pen, [0, 0], [0, h], [tones.deep, tones.night]))
  rings(pen, [w, h], [h * 0.2, h * 1.4], 12, 'rgba(255,255,255,.06)', 0.06)
  pen.fillStyle = brandTones(accents[1]).pale
  pen.fillRect(w * 0.06, h * 0.075, w * 0.014, h * 0.08)
  write(pen, title[language], [w * 0.1, h * 0.115], { color: '#ffffff', size: h * 0.08, weight: 800 })
  write(pen, aside || title[otherLanguage(language)], [w * 0.94, h * 0.118], {
    color: faint,
    size: h * 0.046,
    weight: 500,
    align: 'right',
  })
}

const lines = 6

/** As many as fit, with the current one among them. */
export function linesShown(sessions: readonly StageSession[], count = lines): readonly StageSession[] {
  const now = sessions.findIndex(({ state }) => state !== sessionStates.over)
  const at = now < 0 ? sessions.length - count : now - 1
  const from = Math.max(0, Math.min(at, sessions.length - count))
  return sessions.slice(from, from + count)
}

/** The day's sessions; what is live is marked, what is over steps back. */
export function drawAgenda(
  pen: Pen,
  w: number,
  h: number,
  sessions: readonly StageSession[],
  accents: Accents,
  language: Language,
): void {
  const day = sessions[0]?.day
  drawHead(pen, w, h, conferenceWords.agenda, day ? fairDayWords(day)[language] : '', accents, language)
  if (sessions.length === 0) {
    write(pen, conferenceWords.noSchedule[language], [w / 2, h * 0.55], {
      color: faint,
      size: h * 0.075,
      weight: 600,
      align: 'center',
    })
    return
  }
  const shown = linesShown(sessions)
  const pitch = (h * 0.74) / Math.max(5, shown.length)
  shown.forEach((session, i) => {
    const y = h * 0.21 + pitch * (i + 0.5)
    const live = session.state === sessionStates.live && !session.cancelled
    const past = session.state === sessionStates.over || session.cancelled
    pen.globalAlpha = past ? 0.62 : 1
    pen.fillStyle = live ? brandTones(accents[0]).bright : 'rgba(255,255,255,.08)'
    pen.beginPath()
    pen.roundRect(w * 0.05, y - pitch * 0.43, w * 0.9, pitch * 0.86, pitch * 0.16)
    pen.fill()
    if (live) {
      pen.fillStyle = '#ff5a5f'
      pen.beginPath()
      pen.roundRect(w * 0.05, y - pitch * 0.43, w * 0.012, pitch * 0.86, w * 0.006)
      pen.fill()
    }
    write(pen, session.time, [w * 0.085, y], {
      color: live ? '#ffffff' : brandTones(accents[1]).pale,
      size: h * 0.046,
      weight: 700,
    })
    writePair(
      pen,
      inOrder(session.title, language),
      { x: w * 0.335, y: y - pitch * 0.42, width: w * 0.595, height: pitch * 0.84 },
      { color: '#ffffff', size: h * 0.052, least: 0.6, weight: 700 },
      { color: faint, size: h * 0.033, weight: 500, least: 0.8 },
    )
    pen.globalAlpha = 1
  })
}

/** A round portrait, or the first letter of the name while there is none. */
function drawFace(
  pen: Pen,
  guest: StageGuest,
  portraits: Portraits,
  [x, y, radius]: readonly [number, number, number],
  color: string,
): void {
  disc(pen, x, y, radius * 1.06, 'rgba(255,255,255,.9)')
  disc(pen, x, y, radius, brandTones(color).base)
  const picture = portraits.get(guest.id)
  if (!picture) {
    write(pen, [...guest.name.zh][0] ?? '', [x, y], {
      color: '#ffffff',
      size: radius * 0.95,
      weight: 700,
      align: 'center',
    })
    return
  }
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.clip()
  cover(pen, picture, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 })
  pen.restore()
}

/** Up to six who speak, three in a row. */
export function drawGuests(
  pen: Pen,
  w: number,
  h: number,
  guests: readonly StageGuest[],
  portraits: Portraits,
  accents: Accents,
  language: Language,
): void {
  drawHead(pen, w, h, conferenceWords.guests, '', accents, language)
  if (guests.length === 0)
    write(pen, conferenceWords.noGuests[language], [w / 2, h * 0.55], {
      color: faint,
      size: h * 0.06,
      weight: 600,
      align: 'center',
    })
  guests.slice(0, 6).forEach((guest, i) => {
    const x = w * (0.19 + (i % 3) * 0.31)
    const y = h * (0.355 + Math.floor(i / 3) * 0.385)
    drawFace(pen, guest, portraits, [x, y, h * 0.112], accents[i % accents.length] ?? accents[0])
    writePair(
      pen,
      inOrder(guest.name, language),
      { x: x - w * 0.145, y: y + h * 0.125, width: w * 0.29, height: h * 0.115 },
      { color: '#ffffff', size: h * 0.052, weight: 700, align: 'center', place: 0 },
      { color: faint, size: h * 0.036, weight: 500 },
    )
  })
}

/** One guest, as large as a person: portrait, name and post. */
export function drawPortrait(
  pen: Pen,
  w: number,
  h: number,
  guest: StageGuest,
  portraits: Portraits,
  accents: Accents,
  language: Language,
): void {
  const [first, second] = [brandTones(accents[0]), brandTones(accents[1])]
  flood(signSheet(pen, w, h), blend(pen, [0, 0], [w, h], [first.base, first.deep, first.night]))
  rings(pen, [w * 0.5, h * 0.32], [w * 0.46, w * 1.5], 11, 'rgba(255,255,255,.12)', 0.05)
  drawFace(pen, guest, portraits, [w / 2, h * 0.32, w * 0.34], accents[0])
  pen.fillStyle = second.pale
  pen.fillRect(w * 0.42, h * 0.575, w * 0.16, h * 0.008)
  writePair(
    pen,
    inOrder(guest.name, language),
    { x: w * 0.07, y: h * 0.6, width: w * 0.86, height: h * 0.15 },
    { color: '#ffffff', size: w * 0.17, weight: 800, align: 'center' },
    { color: 'rgba(255,255,255,.86)', size: w * 0.085, weight: 500 },
  )
  writeInto(
    pen,
    guest.post[language],
    { x: w * 0.08, y: h * 0.77, width: w * 0.84, height: h * 0.18 },
    {
      color: 'rgba(255,255,255,.86)',
      size: w * 0.072,
      weight: 500,
      lines: 4,
      align: 'center',
      place: 0,
    },
  )
}
