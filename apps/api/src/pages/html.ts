import { escaped } from '../http/escaped-text.ts'

/** Text that is markup already. Nothing but `html` makes it, so that nothing else gets into a page unescaped. */
class Html {
  constructor(readonly text: string) {}
}

export type { Html }

type Part = Html | string | number | null | undefined | false | readonly Part[]

/** Markup with whatever is put into it written as text, unless it is markup itself. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.reduce((text, piece, index) => text + written(parts[index - 1]) + piece))

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(written).join('') : escaped(part)
}

export const nothing = html``

/** JSON inside an element: "<" could end that early, and its escape means the same. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
