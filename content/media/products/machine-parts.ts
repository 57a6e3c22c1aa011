import { lighter, mix } from '../colour.ts'
import { disc, many, type Point, place, times } from '../draw.ts'
import type { Look } from './look.ts'
import { flat, smooth } from './outlines.ts'
import { lathe, rod } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import { forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop } from './tubes.ts'

export const steel = '#a9b3c0'

export const iron = '#3a4252'

/** Bolt heads in a circle on a face that looks along z. */
export const bolts = (s: Stage, at: Vec, r: number, count: number, size: number, ink = '#5d6775') =>
  print(
    s,
    { at, right: [1, 0, 0], down: [0, -1, 0] },
    many(count, (i) =>
      place(
        { turn: (i * 360) / count },
        disc(0, -r, size, ink),
        disc(-size * 0.2, -r - size * 0.2, size * 0.55, lighter(ink, 0.45)),
      ),
    ),
  )

export function motor(s: Stage, at: Vec, long: number, r: number, colour: string) {
  lathe(s, at, flat`${r * 0.5} 0, ${r * 0.92} 5, ${r} 12, ${r} ${long}`, colour, { axis: [1, 0, 0] })
  times(Math.floor(long / 11), (i) =>
    lathe(s, [at[0] + 14 + i * 10, at[1], at[2]], flat`${r + 4} 0, ${r + 4} 4`, mix(colour, '#0a1230', 0.1), {
      axis: [1, 0, 0],
    }),
  )
}

export function gearbox(s: Stage, look: Look) {
  const paint = look.body === '#eef1f5' ? '#cdd6e0' : look.body
  if (look.says(/planet|yaw|pitch|slew|hoist/i) && look.kin !== 1) {
    slab(s, [-10, 0, 0], [110, 10, 100], iron)
    lathe(s, [-120, 70, 0], flat`14 0, 14 50`, '#d4dbe3', { axis: [1, 0, 0], finish: 'metal' })
    lathe(
      s,
      [-72, 70, 0],
      flat`56 0, 70 2, 70 16, 62 20, 62 70, 66 72, 66 84, 52 90, 52 140, 60 142, 60 158, 46 160`,
      paint,
      { axis: [1, 0, 0], finish: 'plastic' },
    )
    motor(s, [84, 70, 0], 90, 40, iron)
    return
  }
  slab(s, [0, 0, 0], [210, 20, 120], mix(paint, '#0a1230', 0.35), { round: 4 })
  rod(s, [70, 66, 0], [150, 66, 0], 15, '#d4dbe3', { finish: 'metal' })
  const house = prism(
    s,
    [0, 20, -50],
    smooth(flat`-92 0, 92 0, 94 70, 70 112, 10 134, -60 138, -94 112, -96 50`, 4, true),
    100,
    paint,
    { finish: 'plastic' },
  )
  print(
    s,
    house,
    many(
      3,
      (i) =>
        disc(-48 + i * 52, -46 - (i % 2) * 26, 27 - i * 4, mix(paint, '#0a1230', 0.24)) +
        disc(-48 + i * 52, -46 - (i % 2) * 26, 20 - i * 3, mix(paint, '#ffffff', 0.2)),
    ),
  )
  const wheel: Point[] = times(36, (i) => [
    Math.cos((i * Math.PI) / 18) * (i % 3 ? 32 : 26),
    Math.sin((i * Math.PI) / 18) * (i % 3 ? 32 : 26),
  ])
  rod(s, [-48, 66, 50], [-48, 66, 100], 11, '#d4dbe3', { finish: 'metal' })
  if (look.kin % 2 === 0) {
    prism(s, [-48, 66, 74], wheel, 18, look.accent, { finish: 'metal' })
    rod(s, [-48, 66, 92], [-48, 66, 104], 10, '#d4dbe3', { finish: 'metal' })
  }
  hoop(s, [-20, 158, 0], 15, 4.5, steel, { axis: forth, finish: 'metal' })
  bolts(s, [52, 112, 51], 18, 6, 3)
}
