import { createPictureLoader } from '../art/pictures.ts'
import type { TilePicture } from '../art/tile-subject.ts'
import type { Vec3 } from '../kit/affine.ts'
import { type Board, type BoardDrawing, SignSheet } from '../stage/sign-sheet.ts'
import type { ConferenceData, StageGuest } from './conference-data.ts'
import { type ConferenceHallPlan, portraitBoard } from './conference-hall-plans.ts'
import { type Accents, drawAgenda, drawGuests, drawPortrait } from './stage-boards.ts'

const sheet = { board: { width: 900, height: 640 }, portrait: { width: 292, height: 519 } }
const onGuestsBoard = 6

/** So far in front of its frame that the two never fight for a pixel. */
const ahead = (at: Vec3, turn: number, by: number): Vec3 => [
  at[0] + Math.sin(turn) * by,
  at[1],
  at[2] + Math.cos(turn) * by,
]

export interface ConferenceSigns {
  sheet: SignSheet
  /** Fetches the portraits and tells when there are some to be drawn. */
  fetchPortraits(arrived: () => void): void
  stop(): void
}

/** The agenda, the guests, and a portrait of each of the first few: one draw call. */
export function createConferenceSigns(
  current: () => ConferenceData,
  hall: ConferenceHallPlan,
  accents: Accents,
): ConferenceSigns {
  const portraits = new Map<number, TilePicture>()
  const { at, turn, width, height } = hall.board
  const guests = current().guests.slice(0, Math.max(onGuestsBoard, hall.portraits.length))
  const boards: Board[] = [
    { at: ahead(at, turn, 0.11), turn, width, height, drawing: 'agenda' },
    { at: ahead([-at[0], at[1], at[2]], -turn, 0.11), turn: -turn, width, height, drawing: 'guests' },
  ]
  const drawings = new Map<string, BoardDrawing>([
    [
      'agenda',
      {
        ...sheet.board,
        draw: (pen, w, h, language) => drawAgenda(pen, w, h, current().agenda, accents, language),
      },
    ],
    [
      'guests',
      {
        ...sheet.board,
        draw: (pen, w, h, language) => drawGuests(pen, w, h, guests, portraits, accents, language),
      },
    ],
  ])
  shownPortraits(guests, hall).forEach(({ guest, spot }) => {
    const drawing = `portrait-${guest.id}`
    drawings.set(drawing, {
      ...sheet.portrait,
      draw: (pen, w, h, language) => drawPortrait(pen, w, h, guest, portraits, accents, language),
    })
    const middle: Vec3 = [spot.at[0], spot.at[1] + portraitBoard.middle, spot.at[2]]
    boards.push({
      at: ahead(middle, spot.turn, 0.04),
      turn: spot.turn,
      width: portraitBoard.width,
      height: portraitBoard.height,
      drawing,
    })
  })
  const loader = createPictureLoader({ most: 4 })
  return {
    sheet: new SignSheet(boards, drawings),
    fetchPortraits(arrived) {
      const asked = guests.map(async ({ id, image }, i) => {
        const picture = await loader.ask(image, i, 320)
        if (picture) portraits.set(id, picture)
      })
      // Together: each drawing of all boards costs a frame.
      void Promise.allSettled(asked).then(() => {
        if (portraits.size > 0) arrived()
      })
    },
    stop: () => loader.stop(),
  }
}

/** Who stands where; with fewer guests than stands, the last ones stay away. */
export const shownPortraits = (guests: readonly StageGuest[], hall: ConferenceHallPlan) =>
  hall.portraits.flatMap((spot, i) => {
    const guest = guests[i]
    return guest ? [{ guest, spot }] : []
  })
