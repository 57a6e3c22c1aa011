import { darker, lighter } from '../colour.ts'
import { line, shape, times } from '../draw.ts'
import { polygon } from '../paths.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { deep, flat } from './outlines.ts'
import { lathe, rod } from './rounds.ts'
import { print } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function tent(s: Stage, look: Look) {
  const [base = look.body, , second = look.accent] = cloths(look)
  if (look.says(/gazebo|canopy|sail/i)) {
    const posts: Vec[] = deep`-120 0 -90, 120 0 -90, -120 0 90, 120 0 90`
    for (const p of posts) rod(s, p, [p[0], 150, p[2]], 6, '#4a5568')
    const roof: [Vec, Vec, string][] = [
      [[-134, 146, -104], [134, 146, -104], darker(base, 0.2)],
      [[-134, 146, 104], [-134, 146, -104], lighter(base, 0.1)],
      [[134, 146, -104], [134, 146, 104], darker(base, 0.12)],
      [[-134, 146, 104], [134, 146, 104], base],
    ]
    const top: Vec = [0, 220, 0]
    s.cast([...posts, top])
    for (const [a, b, ink] of roof.sort(
      (p, q) => s.eye(p[0])[2] + s.eye(p[1])[2] - s.eye(q[0])[2] - s.eye(q[1])[2],
    ))
      s.draw(
        `<path d="${polygon([s.see(a), s.see(b), s.see(top)])}" fill="${s.fade(s.see(top), s.see(a), [lighter(ink, 0.2), ink])}"/>`,
      )
    for (const [a, b] of [roof[3], roof[2]].flatMap((r) => (r ? [r] : [])))
      s.draw(
        `<path d="${polygon([s.see(a), s.see(b), s.see([b[0], 124, b[2]]), s.see([a[0], 124, a[2]])])}" fill="${lighter(base, 0.3)}"/>`,
      )
    return
  }
  const hoopAt = (z: number, w: number, h: number): Vec[] =>
    times(13, (i) => [-Math.cos((i / 12) * Math.PI) * w, Math.sin((i / 12) * Math.PI) ** 0.8 * h, z])
  const arcs = [hoopAt(-130, 60, 60), hoopAt(-70, 116, 128), hoopAt(0, 136, 158), hoopAt(70, 120, 134)]
  s.cast(arcs.flat())
  arcs.forEach((arc, k) => {
    const next = arcs[k + 1]
    if (!next) return
    times(12, (i) => {
      const quad = [arc[i], arc[i + 1], next[i + 1], next[i]].flatMap((p) => (p ? [p] : []))
      const a = ((i + 0.5) / 12) * Math.PI
      const paint = s.tone(
        k === 1 ? second : base,
        [-Math.cos(a), Math.sin(a), k === 2 ? 0.25 : -0.2],
        'plastic',
      )
      s.draw(
        `<path d="${polygon(quad.map((p) => s.see(p)))}" fill="${paint}" stroke="${paint}" stroke-width="1"/>`,
      )
    })
  })
  const front = arcs[3] ?? []
  s.draw(`<path d="${polygon(front.map((p) => s.see(p)))}" fill="${lighter(base, 0.16)}"/>`)
  print(
    s,
    { at: [0, 0, 70], right: [1, 0, 0], down: [0, -1, 0] },
    shape('M-52 0C-50-80-24-116 0-118C24-116 50-80 52 0Z', darker(base, 0.55)),
    shape('M-52 0C-50-80-24-116 0-118C-8-80-30-40-44 0Z', lighter(second, 0.15)),
    line('M-120 0C-116-100-60-134 0-134C60-134 116-100 120 0', '#39424f', 4),
  )
  for (const x of [-170, 170]) tube(s, deep`${x} 2 60, ${x * 0.7} 86 30`, 1.6, '#6b7584', { straight: true })
  lathe(s, [150, 0, 90], flat`16 0, 16 24, 10 30, 10 36`, look.accent)
}
