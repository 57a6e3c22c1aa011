import { mix } from '../colour.ts'
import { box, disc, line, many, place, shape } from '../draw.ts'
import { inkOn, type Look } from './look.ts'
import { iron } from './machine-parts.ts'
import { waveMark } from './marks.ts'
import { deep } from './outlines.ts'
import { print, slab } from './solids.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

const fan = (r: number, colour: string) =>
  disc(0, 0, r, '#232a37') +
  many(5, (i) =>
    place(
      { turn: i * 72 },
      shape(
        `M0 0C${r * 0.2} ${-r * 0.5} ${r * 0.6} ${-r * 0.7} ${r * 0.5} ${-r * 0.78}C${r * 0.1} ${-r * 0.95} ${-r * 0.25} ${-r * 0.6} 0 0Z`,
        colour,
      ),
    ),
  ) +
  disc(0, 0, r * 0.2, '#c3ccd6') +
  many(
    3,
    (i) =>
      `<circle r="${(r * (0.45 + i * 0.25)).toFixed(1)}" fill="none" stroke="#8792a1" stroke-width="1.6"/>`,
  )

export function coldStorageUnit(s: Stage, look: Look) {
  const white = '#eef2f6'
  const tint = look.body === '#eef1f5' ? look.accent : look.body
  if (look.says(/condens|cooler|compressor|plate|pack/i)) {
    const fans = [2, 3, 1, 4][look.kin % 4] ?? 2
    const wide = 130 + fans * 70
    slab(s, [0, 0, 0], [wide - 20, 12, 90], iron)
    const unit = slab(s, [0, 12, 0], [wide, 150, 110], look.kin % 2 ? tint : white, { round: 8 })
    print(
      s,
      unit.front,
      many(fans, (i) =>
        place(
          { x: (wide / fans) * (i + 0.5), y: 76 },
          fan(Math.min(60, wide / fans / 2 - 8), mix(tint, '#ffffff', look.kin % 2 ? 0.5 : 0.1)),
        ),
      ),
    )
    print(
      s,
      unit.flank,
      many(8, (i) => box(12, 24 + i * 14, 86, 6, '#9aa6b5', { radius: 3 })),
    )
    return
  }
  if (look.says(/carrier|oxygen/i)) {
    const chest = slab(s, [0, 0, 0], [180, 130, 130], tint, { round: 16 })
    print(
      s,
      chest.front,
      box(40, 40, 100, 60, '#ffffff', { radius: 8 }),
      place({ x: 90, y: 70, size: 0.4 }, waveMark(tint)),
    )
    slab(s, [0, 130, 0], [188, 30, 138], white, { round: 12 })
    return tube(s, deep`-70 150 0, -60 206 0, 60 206 0, 70 150 0`, 7, iron)
  }
  if (look.says(/refrigerator|freezer|cabinet/i) && !look.says(/trolley|blast/i)) {
    slab(s, [0, 0, 0], [110, 8, 90], iron)
    if (look.kin === 2) slab(s, [128, 8, 0], [120, 240, 110], tint, { round: 8 })
    const door = slab(s, [0, 8, 0], [130, 240, 110], white, { round: 8 })
    const glass = look.says(/pharmacy|vaccine|refrig/i)
    print(
      s,
      door.front,
      box(0, 0, 130, 34, tint),
      box(88, 10, 30, 14, '#16202e', { radius: 3 }),
      box(93, 14, 18, 6, '#6fe3c4', { radius: 2 }),
      glass
        ? box(14, 48, 102, 176, '#a9cfe0', { radius: 4 }) +
            many(
              4,
              (i) =>
                box(18, 88 + i * 36, 94, 3, '#ffffff') +
                many(5, (k) =>
                  box(22 + k * 18, 72 + i * 36, 12, 16, [tint, '#f0b23c', '#ffffff'][(i + k) % 3] ?? tint, {
                    radius: 2,
                  }),
                ),
            ) +
            shape('M24 216L80 56H104L48 216Z', '#ffffff', { opacity: 0.25 })
        : box(14, 48, 102, 178, '#e2e8ee', { radius: 5 }) + box(28, 66, 74, 8, '#c9d3dd', { radius: 4 }),
      box(108, 100, 7, 70, '#8792a1', { radius: 3 }),
    )
    return
  }
  slab(s, [0, 0, -10], [280, 8, 180], iron, { round: 2 })
  const room = slab(s, [0, 8, -10], [270, 190, 170], white, { round: 5 })
  const door = look.kin % 2 ? 130 : 34
  print(
    s,
    room.front,
    many(4, (i) => box(54 * (i + 1) - 1, 0, 2, 190, '#cbd5df')),
    box(door, 22, 106, 160, '#dfe6ed', { radius: 5 }),
    box(door + 8, 30, 90, 144, tint, { radius: 4 }),
    place(
      { x: door + 53, y: 86, size: 0.5 },
      many(3, (i) =>
        place(
          { turn: i * 60 },
          line('M0-44V44M-14-34L0-22L14-34M-14 34L0 22L14 34', inkOn(tint, look.dark), 7),
        ),
      ),
    ),
    box(door + 82, 96, 8, 40, '#f4f6f9', { radius: 4 }),
  )
  print(
    s,
    room.flank,
    many(2, (i) => box(56 * (i + 1), 0, 2, 190, '#b9c5d1')),
  )
  const unit = slab(s, [look.kin % 2 ? -70 : 70, 198, -20], [100, 44, 80], iron, { round: 4 })
  print(s, unit.front, place({ x: 50, y: 22 }, fan(18, '#8792a1')))
}
