import { type ConferenceHallPlan, seatsOf } from '../../conference/conference-hall-plans.ts'
import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import { tinted } from '../../kit/shape.ts'
import { type ModelBuilder, type ModelLook, painted } from '../model-builder.ts'

/** Paints: the carpet, the walls in their shade, the lines of light. */
const carpet = painted('brand', 0.98)
const wall = painted('deep', 0.85)
const beam: ModelLook = { color: '#d5dcea', rough: 0.7 }
const coolLine = painted('pale', 0.4, { glow: 1.6 })
const warmLine: ModelLook = { color: '#ffe3bd', glow: 1.6 }

/** Floor, walls and ceiling of a conference hall: everything that is seen only from inside. */
export function conferenceRoom(b: ModelBuilder, hall: ConferenceHallPlan): void {
  const { width, height, back, front } = hall
  const depth = front - back
  const middle = (front + back) / 2
  b.add(shadedFloor(hall, b.cell(0.34)), carpet, { at: [0, 0, middle], tilt: -Math.PI / 2 })
  b.add(panel(width, height, b.cell(0.8)), wall, { at: [0, height / 2, back] })
  b.add(panel(width, height, b.cell(2)), wall, { at: [0, height / 2, front], turn: Math.PI })
  for (const side of [-1, 1])
    b.add(panel(depth, height, b.cell(0.7)), wall, {
      at: [(side * width) / 2, height / 2, middle],
      turn: (-side * Math.PI) / 2,
    })
  b.add(panel(width, depth, b.cell(1)), wall, { at: [0, height + 0.1, middle], tilt: Math.PI / 2 })
  beams(b, hall)
  aisleLights(b, hall)
  uprights(b, hall)
}

/** The carpet, darker under the rows: seats are placed later and would seem to float. */
function shadedFloor(hall: ConferenceHallPlan, cell: number) {
  const { width, front, back, seats } = hall
  const middle = (front + back) / 2
  const last = seats.first + (seats.rows - 1) * seats.pitch
  return tinted(panel(width, front - back, cell), ([x, y]) => {
    const [px, pz] = [x, middle - y - seats.z]
    const radius = Math.hypot(px, pz)
    const row = (radius - seats.first) / seats.pitch
    const inRows = radius > seats.first - 0.5 && radius < last + 0.5
    const between = Math.abs(row - Math.round(row)) * seats.pitch
    const under = inRows && pz > 0 ? Math.exp(-((between / 0.36) ** 2)) : 0
    const angle = Math.atan2(px, pz)
    const free = seats.aisles.some((way) => Math.abs(angle - way) * radius < seats.aisle * 0.9)
    const beside = Math.abs(angle) > seats.half + 0.02
    // The screen lights the carpet before the stage more than that at the far end.
    const lit =
      1.12 - 0.5 * Math.min(1, Math.max(0, (radius - seats.first * 0.7) / (last - seats.first * 0.7)))
    return lit * (1 - (free || beside ? 0 : 0.42 * under))
  })
}

/** Beams along the room that come lower towards the walls, with lines of light between them. */
function beams(b: ModelBuilder, { width, height, back, front }: ConferenceHallPlan): void {
  const pitch = width / 15.9
  const length = front - back - 3.4
  const z = (front + back) / 2 + 1.2
  for (let i = -7; i <= 7; i++) {
    const drop = 0.05 * Math.abs(i) ** 1.5 * (height / 10)
    b.add(box(pitch * 0.23, height * 0.07, length, b.bevel(0.04), b.cell(0.9), { without: ['+y'] }), beam, {
      at: [i * pitch, height * 0.95 - drop, z],
    })
    if (i < 7)
      b.add(
        box(pitch * 0.045, 0.05, length, 0, b.cell(1.6), { without: ['+y'] }),
        i % 2 ? warmLine : coolLine,
        {
          at: [(i + 0.5) * pitch, height * 0.975 - drop, z],
        },
      )
  }
}

/** Small lamps along the aisles, at the ends of the rows. */
function aisleLights(b: ModelBuilder, hall: ConferenceHallPlan): void {
  const { seats } = hall
  const places = seatsOf(hall)
  for (const way of seats.aisles)
    for (let row = 0; row < seats.rows; row++) {
      const radius = seats.first + row * seats.pitch
      for (const side of [-1, 1]) {
        const angle = way + (side * (seats.aisle - 0.16)) / radius
        const beside = places.some(
          (seat) => seat.row === row && Math.abs(seat.turn - Math.PI - angle) * radius < 0.75,
        )
        if (beside)
          b.add(
            box(0.09, 0.03, 0.24),
            { color: '#ffe2b0', glow: 1.6 },
            {
              at: [Math.sin(angle) * radius, 0.02, seats.z + Math.cos(angle) * radius],
              turn: angle,
            },
          )
      }
    }
}

/** Lines of light on the wall to both sides of the screen. */
function uprights(b: ModelBuilder, { width, height, back, screen, door }: ConferenceHallPlan): void {
  const edge = Math.sin(screen.half) * screen.radius
  const room = width / 2 - edge
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const aside = edge + (room * (i + 0.6)) / 4.6
      const low = Math.abs(aside - door) < 1.5 ? 3 : height * 0.08
      b.add(box(0.06, height * 0.84 - low, 0.06, 0, b.cell(0.8)), coolLine, {
        at: [side * aside, (height * 0.84 + low) / 2, back + 0.2],
      })
    }
}
