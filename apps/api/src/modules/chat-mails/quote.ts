import { plainLine } from '../chat/index.ts'

/** Whatever a mail reader would make a link of: it would look like ours. */
const linked = /\S*(?:\w+:\/\/|www\.|@)\S*|\S*[\p{L}\d-]\.[a-z]{2,}(?![\w.])\S*/giu

/** What a stranger wrote, on one line, short, and without anything to press. */
export function quoteOf(text: string, most: number): string {
  const signs = [...plainLine(text).replace(linked, '[…]')]
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : signs.join('')
}
