import type { ConferenceHall } from '@tradefloor/rules'
import type { Vec3 } from '../kit/affine.ts'

/** A hall in metres. The stage is at -z, the audience sits towards +z, x = 0 is the middle. */
export interface ConferenceHallPlan {
  width: number
  height: number
  /** Where the wall behind the stage and the one behind the audience stand. */
  back: number
  front: number
  /** A piece of a drum that opens towards the audience, around x = 0 and `z`. */
  screen: { z: number; radius: number; half: number; low: number; high: number }
  /** Round steps, the lowest first; the last one is what one stands on. */
  stage: { z: number; steps: readonly { radius: number; top: number }[] }
  seats: {
    /** The middle of the rows. */
    z: number
    rows: number
    first: number
    pitch: number
    /** Angle to each side, and how much of it each aisle takes. */
    half: number
    aisles: readonly number[]
    aisle: number
  }
  /** Boards beside the screen: middle of the left one, which turns to the audience; the right one is its mirror image. */
  board: { at: Vec3; turn: number; width: number; height: number }
  lectern: Vec3
  lounge: Vec3
  /** Where portraits of guests stand, the most important first. */
  portraits: readonly { at: Vec3; turn: number }[]
  /** How far from the middle the doors are, in the wall behind the stage; the right one leads to the other hall. */
  door: number
  truss: { z: number; y: number; half: number }
  /** Shafts of light from the truss to the stage: where they begin, and how they lean. */
  shafts: readonly (readonly [x: number, lean: number])[]
  view: { eye: number; height: number; opening: number; shift: number; tall: { eye: number; across: number } }
}

export const conferenceHallPlans: Readonly<Record<ConferenceHall, ConferenceHallPlan>> = {
  big: {
    width: 35,
    height: 10,
    back: -15.4,
    front: 16,
    screen: { z: 2, radius: 16, half: 0.73, low: 1.2, high: 8.2 },
    stage: {
      z: -11,
      steps: [
        { radius: 9.6, top: 0.28 },
        { radius: 9.1, top: 0.56 },
        { radius: 8.6, top: 0.84 },
      ],
    },
    seats: { z: -11.6, rows: 12, first: 12.2, pitch: 1.12, half: 0.67, aisles: [-0.4, 0, 0.4], aisle: 1.15 },
    board: { at: [-12.85, 4.5, -7.4], turn: 0.68, width: 4.7, height: 3.34 },
    lectern: [-3.7, 0.84, -7],
    lounge: [3.3, 0.84, -8],
    portraits: [
      { at: [8.4, 0, -4.8], turn: -0.42 },
      { at: [-8.4, 0, -4.8], turn: 0.42 },
      { at: [9.8, 0, -4.2], turn: -0.5 },
      { at: [-9.8, 0, -4.2], turn: 0.5 },
    ],
    door: 13.7,
    truss: { z: -4.6, y: 8.45, half: 11 },
    shafts: [
      [-7.7, 0.3],
      [-3.3, 0],
      [3.3, 0],
      [7.7, -0.3],
    ],
    view: { eye: 10.9, height: 3.2, opening: 53, shift: 0.03, tall: { eye: 10.9, across: 14.4 } },
  },
  small: {
    width: 22,
    height: 6.6,
    back: -10.2,
    front: 11,
    screen: { z: 9, radius: 18, half: 0.36, low: 0.95, high: 5.15 },
    stage: {
      z: -8.2,
      steps: [
        { radius: 6.3, top: 0.2 },
        { radius: 5.8, top: 0.4 },
      ],
    },
    seats: { z: -9, rows: 7, first: 8.9, pitch: 1.08, half: 0.62, aisles: [-0.3, 0.3], aisle: 1.1 },
    board: { at: [-8.1, 2.95, -5.2], turn: 0.6, width: 3.3, height: 2.34 },
    lectern: [-2.9, 0.4, -4.6],
    lounge: [2.3, 0.4, -5.4],
    portraits: [
      { at: [5.7, 0, -3.6], turn: -0.42 },
      { at: [-5.7, 0, -3.6], turn: 0.42 },
      { at: [6.9, 0, -3.1], turn: -0.5 },
      { at: [-6.9, 0, -3.1], turn: 0.5 },
    ],
    door: 8.6,
    truss: { z: -3, y: 5.5, half: 7 },
    shafts: [
      [-3.4, 0.12],
      [3.4, -0.12],
    ],
    view: { eye: 7.1, height: 2.5, opening: 50, shift: 0.0, tall: { eye: 7.4, across: 9.4 } },
  },
}

/** A seat for one. A turn of half a circle looks straight at the stage. */
export interface Seat {
  at: Vec3
  turn: number
  row: number
}

/** The board of a guest's portrait, and how high its middle is. */
export const portraitBoard = { width: 0.9, height: 1.6, middle: 1.02 }

const seatPitch = 0.66
const wallGap = 2.2

/** Rows around the stage, the first one first, with the aisles left free. */
export function seatsOf({ seats, width }: ConferenceHallPlan): Seat[] {
  const { z, rows, first, pitch, half, aisles, aisle } = seats
  return Array.from({ length: rows }, (_, row) => {
    const radius = first + row * pitch
    const count = Math.floor((radius * half * 2) / seatPitch)
    return Array.from({ length: count }, (_, i): Seat => {
      const angle = ((i - (count - 1) / 2) * seatPitch) / radius
      return { at: [Math.sin(angle) * radius, 0, z + Math.cos(angle) * radius], turn: Math.PI + angle, row }
    }).filter(({ at, turn }) => {
      const inAisle = aisles.some((way) => Math.abs(turn - Math.PI - way) * radius < aisle)
      return !inAisle && Math.abs(at[0]) < width / 2 - wallGap
    })
  }).flat()
}

/** Height of what one stands on. */
export const stageTop = ({ stage }: ConferenceHallPlan): number => stage.steps.at(-1)?.top ?? 0

/** How far each half of a 16 by 9 picture reaches around the drum of the screen, when it is as high as the screen. */
export const filmHalf = ({ screen }: ConferenceHallPlan): number =>
  Math.min(screen.half, ((screen.high - screen.low) * 8) / 9 / screen.radius)
