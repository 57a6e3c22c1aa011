import { mix } from '../colour.ts'
import { box, place, times } from '../draw.ts'
import type { Look } from './look.ts'
import { bars } from './marks.ts'
import { print, slab } from './solids.ts'
import type { Stage } from './stage.ts'

export const ice = (s: Stage, look: Look, w: number, depth: number, y: number, count: number) =>
  s.each(
    times(count, () => ({
      at: [look.luck.between(-w / 2, w / 2), y, look.luck.between(-depth / 2, depth / 2)] as const,
      turn: look.luck.between(-40, 40),
    })),
    () => slab(s, [0, 0, 0], [24, 18, 22], '#d3ecf7', { round: 6, finish: 'gloss', top: '#effaff' }),
  )

/** A printed carton, closed or open, with what it holds. */
export function carton(
  s: Stage,
  look: Look,
  [w, h, depth]: readonly [number, number, number],
  mark: string,
  open = false,
) {
  const foam = look.kin % 2 === 0
  const shell = foam ? '#f4f7fa' : '#d8b083'
  const faces = slab(s, [0, 0, 0], [w, h, depth], shell, { round: 5, finish: 'matt' })
  const band = mix(look.body === '#eef1f5' ? look.accent : look.body, '#ffffff', 0.02)
  print(
    s,
    faces.front,
    box(0, h * 0.3, w, h * 0.5, band, { opacity: 0.95 }),
    place({ x: w * 0.24, y: h * 0.55, size: (h * 0.46) / 100 }, mark),
    bars(w * 0.48, h * 0.42, w * 0.4, '#ffffff', 2, h * 0.07),
  )
  print(
    s,
    faces.flank,
    box(0, h * 0.3, depth, h * 0.5, mix(band, '#0a1230', 0.22)),
    bars(depth * 0.2, h * 0.48, depth * 0.6, '#ffffff', 1, h * 0.07),
  )
  if (open) print(s, faces.top, box(10, 10, w - 20, depth - 20, mix(shell, '#31506b', 0.35), { radius: 4 }))
  else if (!foam) print(s, faces.top, box(0, depth * 0.42, w, depth * 0.16, '#e8cda4'))
}
