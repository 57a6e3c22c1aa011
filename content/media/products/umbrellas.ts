import { darker, lighter } from '../colour.ts'
import { line, place, times } from '../draw.ts'
import { polygon } from '../paths.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { flowerMark } from './marks.ts'
import { flat, nth } from './outlines.ts'
import { lathe, rod } from './rounds.ts'
import { ink } from './solids.ts'
import { unit, type Vec } from './space.ts'
import type { Stage } from './stage.ts'

export function umbrella(s: Stage, look: Look) {
  const shades = cloths(look)
  const [a = look.body, b = look.accent] =
    look.kin % 2 ? [shades[0], shades[1]] : [shades[look.kin % 6], shades[(look.kin + 2) % 6]]
  const parasol = look.says(/parasol|beach|cantilever|hanging|garden/i)
  const [r, h] = [150, parasol ? 250 : 180]
  const lean = parasol ? 0 : look.kin % 2 ? -0.18 : 0.16
  rod(s, [-lean * h, 0, 0], [0, h, 0], parasol ? 6 : 4, parasol ? '#b98a55' : '#3a4252', {
    finish: parasol ? 'plastic' : 'metal',
  })
  if (parasol) lathe(s, [0, 0, 0], flat`56 0, 58 4, 50 18, 16 24`, '#8792a1')
  else {
    const foot: Vec = [-lean * h, 0, 0]
    s.cover([s.see(foot)])
    ink(
      s,
      foot,
      line('M0 0V18C0 42 34 42 34 18', look.kin === 2 ? '#b98146' : '#3a4252', 11),
      line('M-1.500 2V18C0 38 31 40 32 18', '#ffffff', 2.4, { opacity: 0.4 }),
    )
    s.cover([[s.see(foot)[0] + 40, s.see(foot)[1] + 40]])
  }
  const panels = 8
  const rim = times(panels * 6 + 1, (i): Vec => {
    const angle = (i / (panels * 6)) * 2 * Math.PI
    const sag = Math.abs(Math.sin((i / 6) * Math.PI)) * 9
    return [Math.cos(angle) * r * (1 - sag / 160), h - 70 + sag, Math.sin(angle) * r * (1 - sag / 160)]
  })
  const top: Vec = [0, h + 10, 0]
  const dome = (p: Vec, t: number): Vec => [p[0] * t, top[1] - (top[1] - p[1]) * t ** 2.1, p[2] * t]
  s.cast(rim)
  s.draw(`<path d="${polygon(rim.map((p) => s.see(p)))}" fill="${darker(a, 0.55)}"/>`)
  const wedges = times(panels, (k) => {
    const edge = rim.slice(k * 6, k * 6 + 7)
    const [from, to] = [edge[0] ?? top, edge[6] ?? top]
    const middle = dome(edge[3] ?? top, 0.6)
    const normal: Vec = [middle[0], 90, middle[2]]
    const outline = [
      ...times(9, (i) => dome(from, i / 8)),
      ...edge,
      ...times(9, (i) => dome(to, 1 - i / 8)),
    ].map((p) => s.see(p))
    return { near: s.eye(middle)[2], outline, paint: s.tone(k % 2 ? b : a, unit(normal), 'plastic') }
  })
  for (const { outline, paint } of wedges.sort((x, y) => x.near - y.near)) {
    const [m, n] = [s.see(top), nth(outline, 12)]
    s.draw(
      `<path d="${polygon(outline)}" fill="${s.fade(m, n, [lighter(paint, 0.22), paint, darker(paint, 0.12)])}" stroke="${lighter(paint, 0.3)}" stroke-opacity=".4" stroke-width="1.4" stroke-linejoin="round"/>`,
    )
  }
  rod(s, top, [0, h + 28, 0], 4, '#3a4252', { end: 2 })
  if (look.says(/paper|tung/i))
    ink(s, [0, h - 20, 60], place({ x: -40, y: 0, size: 0.5 }, flowerMark('#fff3e0', '#c0392b')))
}
