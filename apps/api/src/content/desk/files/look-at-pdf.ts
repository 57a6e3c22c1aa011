import { inflateSync } from 'node:zlib'

/** What is known of a PDF without drawing it; or why it is not taken. */
export type PdfFacts = { pages: number } | { fault: 'broken' | 'encrypted' }

/** What all packed parts together may come to: a small file could hold a vast one. */
const mostInflated = 64 * 1_048_576
const mostInflatedAtOnce = 8 * 1_048_576
/** So many lists and packed parts are looked at, and so far around each. */
const mostParts = 4000
const reach = 2000

/**
 * Looks at the outside of a PDF: that it begins and ends as one, whether it asks for a password, and how many pages its
 * list of pages counts. Nothing in it is drawn or run, and the time it takes is bounded, so that it needs no worker.
 */
export function lookAtPdf(bytes: Buffer): PdfFacts {
  if (!bytes.subarray(0, 1024).includes('%PDF-') || !bytes.subarray(-2048).includes('%%EOF'))
    return { fault: 'broken' }
  // Every byte stays one character.
  const text = bytes.toString('latin1')
  if (isEncrypted(text)) return { fault: 'encrypted' }
  let pages = countIn(text)
  for (const packed of packedObjects(bytes, text)) pages = Math.max(pages, countIn(packed))
  return pages > 0 ? { pages } : { fault: 'broken' }
}

/** Named by the trailer, or by the dictionary of the list that stands for it; neither is ever packed. */
const isEncrypted = (text: string) => /\/Encrypt\s{0,9}(?:\d{1,9}\s{1,9}\d{1,9}\s{1,9}R|<<)/.test(text)

/** The root of the pages counts all; lists below it count fewer. */
function countIn(text: string): number {
  let most = 0
  let parts = 0
  for (const { index } of text.matchAll(/\/Type\s{0,9}\/Pages\b/g)) {
    if (++parts > mostParts) break
    const before = text.slice(Math.max(0, index - reach), index)
    const after = text.slice(index, index + reach)
    const end = after.indexOf('>>')
    const dictionary = before.slice(before.lastIndexOf('<<') + 1) + after.slice(0, end < 0 ? undefined : end)
    const [, count = '0'] = /\/Count\s{1,9}(\d{1,6})\b/.exec(dictionary) ?? []
    most = Math.max(most, Number(count))
  }
  return most
}

/** Objects of newer files are packed together. */
function* packedObjects(bytes: Buffer, text: string): Generator<string> {
  let parts = 0
  let inflated = 0
  for (const { index } of text.matchAll(/\/Type\s{0,9}\/ObjStm\b/g)) {
    if (++parts > mostParts || inflated > mostInflated) return
    const begins = /stream\r?\n/.exec(text.slice(index, index + reach))
    if (!begins) continue
    const from = index + begins.index + begins[0].length
    const to = text.indexOf('endstream', from)
    if (to < 0) return
    // What cannot be unpacked has taken its time all the same.
    let size = mostInflatedAtOnce
    try {
      const packed = inflateSync(bytes.subarray(from, to), { maxOutputLength: mostInflatedAtOnce })
      size = packed.length
      yield packed.toString('latin1')
    } catch {
      // Packed otherwise, or not whole: the reader's browser says so.
    }
    inflated += size
  }
}
