import { lighter, mix } from '../colour.ts'
import { box, disc, line, many, place, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron } from './machine-parts.ts'
import { bars, dropMark, waveMark } from './marks.ts'
import { flat } from './outlines.ts'
import { lathe, rod } from './rounds.ts'
import { print, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'

export function circuitBoard(s: Stage, look: Look) {
  const board = ['#1f7a52', '#1d4f91', '#232a37', '#7a2436'][look.style % 4] ?? '#1f7a52'
  const gold = '#d8b25a'
  if (look.says(/monitor|buoy|transmitter|gateway/i)) {
    const tall = look.kin % 2 ? 40 : 0
    const shell = ['#eef1f5', strong(look), '#39424f', '#eef1f5'][look.kin % 4] ?? '#eef1f5'
    const f = slab(s, [0, 0, 0], [190 - tall, 150 + tall, 60], shell, { round: 14 })
    const middle = 95 - tall / 2
    print(
      s,
      f.front,
      box(24, 24, 142 - tall, 66 + tall, '#16202e', { radius: 8 }),
      place(
        { x: middle, y: 57 + tall / 2, size: 0.7 },
        look.kin % 2 ? dropMark('#6fd3ff') : waveMark('#6fe3c4'),
      ),
      many(3, (i) =>
        disc(middle - 37 + i * 37, 118 + tall, 9, [look.accent, '#f0b23c', '#c9d3dd'][i] ?? '#c9d3dd'),
      ),
    )
    for (const x of look.kin % 3 ? [50] : [-60, 60])
      rod(s, [x, 150 + tall, 0], [x * 1.15, 236 + tall, 0], 5, iron, { end: 4 })
    return
  }
  const [w, l] = [270, 200]
  const faces = slab(s, [0, 0, 0], [w, 9, l], board, { round: 3, finish: 'plastic' })
  const track = lighter(board, 0.28)
  const paths = many(9, (i) =>
    line(
      `M${20 + i * 24} ${14}V${30 + (i % 3) * 18}L${36 + i * 22} ${56 + (i % 4) * 14}V${160 - (i % 3) * 20}`,
      track,
      3,
      { opacity: 0.75 },
    ),
  )
  print(
    s,
    faces.top,
    paths,
    many(
      4,
      (i) =>
        disc(i % 2 ? w - 12 : 12, i < 2 ? 12 : l - 12, 7, gold) +
        disc(i % 2 ? w - 12 : 12, i < 2 ? 12 : l - 12, 3.6, mix(board, '#000000', 0.4)),
    ),
    many(16, (i) => box(30 + i * 13, l - 13, 8, 13, gold)),
    many(14, (i) => disc(24 + ((i * 53) % 230), 24 + ((i * 31) % 140), 3, gold)),
  )
  const chips: [number, number, number, number, number][] =
    look.kin % 2
      ? [
          [-50, -20, 70, 70, 12],
          [60, 40, 50, 34, 10],
          [70, -56, 34, 34, 18],
          [-86, 62, 46, 22, 8],
        ]
      : [
          [30, -6, 84, 60, 11],
          [-82, -50, 40, 40, 22],
          [-80, 30, 54, 30, 9],
          [92, 62, 30, 20, 8],
          [96, -66, 26, 30, 26],
        ]
  s.each(
    chips.map(([x, z]) => ({ at: [x, 9, z] as Vec })),
    (i) => {
      const [, , cw = 30, cd = 30, ch = 10] = chips[i] ?? []
      print(
        s,
        { at: [-cw / 2, 0.5, -cd / 2 - 5], right: [1, 0, 0], down: [0, 0, 1] },
        many(Math.floor(cw / 8), (k) => box(4 + k * 8, 0, 4, cd + 10, '#cfd6de')),
      )
      const chip = slab(s, [0, 0, 0], [cw, ch, cd], i === 1 ? strong(look) : '#2a303c', { round: 2 })
      print(s, chip.top, disc(6, 6, 2.4, '#8792a1'), bars(cw * 0.25, cd * 0.4, cw * 0.5, '#8792a1', 2, 3.4))
    },
  )
  s.each(
    times(4 + look.kin, (i) => ({ at: [-116 + i * 24, 9, 70 - (i % 2) * 6] as Vec })),
    (i) =>
      lathe(
        s,
        [0, 0, 0],
        flat`9 0, 9 ${26 + (i % 2) * 8}, 8 ${28 + (i % 2) * 8}`,
        i % 2 ? '#39424f' : look.accent,
        { cap: '#cfd6de' },
      ),
  )
}
