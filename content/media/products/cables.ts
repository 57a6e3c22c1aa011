import { darker } from '../colour.ts'
import { box, disc, many, place, shape, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { iron, steel } from './machine-parts.ts'
import { deep, flat, smooth } from './outlines.ts'
import { lathe, rod } from './rounds.ts'
import { print } from './solids.ts'
import { forth } from './space.ts'
import type { Stage } from './stage.ts'
import { hoop, tube } from './tubes.ts'

export function cableReel(s: Stage, look: Look) {
  const sheath = ['#d6453b', '#2c323f', '#f0a63a', '#2f6fc2'][look.style % 4] ?? '#2c323f'
  const wood = look.kin % 2 === 0
  const flange = wood ? '#c79a63' : strong(look)
  if (look.says(/connector|ECG|lead|assembly|link/i)) {
    const r = 84
    times(4, (i) => hoop(s, [0, 8 + i * 11, 0], r - (i % 2) * 5, 8, sheath))
    tube(s, deep`${r} 12 10, ${r + 40} 10 50, ${r + 20} 12 96`, 8, sheath)
    lathe(s, [r + 18, 14, 92], flat`10 0, 15 6, 15 40, 10 46, 7 62`, iron, { axis: [-0.5, 0, 0.86] })
    tube(s, deep`${-r} 30 10, ${-r - 30} 14 60, ${-r + 10} 12 100`, 8, sheath)
    return lathe(
      s,
      [-r + 10, 14, 98],
      flat`10 0, 15 6, 15 34, 11 40`,
      look.accent === '#f2f4f8' ? steel : look.accent,
      { axis: [0.7, 0, 0.7] },
    )
  }
  const [r, w] = [104, 120 + look.kin * 12]
  const disk = (z: number) => {
    lathe(s, [0, r, z], flat`${r} 0, ${r} 12`, flange, { axis: forth, finish: wood ? 'matt' : 'plastic' })
    print(
      s,
      { at: [0, r, z + 12.3], right: [1, 0, 0], down: [0, -1, 0] },
      wood
        ? many(5, (i) => box(-r, -r + 32 + i * 34, r * 2, 1.6, darker(flange, 0.3), { opacity: 0.5 }))
        : many(6, (i) => place({ turn: i * 60 }, shape('M-12-84H12L20-44H-20Z', darker(flange, 0.35)))),
      disc(0, 0, 22, darker(flange, 0.25)),
      disc(0, 0, 12, '#2b3240'),
      many(6, (i) => place({ turn: i * 60 + 30 }, disc(0, -36, 4.5, '#6b7584'))),
    )
  }
  disk(-w / 2 - 12)
  lathe(s, [0, r, -w / 2], flat`${r * 0.74} 0, ${r * 0.74} ${w}`, sheath, { axis: forth })
  times(Math.floor(w / 11), (i) =>
    lathe(
      s,
      [0, r, -w / 2 + i * 11],
      smooth(flat`${r * 0.74} 0, ${r * 0.79} 5.5, ${r * 0.74} 11`, 3),
      sheath,
      { axis: forth },
    ),
  )
  disk(w / 2)
  tube(s, deep`70 40 ${w / 2 - 30}, 110 8 ${w / 2}, 150 8 ${w / 2 + 30}, 190 8 ${w / 2 + 20}`, 8, sheath)
  rod(s, [186, 8, w / 2 + 20], [204, 8, w / 2 + 18], 5, '#d89a4a', { finish: 'metal' })
}
