import type { Language } from '@tradefloor/contract'
import { brandTones, sessionStates } from '@tradefloor/rules'
import { widthsOf, write, writeInto, writePair } from '../art/lettering.ts'
import { rings, waves } from '../art/motif.ts'
import { inOrder } from '../art/names-in-order.ts'
import { blend, flood, type Pen, signSheet } from '../art/pen.ts'
import type { BilingualText } from '../place.ts'
import type { ConferenceData } from './conference-data.ts'
import { conferenceWords, hallWords } from './conference-words.ts'
import type { StageSession } from './programme.ts'
import { dayWords, stateWords } from './session-words.ts'

export interface Still {
  data: Pick<ConferenceData, 'name' | 'hall'>
  /** What is on the screen, or belongs there. */
  session: StageSession | undefined
  accents: readonly [string, string, string]
  /** How much of the width a film takes in the middle; the words stand within it. */
  film: number
  /** While a film plays, what is said stands beside it. */
  playing: boolean
}

const white = '#ffffff'
const soft = 'rgba(255,255,255,.88)'
const lively = '#ff5a5f'

/** What the large screen shows while nothing plays: the session, its time and how far it is. */
export function drawStill(pen: Pen, w: number, h: number, still: Still, language: Language): void {
  drawGround(pen, w, h, still.accents)
  const { session, playing } = still
  if (!playing) drawTitle(pen, w, h, still, language)
  else if (session) drawWings(pen, w, h, still, session, language)
}

function drawGround(pen: Pen, w: number, h: number, accents: Still['accents']): void {
  const [first, second] = [brandTones(accents[0]), brandTones(accents[1])]
  flood(
    signSheet(pen, w, h),
    blend(pen, [0, 0], [w, h * 0.7], [first.night, first.deep, first.base, second.base, second.deep]),
  )
  const glow = pen.createRadialGradient(w / 2, h * 0.62, h * 0.05, w / 2, h * 0.62, w * 0.36)
  glow.addColorStop(0, 'rgba(214,238,255,.42)')
  glow.addColorStop(1, 'rgba(214,238,255,0)')
  flood(signSheet(pen, w, h), glow)
  rings(pen, [w / 2, h * 1.25], [h * 0.45, h * 2.4], 18, 'rgba(255,255,255,.15)', 0.02)
  waves(pen, w, h, first.base, 3, 0.66)
}

function drawTitle(pen: Pen, w: number, h: number, { data, film, session }: Still, language: Language): void {
  const width = w * film * 0.9
  const x = (w - width) / 2
  const head = `${data.name[language]} · ${hallWords[data.hall][language]}`
  writeInto(
    pen,
    head,
    { x, y: h * 0.1, width, height: h * 0.11 },
    {
      color: soft,
      size: h * 0.068,
      weight: 600,
      align: 'center',
    },
  )
  writePair(
    pen,
    inOrder(session?.title ?? hallWords[data.hall], language),
    { x, y: h * 0.23, width, height: h * 0.42 },
    { color: white, size: h * 0.165, least: 0.45, weight: 900, lines: 2, align: 'center' },
    { color: soft, size: h * 0.072, least: 0.6, weight: 500, lines: 2 },
  )
  if (session) drawState(pen, [w / 2, h * 0.76], h * 0.062, session, language)
  else
    write(pen, conferenceWords.noSchedule[language], [w / 2, h * 0.76], {
      color: soft,
      size: h * 0.062,
      weight: 600,
      align: 'center',
    })
}

const timeWords = ({ day, time }: StageSession): BilingualText => {
  const { zh, en } = dayWords(day)
  return {
    zh: `${zh} ${time}（${conferenceWords.fairTime.zh}）`,
    en: `${en}, ${time} (${conferenceWords.fairTime.en})`,
  }
}

/** A pill with how far it is, and the time beside it, together around a point. */
function drawState(
  pen: Pen,
  [x, y]: readonly [number, number],
  size: number,
  session: StageSession,
  language: Language,
): void {
  const state = stateWords(session)[language]
  const time = timeWords(session)[language]
  const look = { color: white, size, weight: 700 }
  const stateWidth = measured(pen, state, size, 700)
  const timeWidth = measured(pen, time, size, 500)
  const pill = stateWidth + size * 1.7
  const left = x - (pill + size * 0.7 + timeWidth) / 2
  pen.fillStyle = session.state === sessionStates.live && !session.cancelled ? lively : 'rgba(255,255,255,.2)'
  pen.beginPath()
  pen.roundRect(left, y - size * 0.86, pill, size * 1.72, size * 0.86)
  pen.fill()
  write(pen, state, [left + size * 0.85, y], look)
  write(pen, time, [left + pill + size * 0.7, y], { ...look, weight: 500 })
}

function measured(pen: Pen, text: string, size: number, weight: number): number {
  return widthsOf(pen, weight)(text) * size
}

/** To the left what is on, to the right when and where. */
function drawWings(
  pen: Pen,
  w: number,
  h: number,
  { data, film }: Still,
  session: StageSession,
  language: Language,
): void {
  const wing = (w * (1 - film)) / 2
  const room = { width: wing * 0.78, y: h * 0.3 }
  const isLive = session.state === sessionStates.live
  const state = (isLive ? conferenceWords.live : conferenceWords.replay)[language]
  const size = h * 0.056
  const pill = measured(pen, state, size, 700) + size * 1.5
  pen.fillStyle = isLive ? lively : 'rgba(255,255,255,.22)'
  pen.beginPath()
  pen.roundRect(wing * 0.11, h * 0.14, pill, size * 1.7, size * 0.85)
  pen.fill()
  write(pen, state, [wing * 0.11 + size * 0.75, h * 0.14 + size * 0.85], { color: white, size, weight: 700 })
  writePair(
    pen,
    inOrder(session.title, language),
    { ...room, x: wing * 0.11, height: h * 0.46 },
    { color: white, size: h * 0.1, least: 0.5, weight: 800, lines: 4, place: 0 },
    { color: soft, size: h * 0.05, least: 0.6, weight: 500, lines: 4 },
  )
  const right = w - wing * 0.89
  const { zh, en } = dayWords(session.day)
  write(pen, session.time, [right, h * 0.21], { color: white, size: h * 0.105, weight: 800 })
  write(pen, language === 'zh' ? zh : en, [right, h * 0.33], { color: soft, size: h * 0.06, weight: 600 })
  write(pen, hallWords[data.hall][language], [right, h * 0.43], { color: soft, size: h * 0.06, weight: 600 })
  writeInto(
    pen,
    data.name[language],
    { x: right, y: h * 0.5, width: room.width, height: h * 0.24 },
    {
      color: soft,
      size: h * 0.052,
      weight: 500,
      lines: 3,
      place: 0,
    },
  )
}
