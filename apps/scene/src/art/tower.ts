import { signNames } from '@tradefloor/rules'
import { write, writeInto, writePair } from './lettering.ts'
import { rings } from './motif.ts'
import { type Box, blend, flood, legible, type Sheet } from './pen.ts'
import { drawSign } from './place-picture.ts'
import type { Face } from './tile-face.ts'

const hasHan = (text: string) => /\p{Script=Han}/u.test(text)

/** The sign that stands on end: mark on top, the name downwards, the number at the foot. */
export function drawTower(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  const { tones, subject, pictures } = face
  flood(sheet, blend(pen, [0, 0], [w * 0.5, h], [tones.bright, tones.base, tones.deep, tones.night]))
  rings(pen, [w * 1.05, h * 1.02], [w * 0.5, w * 3.4], 10, 'rgba(255,255,255,.12)')

  const size = w * (pictures.logo ? 0.6 : 0.54)
  drawSign(
    pen,
    { logo: pictures.logo, id: subject.id, color: '#ffffff', ground: 'colour' },
    { x: (w - size) / 2, y: w * 0.2, width: size, height: size },
  )
  const top = w * 0.2 + size + w * 0.2
  let foot = h - w * 0.16
  if (subject.number && legible(sheet, w * 0.2)) {
    foot = h - w * 0.58
    pen.fillStyle = 'rgba(255,255,255,.5)'
    pen.fillRect(w * 0.2, foot, w * 0.6, w * 0.018)
    const room = { x: w * 0.1, y: foot + w * 0.06, width: w * 0.8, height: w * 0.4 }
    writeInto(pen, subject.number, room, { color: '#ffffff', size: w * 0.27, align: 'center' })
  }
  const [name, second] = signNames(subject.name, face.language)
  const room = { x: w * 0.1, y: top, width: w * 0.8, height: foot - w * 0.12 - top }
  if (hasHan(name)) stack(sheet, name, second, room)
  else turn(sheet, name, second, room)
}

/** Chinese from top to bottom; what is too long goes on in a second column to the left, as it is read. */
function stack(sheet: Sheet, name: string, second: string | undefined, room: Box): void {
  const { pen } = sheet
  const signs = [...name.replace(/\s+/g, '')]
  const beside = second && !hasHan(second) && legible(sheet, room.width * 0.13) ? second : undefined
  const one = Math.min(room.width * (beside ? 0.62 : 0.72), room.height / signs.length)
  const two = Math.min(room.width * 0.46, room.height / Math.ceil(signs.length / 2))
  const columns = signs.length > 4 && two > one * 1.25 ? 2 : 1
  const step = columns === 2 ? two : one
  const rows = Math.ceil(signs.length / columns)
  const middle = room.x + room.width * (columns === 1 && beside ? 0.42 : 0.5)
  const start = room.y + (room.height - rows * step) * 0.34
  signs.forEach((sign, i) => {
    const column = Math.floor(i / rows)
    const x = columns === 2 ? middle + step * (0.52 - 1.04 * column) : middle
    const at = [x, start + step * ((i % rows) + 0.5)] as const
    write(pen, sign, at, { color: '#ffffff', size: step * 0.86, weight: 800, align: 'center' })
  })
  if (columns === 1 && beside) {
    const top = Math.min(start, room.y + room.height * 0.5)
    const edge = {
      x: room.x + room.width * 0.84,
      y: top,
      width: room.width * 0.2,
      height: room.y + room.height - top,
    }
    along(sheet, [beside, undefined], edge, room.width * 0.15, 500)
  }
}

/** Words lie on their side and are read with the head to the right. */
function turn(sheet: Sheet, name: string, second: string | undefined, room: Box): void {
  along(sheet, [name, legible(sheet, room.width * 0.2) ? second : undefined], room, room.width * 0.5, 800)
}

function along(
  { pen }: Sheet,
  names: readonly [string, string | undefined],
  room: Box,
  size: number,
  weight: number,
): void {
  pen.save()
  pen.translate(room.x + room.width, room.y)
  pen.rotate(Math.PI / 2)
  writePair(
    pen,
    names,
    { x: 0, y: 0, width: room.height, height: room.width },
    { color: weight > 500 ? '#ffffff' : 'rgba(255,255,255,.82)', size, weight, lines: weight > 500 ? 2 : 1 },
    { color: 'rgba(255,255,255,.82)', size: size * 0.42, weight: 500 },
  )
  pen.restore()
}
