import { darker, lighter, mix } from '../colour.ts'
import { box, disc, many, type Point, place, shape, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe, rod, well, wrap } from './rounds.ts'
import { type Face, print, prism, slab } from './solids.ts'
import { add, forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

const white = '#eef1f5'

/** A module leaning back, its lower edge at the origin. */
function module(s: Stage, look: Look, w: number, h: number, tilt: number) {
  const [c, k] = [Math.cos(tilt), Math.sin(tilt)]
  const face: Face = { at: [-w / 2, h * c, -h * k], right: [1, 0, 0], down: [0, -c, k] }
  const corners: Vec[] = deep`${-w / 2} 0 0, ${w / 2} 0 0, ${-w / 2} ${h * c} ${-h * k}, ${w / 2} ${h * c} ${-h * k}`
  s.cast(corners)
  const cell = look.kin === 1 ? '#141b2b' : look.kin === 2 ? '#1b2f66' : '#27509c'
  const rim = look.kin === 1 ? '#1d2636' : '#d8dee6'
  print(
    s,
    { ...face, at: add(face.at, [0, -3 * k, -7 * c]) },
    box(0, 0, w, h, darker(rim, 0.5), { radius: 3 }),
  )
  const [nx, ny] = [6, 4]
  print(
    s,
    face,
    box(0, 0, w, h, rim, { radius: 3 }),
    box(5, 5, w - 10, h - 10, lighter(cell, 0.16)),
    many(nx * ny, (i) =>
      box(
        7 + ((i % nx) * (w - 12)) / nx,
        7 + (Math.floor(i / nx) * (h - 12)) / ny,
        (w - 12) / nx - 3,
        (h - 12) / ny - 3,
        mix(cell, '#5f8fe0', look.kin === 1 ? 0.03 * (i % 3) : 0.08 * ((i + Math.floor(i / nx)) % 4)),
        { radius: 3 },
      ),
    ),
    shape(`M${w * 0.1} ${h - 5}L${w * 0.46} 5H${w * 0.62}L${w * 0.26} ${h - 5}Z`, '#ffffff', {
      opacity: 0.13,
    }),
  )
}

export function solarPanel(s: Stage, look: Look) {
  const two = look.says(/fold|array|tile|set/i) || look.kin === 2
  const tilt = 0.62 - look.kin * 0.08
  for (const x of two ? [-150, 0, 150] : [-90, 90])
    rod(s, [x, 0, -88], [x, 118, -80], 5, steel, { finish: 'metal' })
  if (look.says(/float/i))
    for (const x of [-120, 0, 120]) rod(s, [x - 40, 14, 10], [x + 40, 14, 10], 16, '#f0a63a')
  s.within({ at: [0, 20, 0] }, () => {
    if (two) for (const x of [-76, 76]) s.within({ at: [x, 0, 0] }, () => module(s, look, 146, 190, tilt))
    else module(s, look, 290, 186, tilt)
  })
  for (const x of [-90, 90]) slab(s, [x, 0, 6], [20, 22, 16], iron, { round: 3 })
  if (look.kin % 2 === 0) {
    const b = slab(s, [120, 0, 60], [60, 62, 40], white, { round: 10 })
    print(
      s,
      b.front,
      box(10, 14, 40, 22, '#16202e', { radius: 4 }),
      many(3, (i) => box(15 + i * 11, 19, 7, 12, '#6fe3a4', { radius: 2 })),
      box(0, 48, 60, 5, strong(look)),
    )
  }
}

function rotor(s: Stage, look: Look) {
  const a = strong(look)
  slab(s, [0, 246, -24], [34, 32, 90], white, { round: 12 })
  s.within({ at: [0, 262, 30] }, () => {
    const blade = smooth(flat`-6 8, -12 34, -7 100, 0 158, 5 100, 8 34, 6 8`, 5, true)
    times(3, (i) => {
      const t = ((i * 120 + 20 + look.kin * 26) * Math.PI) / 180
      prism(
        s,
        [0, 0, -2],
        blade.map(([x, y]): Point => [x * Math.cos(t) - y * Math.sin(t), x * Math.sin(t) + y * Math.cos(t)]),
        5,
        '#f6f8fa',
      )
    })
    lathe(s, [0, 0, -6], smooth(flat`15 0, 15 10, 9 20, 1 25`, 4), a, { axis: forth, finish: 'gloss' })
  })
}

export function windTurbine(s: Stage, look: Look) {
  const a = strong(look)
  if (look.says(/flange/i)) {
    lathe(s, [0, 0, 0], flat`150 0, 152 3, 152 22, 120 24, 112 60, 106 62`, steel, {
      finish: 'metal',
      cap: '#cdd5de',
    })
    well(s, [0, 62, 0], 98, 60, '#8792a1', '#5d6775')
    return print(
      s,
      { at: [0, 23, 0], right: [1, 0, 0], down: [0, 0, 1] },
      many(24, (i) => place({ turn: i * 15 }, disc(0, -137, 5, '#4a5361'))),
    )
  }
  if (look.says(/internal/i)) {
    for (const y of [0, 110, 220]) {
      lathe(s, [0, y, 0], flat`104 0, 106 2, 106 8`, '#b9c2cd', { finish: 'metal' })
      hoop(s, [0, y + 34, 0], 102, 2.4, '#f0b23c')
    }
    for (const x of [-14, 14])
      tube(
        s,
        [
          [x, 0, 60],
          [x, 300, 60],
        ],
        3.4,
        steel,
        { straight: true },
      )
    times(14, (i) =>
      tube(
        s,
        [
          [-14, 12 + i * 20, 60],
          [14, 12 + i * 20, 60],
        ],
        2.4,
        steel,
        { straight: true },
      ),
    )
    return slab(s, [-50, 228, 30], [44, 60, 30], a)
  }
  if (look.says(/tower|landing|platform/i)) {
    const sea = look.says(/landing|platform/i)
    lathe(s, [0, 0, 0], flat`64 0, 66 4, 66 12, 60 14, ${sea ? 58 : 40} 290`, sea ? '#f0b23c' : white)
    if (!sea)
      for (const y of [80, 160, 236])
        lathe(s, [0, y, 0], flat`${59 - y * 0.066} 0, ${59 - y * 0.066} 6`, '#c3ccd6')
    wrap(s, [0, 0, 0], [61, 56], [28, 110], [-14, 14], a)
    lathe(s, [0, sea ? 180 : 60, 0], flat`96 0, 96 5`, sea ? '#8792a1' : '#f0b23c')
    for (const y of [18, 36]) hoop(s, [0, (sea ? 180 : 60) + y, 0], 94, 2.4, sea ? '#d8dee6' : '#f0b23c')
    for (const x of sea ? [-30, 30] : [52])
      tube(
        s,
        [
          [x, 4, 70],
          [x * 0.9, sea ? 190 : 250, sea ? 76 : 58],
        ],
        sea ? 6 : 3,
        '#f0b23c',
        { straight: true },
      )
    return
  }
  rod(s, [0, 0, 0], [0, 250, 0], 13, white, { end: 7 })
  lathe(s, [0, 0, 0], flat`40 0, 42 3, 40 8`, '#c3ccd6')
  if (look.says(/vertical/i)) {
    lathe(s, [0, 150, 0], flat`14 0, 14 130, 10 136`, a)
    times(3, (i) => {
      const [x, z] = [Math.cos(i * 2.09 + 0.5) * 96, Math.sin(i * 2.09 + 0.5) * 96]
      for (const y of [176, 262]) tube(s, deep`0 ${y} 0, ${x} ${y} ${z}`, 4, steel, { straight: true })
      slab(s, [x, 140, z], [22, 160, 9], white, { round: 6 })
    })
    return
  }
  if (look.says(/storage|set/i)) {
    s.within({ at: [100, 0, 20], size: 0.5 }, () => module(s, look, 220, 150, 0.7))
    slab(s, [-86, 0, 30], [70, 80, 46], a, { round: 8 })
  }
  rotor(s, look)
  if (look.kin === 1)
    s.within({ at: [130, 0, -60], size: 0.6 }, () => {
      rod(s, [0, 0, 0], [0, 250, 0], 13, white, { end: 7 })
      rotor(s, look)
    })
}
