import type { Language } from '@tradefloor/contract'
import type { Words } from './columns.ts'

/** What is wrong in an organiser's folder, and where, so that it can be found in the spreadsheet. */
export interface ContentProblem {
  file: string
  /** As the spreadsheet counts: the heading is line 1. Missing where it is about the whole file. */
  line?: number
  field?: string
  text: Words
}

/** One line for a person. */
export function formatProblem({ file, line, field, text }: ContentProblem, language: Language): string {
  const place = [file, line === undefined ? '' : `:${line}`, field ? ` [${field}]` : ''].join('')
  return `${place} ${text[language]}`
}

/** Collects what is wrong instead of stopping at the first, so that one look at the list is enough to mend all. */
export class Problems {
  readonly list: ContentProblem[] = []

  add(where: Omit<ContentProblem, 'text'>, zh: string, en: string) {
    this.list.push({ ...where, text: { zh, en } })
  }
}

/** A fault of the whole source, after which nothing else can be read. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource'

  constructor(readonly texts: Words) {
    super(texts.en)
  }
}
