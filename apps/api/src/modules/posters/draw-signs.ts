import type { Image, SKRSContext2D } from '@napi-rs/canvas'
import type { Language } from '@tradefloor/contract'
import { type BrandTones, brandTones, signNames, type TileArea, tileAreas } from '@tradefloor/rules'
import { createSheet, type Sheet, writeInto, writePair } from './lettering.ts'

/** What the signs of a stand say. */
export interface SignFacts {
  names: Readonly<Record<Language, string>>
  number: string
  color: string
  logo: Image | undefined
  poster: Image | undefined
}

interface Face extends SignFacts {
  tones: BrandTones
  language: Language
}

const ink = '#10203f'
const softInk = '#54627e'
const white = '#ffffff'

function flood({ pen, width, height }: Sheet, from: string, to = from) {
  const wash = pen.createLinearGradient(0, 0, width, height)
  wash.addColorStop(0, from)
  wash.addColorStop(1, to)
  pen.fillStyle = wash
  pen.fillRect(0, 0, width, height)
}

/** The logo on white with round corners, or the first letter of the name. */
function drawLogo(pen: SKRSContext2D, face: Face, x: number, y: number, size: number): void {
  pen.fillStyle = white
  pen.beginPath()
  pen.roundRect(x, y, size, size, size * 0.16)
  pen.fill()
  const { logo } = face
  if (!logo) {
    const box = { x, y, width: size, height: size }
    const first = [...(signNames(face.names, face.language)[0] || '·')][0] ?? '·'
    writeInto(pen, first, box, { color: face.tones.base, size: size * 0.62, align: 'center' })
    return
  }
  const room = size * 0.86
  const scale = Math.min(room / logo.width, room / logo.height)
  const [wide, high] = [logo.width * scale, logo.height * scale]
  pen.drawImage(logo, x + (size - wide) / 2, y + (size - high) / 2, wide, high)
}

function drawFascia(sheet: Sheet, face: Face, onPaper: boolean): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, onPaper ? white : face.tones.base)
  const field = face.number ? h * 1.6 : 0
  if (face.number) {
    pen.fillStyle = onPaper ? face.tones.base : face.tones.deep
    pen.beginPath()
    pen.moveTo(w - field + h * 0.22, 0)
    pen.lineTo(w, 0)
    pen.lineTo(w, h)
    pen.lineTo(w - field, h)
    pen.fill()
    const box = { x: w - field + h * 0.26, y: 0, width: field - h * 0.42, height: h }
    writeInto(pen, face.number, box, { color: white, size: h * 0.42, align: 'center' })
  }
  drawLogo(pen, face, h * 0.16, h * 0.13, h * 0.74)
  const x = h * 1.1
  const room = { x, y: h * 0.08, width: w - field - x - h * 0.12, height: h * 0.84 }
  writePair(
    pen,
    signNames(face.names, face.language),
    room,
    { color: onPaper ? ink : white, size: h * 0.5, lines: 2 },
    { color: onPaper ? softInk : 'rgba(255,255,255,.86)', size: h * 0.22 },
  )
}

/** The stand's number where there is one; the name from top to bottom in Chinese, in lines in English. */
function drawTower(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, face.tones.base, face.tones.night)
  drawLogo(pen, face, w * 0.2, w * 0.22, w * 0.6)
  const [name] = signNames(face.names, face.language)
  const top = w * 1.02
  const bottom = face.number ? h - w * 0.62 : h - w * 0.2
  if (/\p{Script=Han}/u.test(name)) {
    const letters = [...name]
    const size = Math.min(w * 0.52, (bottom - top) / letters.length / 1.12)
    letters.forEach((letter, i) => {
      const y = top + (bottom - top - letters.length * size * 1.12) / 2 + i * size * 1.12
      writeInto(
        pen,
        letter,
        { x: 0, y, width: w, height: size * 1.12 },
        { color: white, size, align: 'center' },
      )
    })
  } else
    writeInto(
      pen,
      name,
      { x: w * 0.08, y: top, width: w * 0.84, height: bottom - top },
      { color: white, size: w * 0.3, align: 'center', lines: 6 },
    )
  if (face.number)
    writeInto(
      pen,
      face.number,
      { x: w * 0.1, y: h - w * 0.58, width: w * 0.8, height: w * 0.42 },
      { color: 'rgba(255,255,255,.9)', size: w * 0.3, align: 'center' },
    )
}

/** The company's own poster, else its logo and name on its colour. */
function drawPoster(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  if (face.poster) {
    cover(sheet, face.poster)
    return
  }
  flood(sheet, face.tones.bright, face.tones.night)
  drawLogo(pen, face, w * 0.28, h * 0.16, w * 0.44)
  drawNames(sheet, face, { x: w * 0.08, y: h * 0.54, width: w * 0.84, height: h * 0.3 }, white)
}

function cover({ pen, width: w, height: h }: Sheet, picture: Image): void {
  const scale = Math.max(w / picture.width, h / picture.height)
  const [wide, high] = [picture.width * scale, picture.height * scale]
  pen.drawImage(picture, (w - wide) / 2, (h - high) / 2, wide, high)
}

function drawNames(
  sheet: Sheet,
  face: Face,
  box: { x: number; y: number; width: number; height: number },
  color: string,
) {
  writePair(
    sheet.pen,
    signNames(face.names, face.language),
    box,
    { color, size: box.height * 0.5, align: 'center', lines: 2 },
    { color: color === white ? 'rgba(255,255,255,.8)' : softInk, size: box.height * 0.24, align: 'center' },
  )
}

/** What the screen shows before its film: mark, name and that it can be played. */
function drawVideo(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, face.tones.base, face.tones.night)
  pen.strokeStyle = 'rgba(255,255,255,.1)'
  pen.lineWidth = h * 0.012
  for (let ring = 1; ring < 9; ring++) {
    pen.beginPath()
    pen.arc(w * 0.84, h * 1.1, h * 0.17 * ring, 0, Math.PI * 2)
    pen.stroke()
  }
  drawLogo(pen, face, w * 0.07, h * 0.14, h * 0.34)
  const x = w * 0.07 + h * 0.44
  writePair(
    pen,
    signNames(face.names, face.language),
    { x, y: h * 0.1, width: w * 0.92 - x, height: h * 0.42 },
    { color: white, size: h * 0.2, lines: 2 },
    { color: 'rgba(255,255,255,.8)', size: h * 0.085 },
  )
}

function drawBadge(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, white)
  pen.fillStyle = face.tones.base
  pen.fillRect(0, h * 0.94, w, h * 0.06)
  drawLogo(pen, face, w / 2 - h * 0.24, h * 0.06, h * 0.48)
  drawNames(sheet, face, { x: w * 0.05, y: h * 0.55, width: w * 0.9, height: h * 0.33 }, ink)
}

function drawMark(sheet: Sheet, face: Face): void {
  flood(sheet, face.tones.bright, face.tones.deep)
  const { pen, width: w, height: h } = sheet
  pen.fillStyle = white
  pen.beginPath()
  pen.arc(w / 2, h / 2, w * 0.31, 0, Math.PI * 2)
  pen.fill()
  drawLogo(pen, face, w * 0.27, h * 0.27, w * 0.46)
}

function drawNumber(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, face.tones.deep, face.tones.night)
  if (face.number)
    writeInto(
      pen,
      face.number,
      { x: w * 0.08, y: h * 0.2, width: w * 0.84, height: h * 0.6 },
      { color: white, size: w * 0.5, align: 'center' },
    )
}

function drawCard(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, white)
  pen.fillStyle = face.tones.base
  pen.fillRect(0, 0, w * 0.05, h)
  drawLogo(pen, face, w * 0.12, h * 0.28, h * 0.44)
  const [name] = signNames(face.names, face.language)
  const x = w * 0.12 + h * 0.5
  writeInto(
    pen,
    name,
    { x, y: h * 0.2, width: w * 0.95 - x, height: h * 0.6 },
    { color: ink, size: h * 0.22, lines: 3 },
  )
}

/** The areas of an exhibitor's tile, as models of stands show them. */
const painters: Readonly<Record<TileArea, (sheet: Sheet, face: Face) => void>> = {
  fascia: (sheet, face) => drawFascia(sheet, face, true),
  brandFascia: (sheet, face) => drawFascia(sheet, face, false),
  poster: drawPoster,
  tower: drawTower,
  video: drawVideo,
  badge: drawBadge,
  mark: drawMark,
  number: drawNumber,
  card: drawCard,
}

/** One area of the tile so many pixels high, as raw RGBA. */
export function drawSign(area: TileArea, height: number, facts: SignFacts, language: Language) {
  const shape = tileAreas[area]
  const sheet = createSheet((height * shape.width) / shape.height, height)
  sheet.pen.imageSmoothingQuality = 'high'
  painters[area](sheet, { ...facts, tones: brandTones(facts.color), language })
  return {
    width: sheet.width,
    height: sheet.height,
    data: sheet.pen.getImageData(0, 0, sheet.width, sheet.height).data,
  }
}
