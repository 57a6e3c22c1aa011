import { box, d, line, many, place, shape, times } from '../draw.ts'
import { again, all, type Film, visit } from './film.ts'

const threads = 40
const [from, to] = [210, 1070]
const gap = (to - from) / threads

// The cloth's pattern, row by row; it must come round every six rows, as many as are laid in a film.
const shades = ['#0b2a6b', '#1557d6', '#e8f0fe', '#f2a313', '#e5482d'] as const
const patternAt = (row: number, column: number) => {
  const diamond = Math.abs((row % 6) - 3) + Math.abs((column % 8) - 4)
  return shades[diamond === 0 ? 4 : diamond === 1 ? 3 : diamond === 3 ? 2 : diamond > 4 ? 0 : 1]
}

const shuttle = (x: number, turned: boolean) =>
  place(
    { x, y: 318, size: [turned ? -1 : 1, 1] },
    shape('M-86 0C-60-24-20-26 0-26C40-26 76-12 96 0C76 12 40 26 0 26C-20 26-60 24-86 0Z', '#8a4f24'),
    shape('M-86 0C-60-24-20-26 0-26C40-26 76-12 96 0Z', '#b8743c'),
    shape('M-44-11H36V11H-44Z', '#5a2f12'),
    box(-36, -8, 62, 16, '#f2a313', { radius: 7 }),
    many(7, (i) => line(d`M${-30 + i * 9} -8v16`, '#c97f0a', 2)),
  )

/** A loom: the shuttle flies, the reed beats, a patterned cloth grows. */
export const loom: Film = {
  seconds: 8,
  still: 0.31,
  loss: 30,
  frame: (paper, at) => {
    const beats = 6
    const beat = again(at, beats)
    const turned = Math.floor(at * beats) % 2 === 1
    const flight = visit(beat, 0.08, 0.62, 1, 2)
    const x = turned ? 1180 - 1080 * flight : 100 + 1080 * flight
    const reed = 58 * visit(beat, 0.62, 0.74, 0.78, 0.94)
    const shed = 20 * (turned ? -1 : 1) * visit(beat, 0, 0.12, 0.6, 0.72)
    // One row is laid at each beat, and the cloth is drawn down by it.
    const row = 22
    const down = row * visit(beat, 0.66, 0.8, 1, 2)
    const laid = Math.floor(at * beats)
    return [
      all(paper.down('#f6e9d6', '#fbf4e8', '#ecd9bd')),
      ...times(
        3,
        (i) =>
          box(120 + i * 380, 40, 270, 120, '#e0eef8', { radius: 8 }) +
          box(120 + i * 380, 96, 270, 8, '#c9a87c'),
      ),
      // The frame and the warp beam above.
      box(120, 130, 46, 560, paper.across('#b8743c', '#8a4f24'), { radius: 8 }),
      box(1114, 130, 46, 560, paper.across('#b8743c', '#8a4f24'), { radius: 8 }),
      box(100, 120, 1080, 54, paper.down('#e8f0fe', '#a9bfe4', '#7d93b8'), { radius: 27 }),
      many(threads, (i) =>
        line(
          d`M${from + i * gap} 146V${228}L${from + i * gap} ${316 + (i % 2 ? shed : -shed)}L${from + i * gap} 432`,
          i % 8 < 4 ? '#3b6fd6' : '#8db6ff',
          3.4,
        ),
      ),
      // Heddles.
      ...[0, 1].map((i) =>
        box(180, 214 + i * 26 + (i ? shed : -shed) * 0.8, 920, 15, i ? '#c98a4f' : '#b0733a', { radius: 6 }),
      ),
      // Cloth: whole rows, moved down as they are laid.
      paper.inside(
        d`M${from - 8} 410H${to + 8}V640H${from - 8}Z`,
        ...times(13, (i) =>
          times(32, (column) =>
            box(
              from + (column * (to - from)) / 32,
              410 - row * 2 + i * row + down,
              (to - from) / 32 + 0.6,
              row + 0.6,
              patternAt(i - laid + 96, column),
            ),
          ).join(''),
        ),
        box(from, 410, to - from, 40, paper.thin('#0b1a3a', 0.35, 0)),
      ),
      box(100, 628, 1080, 62, paper.down('#d9a870', '#a86f38', '#7a4a22'), { radius: 31 }),
      // The reed.
      box(170, 356 + reed, 940, 20, paper.down('#d9a870', '#a86f38'), { radius: 8 }),
      many(30, (i) => box(196 + i * 30, 374 + reed, 5, 34, '#7d93b8')),
      box(170, 404 + reed, 940, 12, '#a86f38', { radius: 6 }),
      line(d`M${turned ? to + 60 : from - 60} ${318}L${x} 318`, '#f2a313', 3.4),
      shuttle(x, turned),
      box(52, 286, 76, 66, '#8a4f24', { radius: 10 }),
      box(1152, 286, 76, 66, '#8a4f24', { radius: 10 }),
    ]
  },
}
