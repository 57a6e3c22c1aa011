import { line, many, shape } from '../draw.ts'
import { crest, curve, ground, type Swell } from '../paths.ts'
import { filmSize } from './film.ts'

/** One layer of water down to the lower edge of a film, with a lit crest and lines that follow it. */
export const tide = (form: Swell, fill: string, edge: string, lines = 0) =>
  shape(ground(crest(form), filmSize[1] + 8), fill) +
  line(curve(crest(form)), edge, 3.5, { opacity: 0.75 }) +
  many(lines, (i) =>
    line(curve(crest({ ...form, y: form.y + 15 + i * 15, rise: form.rise * (1 - i * 0.07) })), edge, 2, {
      opacity: Math.max(0.08, 0.42 - i * 0.09),
    }),
  )
