import { darker, lighter } from '../colour.ts'
import { box, d, line, many, place, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'
import type { Stand } from './described.ts'
import { fitting, words } from './words.ts'

// The firm's mark in white, on its own colour.
const white = (it: Stand) => it.mark({ main: '#ffffff', soft: lighter(it.colour, 0.62), ground: it.colour })

// The firm's mark, its name, its Latin name under it and the booth's number, on a board of a width around x.
const lettering = (it: Stand, x: number, y: number, w: number) =>
  place({ x: x - w / 2 + 58, y: y - 3, size: 0.72 }, white(it)) +
  words(x - w / 2 + 108, y, it.name, { size: fitting(it.name, w - 244, 46), fill: '#ffffff' }) +
  words(x - w / 2 + 109, y + 29, it.latin, {
    size: fitting(it.latin, w - 244, 19),
    fill: '#ffffff',
    weight: 400,
  }) +
  words(x + w / 2 - 26, y + 10, it.booth, { size: 34, fill: '#ffffff', anchor: 'end' })

const board = (paper: Paper, x: number, y: number, w: number, h: number, colour: string) =>
  box(x, y + h - 4, w, 14, '#5b6f94', { opacity: 0.18 }) +
  box(x, y, w, h, paper.down(lighter(colour, 0.1), colour, darker(colour, 0.14))) +
  box(x, y, w, 5, '#ffffff', { opacity: 0.3 }) +
  box(x, y + h - 6, w, 6, darker(colour, 0.35))

const square = (paper: Paper, it: Stand) =>
  box(-310, -560, 30, 562, paper.across('#ffffff', '#dfe6f0')) +
  box(280, -560, 30, 562, paper.across('#f4f7fb', '#ccd6e4')) +
  box(-284, -520, 4, 480, it.colour) +
  box(280, -520, 4, 480, it.colour) +
  board(paper, -330, -650, 660, 118, it.colour) +
  lettering(it, 0, -594, 660)

const arch = (paper: Paper, it: Stand) =>
  shape(
    'M-322 2V-500C-322-600-270-640-190-640H190C270-640 322-600 322-500V2H268V-440C268-510 240-536 180-536H-180C-240-536-268-510-268-440V2Z',
    paper.down('#ffffff', '#f1f4f9', '#dde4ee'),
  ) +
  line('M-262 0V-440C-262-506-236-530-180-530H180C236-530 262-506 262-440V0', it.colour, 11) +
  line('M-254 0V-438C-254-500-232-522-178-522H178C232-522 254-500 254-438V0', '#ffffff', 4) +
  board(paper, -272, -690, 544, 124, it.colour) +
  lettering(it, 0, -630, 544)

const tower = (paper: Paper, it: Stand) => {
  const letters = [...it.name].slice(0, 7)
  const size = Math.min(50, 300 / letters.length)
  return (
    box(-310, -556, 26, 558, paper.across('#ffffff', '#dfe6f0')) +
    board(paper, -330, -640, 556, 104, it.colour) +
    place({ x: -272, y: -588, size: 0.66 }, white(it)) +
    words(-224, -578, it.latin, { size: fitting(it.latin, 410, 30), fill: '#ffffff', weight: 400 }) +
    box(226, -694, 104, 698, paper.across(lighter(it.colour, 0.08), it.colour, darker(it.colour, 0.2))) +
    box(226, -694, 104, 5, '#ffffff', { opacity: 0.3 }) +
    place({ x: 278, y: -642, size: 0.62 }, white(it)) +
    many(letters.length, (i) =>
      words(278, -556 + i * size * 1.16, letters[i] ?? '', { size, fill: '#ffffff', anchor: 'middle' }),
    ) +
    box(246, -216, 64, 3, '#ffffff', { opacity: 0.7 }) +
    words(278, -172, it.booth, { size: 30, fill: '#ffffff', anchor: 'middle' })
  )
}

const canopy = (paper: Paper, it: Stand) =>
  box(-310, -560, 22, 562, paper.across('#ffffff', '#dfe6f0')) +
  box(288, -560, 22, 562, paper.across('#f4f7fb', '#ccd6e4')) +
  shape(
    'M-338-536C-200-566 200-566 338-536V-600C200-680-200-680-338-600Z',
    paper.down('#ffffff', '#e6ecf5'),
  ) +
  shape('M-338-540C-200-570 200-570 338-540V-530C200-560-200-560-338-530Z', it.colour) +
  board(paper, -236, -676, 472, 112, it.colour) +
  lettering(it, 0, -622, 472) +
  many(5, (i) => line(d`M${-232 + i * 116} -566v20`, it.colour, 3, { opacity: 0.5 }))

const all = [arch, square, tower, canopy]

/** The front of a stand; four kinds take turns. */
export const frame = (paper: Paper, it: Stand) => (all[it.seed % all.length] ?? arch)(paper, it)
