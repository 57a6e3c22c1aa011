import { drawKeyVisual } from '../art/key-visual.ts'
import { drawStreetSign, drawWelcomeGate } from '../art/signs.ts'
import { industryFace } from '../industry-words.ts'
import type { Vec3 } from '../kit/affine.ts'
import type { HallLook } from '../looks/hall-look.ts'
import { type Board, type BoardDrawing, SignSheet } from '../stage/sign-sheet.ts'
import type { HallData } from './hall-data.ts'

/** Signs over the streets, the welcome over the entrance, the fair's own board at the far end. */
export function createHallSigns(
  { name, layout }: HallData,
  look: HallLook,
  ends: readonly { at: Vec3; width: number; height: number }[],
): SignSheet {
  const boards: Board[] = []
  const drawings = new Map<string, BoardDrawing>()
  const accents = [look.accents[0], look.accents[1]] as const
  // Many streets share the same room on the graphics card.
  const streetSign = layout.streets.length > 8 ? { width: 128, height: 188 } : { width: 256, height: 376 }
  layout.streets.forEach(({ letter, industry, x, aisle }, i) => {
    const face = industryFace(industry)
    // Streets of one industry beside each other are told apart by their letters; of several kinds by their colours.
    const color = layout.streets.every((street) => street.industry === industry)
      ? (look.accents[i % look.accents.length] ?? face.color)
      : face.color
    const drawing = `street-${letter}`
    drawings.set(drawing, {
      ...streetSign,
      draw: (pen, w, h, language) => drawStreetSign(pen, w, h, { letter, name: face.name, color }, language),
    })
    const length = aisle.z1 - aisle.z0
    for (let z = -9; z > -length + 8; z -= 26)
      boards.push({ at: [x - 1.9, 6.1, z], turn: 0, width: 1.9, height: 2.8, drawing, twoFaced: true })
  })
  const main = [...layout.streets].sort((a, b) => Math.abs(a.x) - Math.abs(b.x))[0]
  const x = main?.x ?? 0
  drawings.set('welcome', {
    width: 1200,
    height: 150,
    draw: (pen, w, h, language) => drawWelcomeGate(pen, w, h, { name, accents }, language),
  })
  boards.push({ at: [x, 7.15, -7], turn: 0, width: 7.6, height: 0.95, drawing: 'welcome', twoFaced: true })
  drawings.set('visual', {
    width: 1200,
    height: 300,
    draw: (pen, w, h, language) => drawKeyVisual(pen, w, h, { name, accents }, language),
  })
  for (const { at, width, height } of ends) boards.push({ at, turn: 0, width, height, drawing: 'visual' })
  return new SignSheet(boards, drawings)
}
