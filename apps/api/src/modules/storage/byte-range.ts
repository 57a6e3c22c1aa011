/** The first and last byte of a part, both included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * The one part that is asked for; null for the whole. What is malformed or asks for several parts is answered with the
 * whole, as the standard allows; a part that lies outside the file is refused.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  if (from >= size) return 'outside'
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
