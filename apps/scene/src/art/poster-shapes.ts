import { seededRandom } from '../kit/random.ts'
import { dots, rings } from './motif.ts'
import { blend, disc, flood, paper, polygon } from './pen.ts'
import { centred, type PosterGround } from './poster-ground.ts'

/** Gates within gates. */
export const gates: PosterGround = {
  title: 'bottom',
  light: false,
  draw(sheet, tones, hero) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, blend(pen, [0, 0], [0, h], [tones.mist, paper]))
    const floor = h * 0.69
    const shades = [tones.pale, tones.bright, tones.base, tones.deep]
    shades.forEach((shade, i) => {
      const half = w * (0.43 - i * 0.075)
      const top = h * 0.07 + i * h * 0.045
      pen.fillStyle = shade
      pen.beginPath()
      pen.roundRect(w / 2 - half, top, half * 2, floor - top, [half, half, 0, 0])
      pen.fill()
    })
    hero(centred(w / 2, h * 0.5, w * 0.27), '#ffffff')
    pen.fillStyle = tones.base
    pen.fillRect(w * 0.04, floor, w * 0.92, h * 0.012)
  },
}

/** A broad diagonal. */
export const slope: PosterGround = {
  title: 'bottom',
  light: true,
  draw(sheet, tones, hero) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, paper)
    dots(pen, [w * 0.08, h * 0.05], [7, 6], w * 0.05, tones.pale)
    polygon(pen, tones.pale, [-4, h * 0.6], [w + 4, h * 0.26], [w + 4, h + 4], [-4, h + 4])
    polygon(
      pen,
      blend(pen, [0, h * 0.5], [w, h], [tones.bright, tones.base, tones.deep]),
      [-4, h * 0.66],
      [w + 4, h * 0.34],
      [w + 4, h + 4],
      [-4, h + 4],
    )
    disc(pen, w * 0.56, h * 0.36, w * 0.27, tones.night)
    disc(pen, w * 0.55, h * 0.35, w * 0.27, blend(pen, [0, 0], [w, h * 0.7], [tones.bright, tones.deep]))
    hero(centred(w * 0.55, h * 0.35, w * 0.31), '#ffffff')
  },
}

/** Where a quarter round each corner of a cell begins: top left, top right, bottom left, bottom right. */
const quarterStarts = [0, 0.5, 1.5, 1]

/** Quarters of circles, laid like tiles. */
export const mosaic: PosterGround = {
  title: 'bottom',
  light: false,
  draw(sheet, tones, hero, seed) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, paper)
    const cell = w / 4
    const random = seededRandom(seed + 11)
    const shades = [tones.base, tones.bright, tones.deep, tones.pale, tones.mist]
    const shade = () => shades[Math.floor(random() * shades.length)] ?? tones.base
    for (let i = 0; i < 16; i++) {
      const [x, y] = [(i % 4) * cell, Math.floor(i / 4) * cell]
      pen.fillStyle = shade()
      pen.fillRect(x - 2, y - 2, cell + 4, cell + 2)
      pen.fillStyle = shade()
      pen.beginPath()
      const corner = Math.floor(random() * 4)
      const [cx, cy] = [x + (corner % 2) * cell, y + Math.floor(corner / 2) * cell]
      pen.moveTo(cx, cy)
      const start = (quarterStarts[corner] ?? 0) * Math.PI
      pen.arc(cx, cy, cell, start, start + Math.PI / 2)
      pen.fill()
    }
    pen.fillStyle = paper
    pen.fillRect(cell, cell, cell * 2, cell * 2)
    hero(centred(w / 2, cell * 2, cell * 1.4), tones.base)
    pen.fillRect(-2, cell * 4, w + 4, h)
  },
}

/** A planet and what circles it. */
export const orbit: PosterGround = {
  title: 'bottom',
  light: false,
  draw(sheet, tones, hero) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, blend(pen, [0, 0], [w, h], [tones.mist, paper]))
    const [x, y] = [w * 0.5, h * 0.35]
    pen.save()
    pen.beginPath()
    pen.rect(-4, -4, w + 8, h * 0.7)
    pen.clip()
    rings(pen, [x, y], [w * 0.4, w * 0.78], 4, tones.pale)
    pen.restore()
    disc(
      pen,
      x,
      y,
      w * 0.31,
      blend(
        pen,
        [x - w * 0.3, y - w * 0.3],
        [x + w * 0.3, y + w * 0.3],
        [tones.bright, tones.base, tones.night],
      ),
    )
    disc(pen, x + w * 0.33, y - w * 0.23, w * 0.055, tones.base)
    disc(pen, x - w * 0.4, y + w * 0.14, w * 0.035, tones.bright)
    disc(pen, x + w * 0.2, y + w * 0.35, w * 0.025, tones.deep)
    hero(centred(x, y, w * 0.34), '#ffffff')
  },
}
