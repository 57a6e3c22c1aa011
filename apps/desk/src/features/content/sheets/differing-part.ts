/** Texts that are read at a glance are shown whole. */
const glance = 120
/** So much of what is alike stays on either side, to know where one is. */
const around = 30

/** Two long texts where they differ: what is alike before and after is cut. */
export function differingPart(before: string, after: string): [before: string, after: string] {
  if (Math.max(before.length, after.length) <= glance) return [before, after]
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const from = Math.max(0, head - around)
  const left = Math.max(0, tail - around)
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, text.length - left)}${left > 0 ? '…' : ''}`
  return [cut(before), cut(after)]
}
