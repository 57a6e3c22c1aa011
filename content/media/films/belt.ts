import { bar, disc, figure } from './cuts.ts'
import { type Actor, prop } from './film.ts'

interface Belt {
  from: number
  to: number
  /** How high its goods stand. */
  top: number
  z: number
  /** How far it has run, in metres. */
  run(at: number): number
  frame: string
  mark: string
}

const [deep, thick, gap] = [0.62, 0.16, 0.36]
const radius = thick / 2

/** A conveyor seen from its side, with rollers that turn as it runs. */
export function belt({ from, to, top, z, run, frame, mark }: Belt): Actor[] {
  const [low, front] = [top - thick, deep / 2]
  const rollers = Math.floor((to - from - thick) / gap)
  const start = (from + to) / 2 - (rollers * gap) / 2
  // Whole turns in a film, as near to the belt's own way as they come.
  const turns = Math.round(run(1) / (2 * Math.PI * radius))
  const legs = [from + 0.35, (from + to) / 2, to - 0.35]
  return [
    prop(
      figure(
        [0, 0, z],
        bar([from, low], [to, top], '#2f3a4d', { deep, round: radius }),
        bar([from + 0.1, low - 0.16], [to - 0.1, low + 0.015], frame, { deep: deep - 0.06 }),
        bar([from + 0.1, low - 0.085], [to - 0.1, low - 0.05], mark, { deep: deep - 0.04 }),
        ...legs.map((x) => bar([x - 0.05, 0], [x + 0.05, low], frame, { deep: deep * 0.7 })),
      ),
    ),
    ...Array.from({ length: rollers + 1 }, (_, i) =>
      prop(
        figure(
          [start + i * gap, top - radius, z + front],
          disc(0, 0, radius * 0.8, '#aab6c6', { stuff: 'metal', deep: 0.03 }),
          bar([-radius * 0.62, -0.012], [radius * 0.62, 0.012], mark, { deep: 0.012, z: 0.018, round: 0.01 }),
        ),
        (at) => ({ lean: (-360 * turns * run(at)) / run(1) }),
      ),
    ),
  ]
}

/** A carton with its tape, as wide as it is high or otherwise. */
export const carton = (at: readonly [x: number, y: number, z: number], wide: number, high: number) =>
  figure(
    at,
    bar([-wide / 2, 0], [wide / 2, high], '#d9a868', { deep: wide * 0.8, round: 0.015 }),
    bar([-0.04, high * 0.6], [0.04, high + 0.004], '#f0d3a0', { deep: wide * 0.8 + 0.008, round: 0 }),
    bar([-wide * 0.4, high * 0.14], [-wide * 0.12, high * 0.36], '#ffffff', { deep: wide * 0.8 + 0.008 }),
  )
