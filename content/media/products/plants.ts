import { darker, lighter } from '../colour.ts'
import { box, disc, line, many, place, shape, times } from '../draw.ts'
import { leaf } from '../paths.ts'
import { type Look, strong } from './look.ts'
import { bars, leafMark } from './marks.ts'
import { deep, flat, smooth, tablet } from './outlines.ts'
import { ball, lathe, rod, well } from './rounds.ts'
import { ink, print, prism, slab } from './solids.ts'
import type { Vec } from './space.ts'
import type { Stage } from './stage.ts'

export function mushrooms(s: Stage, look: Look) {
  const cap = look.says(/maitake/i) ? '#8c7459' : '#a9743f'
  const one = (r: number) => {
    lathe(
      s,
      [0, 0, 0],
      smooth(flat`${r * 0.3} 0, ${r * 0.26} ${r * 0.5}, ${r * 0.32} ${r * 0.8}`, 4),
      '#f3e6cf',
      { finish: 'matt' },
    )
    lathe(
      s,
      [0, r * 0.7, 0],
      smooth(
        flat`${r * 0.8} 0, ${r} ${r * 0.12}, ${r * 0.86} ${r * 0.46}, ${r * 0.4} ${r * 0.66}, 1 ${r * 0.7}`,
        6,
      ),
      cap,
      { finish: 'plastic' },
    )
    ink(
      s,
      [0, r * 1.12, 0],
      ...times(6, (i) =>
        line(
          `M${(i - 2.5) * r * 0.26} ${-r * 0.06 + Math.abs(i - 2.5) * r * 0.08}l${r * 0.1} ${-r * 0.12}l${r * 0.1} ${r * 0.1}`,
          '#f6ead3',
          r * 0.07,
          { opacity: 0.85 },
        ),
      ),
    )
  }
  if (look.says(/log/i)) {
    rod(s, [-150, 50, 0], [150, 50, 0], 50, '#6d5138', { finish: 'matt', cap: '#c9a06a' })
    s.each(
      [
        { at: [-90, 90, 20] },
        { at: [-20, 96, 6], size: 1.2 },
        { at: [60, 92, 18] },
        { at: [112, 86, 30], size: 0.8 },
        { at: [10, 60, 48], size: 0.8 },
      ],
      () => one(34),
    )
    return
  }
  const tray = () =>
    prism(s, [0, 0, 0], tablet(260, 170, 30), 14, '#c79a63', { plane: 'lie', finish: 'matt' })
  tray()
  s.each(
    times(9 + look.kin * 3, (i) => ({
      at: [
        ((i % 4) - 1.5) * 58 + look.luck.between(-8, 8),
        14,
        (Math.floor(i / 4) - 1) * 48 + look.luck.between(-6, 6),
      ] as Vec,
      size: look.luck.between(0.85, 1.2),
    })),
    () => one(34),
  )
}

const plant = (look: Look, i: number, green: string) => {
  const light = lighter(green, 0.2)
  const leafy = many(5, (k) =>
    place(
      { y: -8 - k * 9, turn: k % 2 ? -150 + k * 6 : -30 - k * 6, size: 1 - k * 0.08 },
      shape(leaf(34, 12), (k + i) % 2 ? green : light),
      line('M2 0H28', darker(green, 0.25), 1.4, { opacity: 0.5 }),
    ),
  )
  return (
    line('M0 0V-46', darker(green, 0.2), 3.4) +
    leafy +
    place({ y: -44, turn: -90 + ((i * 37) % 40) - 20 }, shape(leaf(26, 10), light)) +
    (look.says(/strawberr/i) && i % 3 === 0 ? disc(10, -14, 5, '#e0404c') : '')
  )
}

export function seedlingTray(s: Stage, look: Look) {
  const green = ['#5aa545', '#3f8f4f', '#7cb342', '#4c9a6a'][look.style % 4] ?? '#5aa545'
  if (look.says(/container|flask|potted|tree/i)) {
    const count = 1 + (look.style % 3)
    const pot = strong(look)
    s.each(
      times(count, (i) => ({
        at: [(i - (count - 1) / 2) * 110, 0, (i % 2) * 40] as Vec,
        size: count === 1 ? 1.3 : 1,
      })),
      (i) => {
        lathe(s, [0, 0, 0], flat`36 0, 38 3, 50 70`, i % 2 ? '#2f3642' : pot, { finish: 'plastic' })
        lathe(s, [0, 66, 0], flat`53 0, 54 3, 54 14`, i % 2 ? '#2f3642' : pot)
        well(s, [0, 80, 0], 50, 6, '#4a3626', '#5b4230')
        rod(s, [0, 74, 0], [0, 130, 0], 4, '#7a5a38')
        const crown: Vec[] = deep`0 130 1.5, -30 120 1.2, 32 124 1.2, -18 156 1.2, 20 160 1.2, 0 190 1.1`
        for (const [k, [x, y, size]] of crown.entries())
          ink(
            s,
            [x, y, 0],
            place(
              { size },
              many(7, (n) =>
                place(
                  { turn: n * 51 + k * 20 },
                  shape(leaf(32, 11), (n + k) % 3 ? green : lighter(green, 0.22)),
                ),
              ),
            ),
          )
        s.cover(
          flat`${s.see([0, 236, 0])[0] - 70} ${s.see([0, 236, 0])[1]}, ${s.see([0, 200, 0])[0] + 74} ${s.see([0, 200, 0])[1]}`,
        )
        s.cast(times(8, (n): Vec => [Math.cos(n * 0.785) * 60, 160, Math.sin(n * 0.785) * 60]))
        if (look.says(/citrus|huyou/i))
          for (const [x, y] of flat`-24 128, 26 150, 2 176`) ball(s, [x, y, 30], 11, '#f08f26')
      },
    )
    return
  }
  const [w, d] = [290, 190]
  const tray = slab(s, [0, 0, 0], [w, 34, d], '#2f3642', { round: 5 })
  const [nx, nz] = look.kin % 2 ? [7, 4] : [6, 4]
  print(
    s,
    tray.top,
    many(nx * nz, (i) =>
      box(
        8 + ((i % nx) * (w - 12)) / nx,
        8 + (Math.floor(i / nx) * (d - 12)) / nz,
        (w - 12) / nx - 5,
        (d - 12) / nz - 5,
        '#5b4230',
        { radius: 5 },
      ),
    ),
  )
  print(
    s,
    tray.front,
    box(w * 0.36, 6, w * 0.28, 22, '#fbf6e6', { radius: 3 }),
    place({ x: w * 0.42, y: 17, size: 0.18 }, leafMark(green)),
    bars(w * 0.47, 12, w * 0.13, look.dark, 1, 6),
  )
  s.cover([[s.see([-w / 2, 110, -d / 2])[0], s.see([0, 92, -d / 2])[1]]])
  s.each(
    times(nx * nz, (i) => ({
      at: [
        -w / 2 + 8 + (((i % nx) + 0.42) * (w - 12)) / nx,
        34,
        -d / 2 + 8 + ((Math.floor(i / nx) + 0.42) * (d - 12)) / nz,
      ] as Vec,
      size: 0.95 + look.luck.between(-0.1, 0.15),
    })),
    (i) =>
      ink(
        s,
        [0, 0, 0],
        look.says(/rice/i)
          ? many(6, (k) =>
              line(
                `M${k * 3 - 8} 0C${k * 3 - 8}-30 ${k * 5 - 14}-50 ${k * 9 - 24}-62`,
                k % 2 ? green : lighter(green, 0.2),
                3,
              ),
            )
          : plant(look, i, green),
      ),
  )
}
