import { type Fact, type Figures, figureNames } from './figures.ts'

export const groupings = ['day', 'exhibition', 'both'] as const
export type Grouping = (typeof groupings)[number]

export interface Line {
  /** Null where days are taken together. */
  day: string | null
  /** Null where exhibitions are taken together; 0 for what was in none of them. */
  exhibitionId: number | null
  figures: Figures
}

const nothing = (): Figures => Object.fromEntries(figureNames.map((name) => [name, 0])) as Figures

/** Facts put together as asked, in the order of days and then of exhibitions. */
export function tally(facts: Fact[], by: Grouping): Line[] {
  const lines = new Map<string, Line>()
  for (const { exhibitionId, day, figure, count } of facts) {
    const group = {
      day: by === 'exhibition' ? null : day,
      exhibitionId: by === 'day' ? null : exhibitionId,
    }
    const key = `${group.day} ${group.exhibitionId}`
    const line = lines.get(key) ?? { ...group, figures: nothing() }
    line.figures[figure] += count
    lines.set(key, line)
  }
  const dayOf = ({ day }: Line) => day ?? ''
  return [...lines.values()].sort(
    (a, b) =>
      (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0) ||
      (a.exhibitionId ?? 0) - (b.exhibitionId ?? 0),
  )
}

export function totalOf(lines: Line[]): Figures {
  const total = nothing()
  for (const { figures } of lines) for (const name of figureNames) total[name] += figures[name]
  return total
}
