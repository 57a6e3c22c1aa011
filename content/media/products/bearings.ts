import { lighter, mix } from '../colour.ts'
import { box, disc, many, place, times } from '../draw.ts'
import type { Look } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { flat } from './outlines.ts'
import { ball, lathe, rod, well } from './rounds.ts'
import { print, slab } from './solids.ts'
import { forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'

function race(s: Stage, r: number, w: number, sealed: string | undefined) {
  lathe(s, [0, r, -w / 2], flat`${r * 0.97} 0, ${r} ${w * 0.08}, ${r} ${w * 0.92}, ${r * 0.97} ${w}`, steel, {
    axis: forth,
    finish: 'metal',
    cap: '#cdd5de',
  })
  if (sealed) {
    lathe(s, [0, r, w / 2], flat`${r * 0.84} 0, ${r * 0.82} 0.8`, sealed, { axis: forth })
    print(
      s,
      { at: [0, r, w / 2 + 0.8], right: [1, 0, 0], down: [0, -1, 0] },
      `<circle r="${(r * 0.72).toFixed(1)}" fill="none" stroke="${lighter(sealed, 0.35)}" stroke-width="1.6"/>`,
    )
  } else {
    well(s, [0, r, w / 2], r * 0.84, w * 0.3, '#7c8796', '#454e5c', { axis: forth })
    s.each(
      times(11, (i) => ({
        at: [Math.cos(i * 0.5712) * r * 0.7, r + Math.sin(i * 0.5712) * r * 0.7, w * 0.32] as Vec,
      })),
      () => ball(s, [0, 0, 0], r * 0.13, '#dfe5ec', 'gloss'),
    )
  }
  lathe(s, [0, r, w * 0.1], flat`${r * 0.57} 0, ${r * 0.57} ${w * 0.4}`, steel, {
    axis: forth,
    finish: 'metal',
    cap: '#cdd5de',
  })
  well(s, [0, r, w / 2], r * 0.42, w * 0.9, '#8792a1', '#5f6a7a', { axis: forth })
}

function rail(s: Stage, look: Look) {
  const long = 300
  slab(s, [0, 0, 0], [long, 30, 44], steel, { finish: 'plastic', round: 3 })
  print(
    s,
    { at: [-long / 2, 30, 0], right: [1, 0, 0], down: [0, 0, 1] },
    many(6, (i) => disc(30 + i * 48, 0, 8, '#6b7584') + disc(30 + i * 48, 0, 5, '#434b58')),
  )
  for (const x of look.kin % 2 ? [30] : [-60, 70]) {
    const block = slab(s, [x, 12, 0], [92, 44, 92], look.kin === 2 ? iron : '#8f9bab', { round: 5 })
    slab(s, [x - 50, 14, 0], [10, 38, 86], look.body, { round: 3 })
    slab(s, [x + 50, 14, 0], [10, 38, 86], look.body, { round: 3 })
    print(
      s,
      block.top,
      many(4, (i) => disc(18 + (i % 2) * 56, 18 + Math.floor(i / 2) * 56, 7, '#4a5361')),
    )
  }
}

export function bearing(s: Stage, look: Look) {
  if (look.says(/guide/i)) return rail(s, look)
  if (look.says(/screw|bottom bracket|stern/i)) {
    const short = look.says(/bracket|stern/i)
    const reach = short ? 96 : 160
    rod(s, [-reach, 40, 0], [reach, 40, 0], short ? 24 : 15, steel, { finish: 'metal' })
    print(
      s,
      { at: [-150, 55, 14], right: [1, 0, 0], down: [0, -1, 0] },
      many(short ? 0 : 34, (i) =>
        box(i * 8.8, 0, 3, 30, '#4a5361', { opacity: 0.4, transform: 'skewX(-12)' }),
      ),
    )
    lathe(s, [-20, 40, 0], flat`28 0, 40 2, 40 76, 28 78`, look.body === '#eef1f5' ? steel : look.body, {
      axis: [1, 0, 0],
      finish: 'metal',
    })
    lathe(s, [50, 40, 0], flat`40 0, 56 1, 56 18, 52 20`, steel, { axis: [1, 0, 0], finish: 'metal' })
    return
  }
  if (look.says(/yaw|pitch|slew|crossed/i)) {
    const high = look.kin * 22
    lathe(
      s,
      [0, -high, 0],
      flat`146 0, 150 3, 150 ${40 + high}, 147 ${43 + high}`,
      look.kin === 1 ? '#8a95a5' : steel,
      {
        finish: 'metal',
        cap: '#c3ccd6',
      },
    )
    lathe(
      s,
      [0, 43, 0],
      flat`122 0, 120 14, 118 15`,
      mix(look.kin === 2 ? look.accent : look.body, '#8a95a5', look.kin === 1 ? 0.7 : 0.35),
      { finish: 'metal', cap: '#d4dbe3' },
    )
    well(s, [0, 58, 0], 88, 56, '#7c8796', '#6a7586')
    print(
      s,
      { at: [0, 43, 0], right: [1, 0, 0], down: [0, 0, 1] },
      many(24, (i) => place({ turn: i * 15 }, disc(0, -135, 5, '#4a5361'))),
    )
    print(
      s,
      { at: [0, 58, 0], right: [1, 0, 0], down: [0, 0, 1] },
      many(20, (i) => place({ turn: i * 18 }, disc(0, -104, 4.4, '#4a5361'))),
    )
    return
  }
  const seals = [undefined, look.accent, '#30394a', look.body]
  s.each([{ at: [-24, 0, -20] }, { at: [98, 0, 46], size: 0.55 }], (i) =>
    race(s, 100, 46 + look.kin * 8, seals[(look.kin + i) % 4]),
  )
}
