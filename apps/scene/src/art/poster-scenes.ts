import { seededRandom } from '../kit/random.ts'
import { rays, rings, waves } from './motif.ts'
import { blend, disc, flood, paper, polygon } from './pen.ts'
import { centred, type PosterGround } from './poster-ground.ts'

/** Evening over the sea. */
export const tide: PosterGround = {
  title: 'top',
  light: true,
  draw(sheet, tones, hero, seed) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, blend(pen, [w, 0], [w * 0.3, h], [tones.base, tones.bright, tones.pale, tones.mist]))
    disc(pen, w * 0.62, h * 0.54, w * 0.3, 'rgba(255,255,255,.2)')
    disc(pen, w * 0.62, h * 0.54, w * 0.23, '#ffffff')
    hero(centred(w * 0.62, h * 0.53, w * 0.24), tones.base)
    waves(pen, w, h, tones.base, seed, 0.62)
  },
}

/** A lit disc in spreading rings. */
export const ripple: PosterGround = {
  title: 'top',
  light: true,
  draw(sheet, tones, hero) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, blend(pen, [0, 0], [w, h], [tones.base, tones.deep, tones.night]))
    const [x, y] = [w / 2, h * 0.62]
    for (const [radius, alpha] of [
      [0.62, 0.07],
      [0.5, 0.09],
      [0.39, 0.13],
    ] as const)
      disc(pen, x, y, w * radius, `rgba(255,255,255,${alpha})`)
    rings(pen, [x, y], [w * 0.39, w * 0.95], 6, 'rgba(255,255,255,.22)')
    disc(pen, x, y, w * 0.29, '#ffffff')
    hero(centred(x, y, w * 0.34), tones.base)
  },
}

/** Ridges before a low sun. */
export const ridges: PosterGround = {
  title: 'top',
  light: false,
  draw(sheet, tones, hero, seed) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, blend(pen, [0, 0], [0, h], [paper, tones.mist, tones.pale]))
    disc(
      pen,
      w * 0.5,
      h * 0.55,
      w * 0.26,
      blend(pen, [0, h * 0.4], [0, h * 0.72], [tones.bright, tones.base]),
    )
    hero(centred(w * 0.5, h * 0.535, w * 0.28), '#ffffff')
    const random = seededRandom(seed + 5)
    ;[tones.pale, tones.bright, tones.base, tones.deep].forEach((shade, i) => {
      const base = h * (0.74 + i * 0.075)
      const points: [number, number][] = []
      for (let k = 0; k <= 6; k++)
        points.push([(w / 6) * k, base - (k % 2 === i % 2 ? random() * h * 0.09 : 0)])
      const [first, last] = [points[0]?.[1] ?? base, points[6]?.[1] ?? base]
      polygon(pen, shade, [-4, first], ...points, [w + 4, last], [w + 4, h + 4], [-4, h + 4])
    })
  },
}

/** A rising sun, cut into bands by the horizon. */
export const dawn: PosterGround = {
  title: 'bottom',
  light: true,
  draw(sheet, tones, hero) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, blend(pen, [0, 0], [0, h], [tones.mist, tones.pale, tones.base, tones.deep, tones.night]))
    const [x, y, r] = [w / 2, h * 0.4, w * 0.37]
    disc(pen, x, y, r * 1.22, 'rgba(255,255,255,.25)')
    disc(pen, x, y, r, '#ffffff')
    pen.save()
    pen.beginPath()
    pen.arc(x, y, r * 1.22, 0, Math.PI * 2)
    pen.clip()
    pen.fillStyle = blend(pen, [0, y], [0, y + r], [tones.pale, tones.base])
    for (let i = 0; i < 5; i++) {
      const top = y + r * (0.42 + i * 0.13)
      pen.fillRect(x - r * 1.3, top, r * 2.6, r * (0.025 + i * 0.02))
    }
    pen.restore()
    hero(centred(x, y - r * 0.14, r * 0.95), tones.base)
  },
}

/** A stage with rays behind it. */
export const stage: PosterGround = {
  title: 'top',
  light: true,
  draw(sheet, tones, hero) {
    const { pen, width: w, height: h } = sheet
    flood(sheet, blend(pen, [0, 0], [0, h], [tones.deep, tones.base, tones.bright]))
    rays(pen, [w / 2, h * 0.64], h, 'rgba(255,255,255,.09)')
    disc(pen, w / 2, h * 0.6, w * 0.3, 'rgba(255,255,255,.18)')
    hero(centred(w / 2, h * 0.585, w * 0.38), '#ffffff')
    for (const [half, top, shade] of [
      [0.24, 0.74, '#ffffff'],
      [0.34, 0.795, tones.mist],
      [0.46, 0.85, tones.pale],
    ] as const) {
      pen.fillStyle = shade
      pen.beginPath()
      pen.roundRect(w * (0.5 - half), h * top, w * half * 2, h, w * 0.03)
      pen.fill()
    }
    pen.fillStyle = tones.night
    pen.fillRect(-4, h * 0.905, w + 8, h)
  },
}
