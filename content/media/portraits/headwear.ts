import { darker, lighter } from '../colour.ts'
import { d, line, many, place, shape } from '../draw.ts'
import type { Person } from './person.ts'

/** A square skullcap with white peppers embroidered on it. */
export const doppa = ({ face: w, hairStyle }: Person) => {
  const felt = ['#1d2433', '#12443d', '#3a1a2c'][hairStyle % 3] ?? '#1d2433'
  return (
    shape(
      d`M${-w - 5} -44L${-w + 4} -92C-20 -103 20 -103 ${w - 4} -92L${w + 5} -44C26 -54 -26 -54 ${-w - 5} -44Z`,
      felt,
    ) +
    shape(
      d`M${-w - 5} -44L${-w - 3} -56C-26 -67 26 -67 ${w + 3} -56L${w + 5} -44C26 -54 -26 -54 ${-w - 5} -44Z`,
      lighter(felt, 0.14),
    ) +
    many(3, (i) =>
      place(
        { x: (i - 1) * 29, y: i === 1 ? -79 : -76, turn: (i - 1) * 5 },
        line('M-7 8C-10-4 0-12 8-8C4-2 4 6-2 8C-4 4-3 0 0-2', '#ffffff', 2.6),
      ),
    ) +
    many(7, (i) =>
      place({ x: (i - 3) * 14, y: -57.5 + Math.abs(i - 3) * 1.2 }, line('M-3 2L0-2L3 2', '#ffffff', 2)),
    )
  )
}

/** A head scarf: behind the face, around it, and folded over the shoulders. */
export const scarfBehind = ({ face: w, cloth }: Person) =>
  shape(d`M${-w - 22} 130C${-w - 34} -10 -62 -108 0 -108S${w + 34} -10 ${w + 22} 130Z`, darker(cloth, 0.25))

export const scarf = ({ face: w, cloth }: Person) =>
  shape(
    d`M${-w - 14} 70C${-w - 30} -10 -60 -108 0 -108S${w + 30} -10 ${w + 14} 70C${w + 20} 96 ${w + 34} 112 ${w + 44} 126C30 158 -30 158 ${-w - 44} 126C${-w - 34} 112 ${-w - 20} 96 ${-w - 14} 70ZM0 -62C-30 -62 ${-w + 4} -34 ${-w + 4} -6C${-w + 4} 36 -24 78 0 78S${w - 4} 36 ${w - 4} -6C${w - 4} -34 30 -62 0 -62Z`,
    cloth,
  ).replace('<path', '<path fill-rule="evenodd"') +
  shape(
    d`M${-w - 10} 76C-30 104 16 112 ${w + 12} 70C${w + 16} 92 ${w + 20} 104 ${w + 26} 112C10 136 -34 124 ${-w - 10} 76Z`,
    lighter(cloth, 0.12),
  ) +
  line(d`M${-w + 1} -40C-26 -76 26 -76 ${w - 1} -40`, lighter(cloth, 0.3), 4)
