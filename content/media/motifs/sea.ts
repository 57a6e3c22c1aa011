import { type Look, line, many, shape } from '../draw.ts'
import { crest, curve, ground, type Swell } from '../paths.ts'

/** One layer of water with a lit edge and a few lines that follow it. */
export const swell = (form: Swell, fill: string, edge: string, lines = 0, look: Look = {}) =>
  shape(ground(crest(form)), fill, look) +
  line(curve(crest(form)), edge, 3.5, { opacity: 0.75 }) +
  many(lines, (i) =>
    line(
      curve(
        crest({
          ...form,
          y: form.y + 15 + i * 15,
          rise: form.rise * (1 - i * 0.07),
          shift: (form.shift ?? 0) + i * 8,
        }),
      ),
      edge,
      2,
      { opacity: Math.max(0.08, 0.42 - i * 0.09) },
    ),
  )

/** Short strokes on still water. */
export const ripples = (
  places: readonly (readonly [number, number, number])[],
  colour: string,
  opacity = 0.5,
) => places.map(([x, y, length]) => line(`M${x} ${y}h${length}`, colour, 4, { opacity })).join('')
