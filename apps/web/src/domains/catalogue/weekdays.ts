import { weekdayName } from '@tradefloor/rules'
import type { Language } from '@tradefloor/ui'

interface Words {
  all: string
  range: (first: string, last: string) => string
}

/** `周一至周五`, `Mon to Fri`, or one by one where they are not in a row. 1 is Monday. */
export function weekdaysIn(days: readonly number[], language: Language, { all, range }: Words): string {
  const sorted = [...days].sort((a, b) => a - b)
  const [first, last] = [sorted[0] ?? 1, sorted.at(-1) ?? 7]
  if (sorted.length === 7) return all
  const isRow = last - first + 1 === sorted.length && sorted.length > 2
  if (isRow) return range(weekdayName(first, language), weekdayName(last, language))
  return sorted.map((day) => weekdayName(day, language)).join(language === 'zh' ? '、' : ', ')
}
