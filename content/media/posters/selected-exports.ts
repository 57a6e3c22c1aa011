import { mix } from '../colour.ts'
import { box, disc, oval, place } from '../draw.ts'
import { drill, handbag, headphones, mug, pottedPlant, sneaker, tableLamp, watch } from '../motifs/goods.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Paper, Poster } from '../paper.ts'

// A case of the showroom: a lit niche with one thing in it.
const niche = (
  paper: Paper,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  size: number,
  thing: string,
) =>
  box(x, y, w, h, paper.down(mix(colour, '#ffffff', 0.22), colour), { radius: 22 }) +
  disc(x + w / 2, y + h / 2 - 10, Math.min(w, h) * 0.44, '#ffffff', { opacity: 0.28 }) +
  oval(x + w / 2, Math.min(y + h - 20, y + h / 2 + 86 * size), 84 * size, 10 * size, '#0f1b33', {
    opacity: 0.22,
  }) +
  place({ x: x + w / 2, y: y + h / 2, size }, thing)

/** A showroom of chosen goods, each in its own colour. */
export const selectedExports: Poster = (paper) => [
  backdrop(paper.slope('#fff8ec', '#ffe8d2')),
  niche(paper, 24, 24, 286, 304, '#ffb9a6', 1.24, handbag('#e5482d', '#a92c17', '#ffd166')),
  niche(paper, 24, 344, 286, 304, '#9fdcd3', 1.22, pottedPlant('#f0703f', '#ff8f5c', '#14795a', '#3fae74')),
  niche(paper, 326, 24, 420, 392, '#8fb8ff', 1.76, headphones('#12306e', '#1557d6', '#0b2052')),
  niche(paper, 326, 432, 202, 216, '#ffd98a', 0.88, mug('#0fa7b8', '#0a7482')),
  niche(paper, 544, 432, 202, 216, '#c9b4ff', 0.9, watch('#4a34b8', '#ffffff', '#22185c')),
  niche(paper, 762, 24, 242, 256, '#ffe08f', 1.06, tableLamp('#f0702a', '#7a3a1a', '#ffffff')),
  niche(paper, 1020, 24, 236, 256, '#b7e39a', 0.88, drill('#1f9a5a', '#135c38', '#8ea0b8')),
  niche(paper, 762, 296, 494, 352, '#ffa9c4', 1.86, sneaker('#fff4f0', '#22304f', '#e0457a')),
]
