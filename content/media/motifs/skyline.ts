import { chance } from '../chance.ts'
import { box, many } from '../draw.ts'

/** Far towers along a base line; windows only where a colour for them is given. */
export function skyline(
  seed: number,
  from: number,
  to: number,
  base: number,
  tall: number,
  fill: string,
  window?: string,
) {
  const c = chance(seed)
  let drawing = ''
  for (let x = from; x < to; ) {
    const w = c.between(34, 84)
    const h = c.between(tall * 0.25, tall)
    drawing += box(x, base - h, w, h, fill, { radius: 2 })
    if (c.odds(0.3)) drawing += box(x + w / 2 - 2, base - h - 26, 4, 28, fill)
    if (window)
      drawing += many(Math.floor(h / 26), (row) =>
        many(Math.floor((w - 12) / 16), (i) =>
          c.odds(0.55) ? box(x + 8 + i * 16, base - h + 12 + row * 26, 8, 12, window, { opacity: 0.8 }) : '',
        ),
      )
    x += w + c.between(2, 18)
  }
  return drawing
}
