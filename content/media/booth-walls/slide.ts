import { chance } from '../chance.ts'
import { place } from '../draw.ts'
import { Paper } from '../paper.ts'
import type { Stand } from './described.ts'
import { hall, wallSize } from './hall.ts'
import { people, walking } from './person.ts'
import { stand, standWidth } from './stand.ts'

export interface Slide {
  image: string
  hotspots: { x: number; y: number; width: number; height: number; company: number; exhibition: number }[]
}

const [w, h] = wallSize

const soft = (id: string, across: number, down: number) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="${across} ${down}"/></filter>`

/** One picture of a wall: the hall, its stands with their reflections, and a few visitors. */
export function drawSlide(slide: Slide, standOf: (company: number, exhibition: number) => Stand): string {
  const paper = new Paper(wallSize)
  const seed = [...slide.image].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7)
  const c = chance(seed)
  // The farther ones first, so that a near plant may stand before a far wall.
  const stands = [...slide.hotspots]
    .sort((a, b) => a.y + a.height - b.y - b.height)
    .map((spot) => {
      const size = (spot.width * w) / standWidth
      const [x, y] = [(spot.x + spot.width / 2) * w, (spot.y + spot.height) * h - 16 * size]
      const drawn = stand(paper, standOf(spot.company, spot.exhibition))
      return { drawn, x, y, size }
    })
  const visitors = slide.hotspots.slice(1).map((spot) => {
    const size = c.between(0.94, 1.08)
    const left = c.odds(0.5)
    return walking(c.pick(people), spot.x * w - c.between(4, 26), h * c.between(0.9, 0.955), [
      left ? -size : size,
      size,
    ])
  })
  return paper.bind(
    // The hall lies out of focus behind the stands: it leads the eye to them, and soft edges weigh little.
    soft('far', 3.2, 3.2),
    `<g filter="url(#far)">${hall(paper, seed)}</g>`,
    soft('floor', 5, 9),
    '<g filter="url(#floor)" opacity=".34">',
    ...stands.map(({ drawn, x, y, size }) =>
      place({ x, y: y + 30 * size, size: [size, -size * 0.8] }, drawn),
    ),
    '</g>',
    `<rect y="${h - 200}" width="${w}" height="200" fill="${paper.thin('#d3dfed', 0, 0.9)}"/>`,
    ...stands.map(({ drawn, x, y, size }) => place({ x, y, size }, drawn)),
    ...visitors,
  )
}
