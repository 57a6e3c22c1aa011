import { box, disc, times } from '../draw.ts'
import { type Look, strong } from './look.ts'
import { deep, flat, smooth } from './outlines.ts'
import { ball, lathe } from './rounds.ts'
import { print, prism, slab } from './solids.ts'
import { add, forth, type Vec } from './space.ts'
import type { Stage } from './stage.ts'
import { tube } from './tubes.ts'

export function drone(s: Stage, look: Look) {
  const shell = look.kin ? '#39424f' : look.says(/spray|survey/i) ? '#e3e8ee' : '#eef1f5'
  const a = strong(look)
  const arms = look.says(/spray|6|VTOL|inspection/i) ? 6 : 4
  const tips = times(arms, (i): Vec => {
    const angle = ((i + 0.5) / arms) * 2 * Math.PI
    return [Math.cos(angle) * 150, 82, Math.sin(angle) * 130]
  })
  const arm = (tip: Vec) => {
    tube(s, [[tip[0] * 0.1, 84, tip[2] * 0.1], tip], 8, shell, { straight: true })
    tube(s, deep`${tip[0] * 0.9} 78 ${tip[2] * 0.9}, ${tip[0] * 0.94} 4 ${tip[2] * 0.94}`, 4.5, '#2c3340', {
      straight: true,
    })
    lathe(s, add(tip, [0, -6, 0]), flat`14 0, 15 3, 15 16, 11 20`, a)
    const blade = prism(
      s,
      add(tip, [0, 16, 0]),
      smooth(flat`-66 -3, -30 8, 0 4, 30 8, 66 3, 30 -6, 0 -4, -30 -8`, 5, true),
      2,
      look.kin ? a : '#4a5361',
      { plane: 'lie' },
    )
    print(s, blade, disc(0, 0, 5, '#c3ccd6'))
  }
  const back = tips.filter((t) => s.eye(t)[2] < s.eye([0, 82, 0])[2])
  back.forEach(arm)
  slab(s, [0, 62, 0], [96, 40, 130], shell, { round: 18 })
  const top = slab(s, [0, 98, -6], [62, 18, 84], '#2c3340', { round: 8 })
  print(s, top.top, box(14, 18, 34, 44, a, { radius: 6 }))
  if (look.says(/spray/i))
    lathe(s, [0, 16, 0], smooth(flat`40 0, 50 14, 50 50`, 4), '#f6f8fa', { finish: 'gloss' })
  ball(s, [0, 50, 62], 22, '#2c3340', 'gloss')
  lathe(s, [0, 50, 78], flat`13 0, 12 8`, '#39424f', { axis: forth })
  print(
    s,
    { at: [0, 50, 86.5], right: [1, 0, 0], down: [0, -1, 0] },
    disc(0, 0, 9, '#2d4f86'),
    disc(-3, -3, 3, '#cfe2ff'),
  )
  tips.filter((t) => !back.includes(t)).forEach(arm)
}
