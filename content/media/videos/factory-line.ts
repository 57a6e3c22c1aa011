import { box, d, disc, line, many, oval, place, ring, shape, times } from '../draw.ts'
import { gear } from '../motifs/gear.ts'
import type { Paper } from '../paper.ts'
import { again, all, type Film, sway, visit } from './film.ts'

const step = 240

// A kettle that grows from station to station: body, then spout and handle, then lid and polish.
const part = (paper: Paper, x: number) =>
  place(
    { x, y: 476 },
    oval(0, 0, 60, 7, '#0b1a3a', { opacity: 0.2 }),
    x > 462
      ? line('M52-84C96-92 98-34 54-28', '#22304f', 13) +
          shape('M-50-62C-76-66-84-92-104-100L-92-112C-66-104-60-86-42-84Z', '#c7d6e6')
      : '',
    shape(
      'M-56-16C-56-70-40-98 0-98C40-98 56-70 56-16C56-6 50 0 42 0H-42C-50 0-56-6-56-16Z',
      x > 702 ? paper.across('#ffb09a', '#e5482d', '#a8301a') : paper.across('#ffffff', '#c7d6e6', '#8ea6c2'),
    ),
    x > 942
      ? oval(0, -98, 34, 9, '#a8301a') +
          disc(0, -110, 10, '#22304f') +
          line('M-36-34C-34-58-26-74-16-80', '#ffffff', 7, { opacity: 0.7 })
      : '',
  )

const station = (paper: Paper, x: number, press: number, tool: string, colour: string) =>
  box(x - 70, 90, 140, 128, paper.down('#ffffff', '#dbe6f3'), { radius: 16 }) +
  box(x - 70, 150, 140, 12, colour) +
  box(x - 13, 210, 26, 60 + press, '#8ea6c2') +
  place({ x, y: 270 + press }, tool)

const lamp = (x: number, lit: boolean, colour: string) =>
  disc(x, 116, 9, lit ? colour : '#b4c2d6') + (lit ? disc(x, 116, 20, colour, { opacity: 0.25 }) : '')

/** A line on which kettles come together, a station at a time. */
export const factoryLine: Film = {
  seconds: 8,
  still: 0.62,
  loss: 28,
  frame: (paper, at) => {
    // The belt moves, stands still for the stations, and moves on: four times a film.
    const beat = again(at, 4)
    const moved = step * (Math.floor(at * 4) + visit(beat, 0, 0.46, 1, 2))
    const press = 84 * visit(beat, 0.48, 0.6, 0.78, 0.94)
    const working = beat > 0.56 && beat < 0.84
    return [
      all(paper.down('#dcebf9', '#f3f8fd', '#e6eef7')),
      ...times(
        5,
        (i) =>
          box(30 + i * 256, 30, 200, 220, '#c9e0f5', { radius: 8 }) +
          shape(
            d`M${30 + i * 256} 250L${150 + i * 256} 30H${210 + i * 256}L${90 + i * 256} 250Z`,
            '#ffffff',
            { opacity: 0.35 },
          ),
      ),
      line('M0 272H1280', '#b4c8de', 12),
      line('M0 60H1280', '#c7d6e6', 16),
      ...(
        [
          [96, 352, 62, 14, 1],
          [190, 316, 40, 9, -1.556],
          [1200, 350, 66, 15, -1],
          [1108, 302, 42, 10, 1.5],
        ] as const
      ).map(([x, y, r, teeth, way]) =>
        place(
          { x, y, turn: (Math.round(360 * 10) / 10) * at * Math.sign(way) + (way > 0 ? 0 : 180 / teeth) },
          gear(r, teeth, '#a9c0dc', '#e6eef7'),
        ),
      ),
      // The belt with its rollers.
      box(-20, 476, 1320, 22, '#22304f', { radius: 9 }),
      ...times(24, (i) => box(-100 + i * 60 + (moved % 60), 481, 30, 5, '#5b6f94', { radius: 2 })),
      box(-20, 498, 1320, 54, '#c7d6e6'),
      many(11, (i) =>
        place(
          { x: 40 + i * 120, y: 525, turn: (moved / step) * 360 },
          disc(0, 0, 19, '#f3f7fc'),
          ring(0, 0, 15, '#8ea6c2', 4),
          line('M0-14V-5', '#8ea6c2', 4),
        ),
      ),
      many(5, (i) => box(90 + i * 260, 552, 24, 110, '#8ea6c2')),
      box(0, 640, 1280, 90, paper.down('#c3d3e4', '#dfe8f2')),
      many(14, (i) => shape(d`M${i * 100 - 20} 650h50l-16 16h-50Z`, '#f2c14f')),
      ...times(8, (i) => part(paper, ((i * step + moved) % (8 * step)) - 260)),
      station(
        paper,
        340 + 120,
        press,
        box(-50, 0, 100, 24, '#17233d', { radius: 8 }) + line('M-34 24V46M34 24V46', '#8ea6c2', 9),
        '#1557d6',
      ),
      station(
        paper,
        700,
        press,
        shape('M-24 0H24L34 26H-34Z', '#17233d') +
          (working ? shape('M-30 28H30L80 120H-80Z', paper.thin('#ff7a5a', 0.6, 0)) : ''),
        '#e5482d',
      ),
      station(
        paper,
        940,
        press,
        place(
          { turn: working ? 360 * 24 * at : 0 },
          many(6, (i) => place({ turn: i * 60 }, oval(0, 18, 9, 18, '#f2a313'))),
          disc(0, 0, 12, '#17233d'),
        ),
        '#18a566',
      ),
      ...[460, 700, 940].flatMap((x) => [
        lamp(x - 34, working, '#18c97a'),
        lamp(x, !working, '#f2a313'),
        lamp(x + 34, false, '#e5482d'),
      ]),
      ...(working
        ? times(7, (i) =>
            disc(
              460 + 70 * Math.cos(i * 0.9 - 0.2),
              396 - 40 * again(at, 8, i / 7) - (i % 3) * 14,
              4,
              '#ffc64f',
            ),
          )
        : []),
      many(3, (i) => line(d`M${220 + i * 420} 60v${22 + 2 * sway(at, 1, i / 3)}`, '#8ea6c2', 5)),
    ]
  },
}
