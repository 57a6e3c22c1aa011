import { mix } from '../colour.ts'
import { dot, unit, type Vec } from './space.ts'

export type Finish = 'matt' | 'plastic' | 'gloss' | 'metal'

// The studio as the eye sees it: a big soft lamp at the upper left, a strip at the right.
const lamp = unit([-0.5, 0.78, 0.46])
const half = unit([-0.3, 0.5, 0.82])

const deep = (colour: string) => {
  const dark = mix(colour, '#000000', 0.58)
  return mix(dark, '#1b2a63', 0.2)
}

const strip = (x: number, middle: number, breadth: number) => Math.exp(-(((x - middle) / breadth) ** 2))

const reflection = ([x, y]: Vec) =>
  0.85 * strip(x, -0.46, 0.2) +
  0.5 * strip(x, 0.66, 0.16) +
  0.35 * y -
  0.42 * strip(x, 0.18, 0.3) -
  0.4 * strip(x, -0.98, 0.2)

const lift = (colour: string, by: number) =>
  by > 0 ? mix(colour, '#ffffff', Math.min(0.92, by)) : mix(colour, deep(colour), Math.min(1, -by))

/** A colour as it looks on a surface that faces `normal` (as the eye sees it). */
export function tone(colour: string, normal: Vec, finish: Finish = 'plastic'): string {
  const light = dot(normal, lamp)
  if (finish === 'metal') return lift(colour, reflection(normal) * 0.75 + (light - 0.6) * 0.35)
  const plain = light > 0.55 ? (light - 0.55) * 0.42 : (light - 0.55) * 0.62
  const edge = strip(normal[0], 0.93, 0.1) * 0.12
  const gloss = finish === 'matt' ? 0 : Math.max(0, dot(normal, half)) ** (finish === 'gloss' ? 46 : 22)
  return lift(lift(colour, plain + edge), gloss * (finish === 'gloss' ? 0.62 : 0.26))
}
