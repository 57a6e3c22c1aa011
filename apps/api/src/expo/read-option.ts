import { usage } from './read-command-line.ts'
import type { Command } from './verb.ts'

// The value of an option as what it means; null when it was not given; refused with what would be right.

type Given = Pick<Command, 'option'>

/** A day of the fair. */
export function readDay({ option }: Given, name: string): string | null {
  const text = option(name)
  if (text === undefined) return null
  const day = text.trim()
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null
  // The 31st of a shorter month would quietly become the next month's first.
  if (!instant || Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day)
    throw usage({
      zh: `--${name} 看不懂“${text}”；请写日期，如 2026-11-18`,
      en: `--${name} does not understand “${text}”; give a day such as 2026-11-18`,
    })
  return day
}

export function readChoice<const Choice extends string>(
  { option }: Given,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = option(name)
  if (text === undefined) return null
  const choice = choices.find((each) => each === text.trim())
  if (choice === undefined)
    throw usage({
      zh: `--${name} 可以是 ${choices.join('、')}，不能是“${text}”`,
      en: `--${name} is one of ${choices.join(', ')}, and not “${text}”`,
    })
  return choice
}

export function readWholeNumber(
  { option }: Given,
  name: string,
  { least, most }: { least: number; most: number },
): number | null {
  const text = option(name)
  if (text === undefined) return null
  const number = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw usage({
      zh: `--${name} 需要一个从 ${least} 到 ${most} 的整数，不能是“${text}”`,
      en: `--${name} needs a whole number from ${least} to ${most}, and not “${text}”`,
    })
  return number
}
