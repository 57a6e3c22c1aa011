import { bitCount, editDistance, letterMask, slipsAllowed } from './edit-distance.ts'
import { stem } from './stemmer.ts'

/** Words without digits, arranged to find those that are nearly one, contain one, or have its stem. */
export class WordList {
  #byLength = new Map<number, { words: string[]; masks: number[] }>()
  #byStem = new Map<string, string[]>()
  #known = new Set<string>()
  #sorted: string[] | undefined

  add(word: string): void {
    if (this.#known.has(word)) return
    this.#known.add(word)
    this.#sorted = undefined
    let bucket = this.#byLength.get(word.length)
    if (!bucket) {
      bucket = { words: [], masks: [] }
      this.#byLength.set(word.length, bucket)
    }
    bucket.words.push(word)
    bucket.masks.push(letterMask(word))
    const root = stem(word)
    const family = this.#byStem.get(root)
    if (family) family.push(word)
    else this.#byStem.set(root, [word])
  }

  /** All words with the stem of this one, itself among them. */
  sameStem(word: string): readonly string[] {
    return this.#byStem.get(stem(word)) ?? []
  }

  /** The words at the smallest distance that slips allow. */
  nearest(word: string): { word: string; distance: number }[] {
    const allowed = slipsAllowed(word)
    const mask = letterMask(word)
    let best = allowed
    let found: { word: string; distance: number }[] = []
    for (let length = Math.max(3, word.length - allowed); length <= word.length + allowed; length++) {
      const bucket = this.#byLength.get(length)
      if (!bucket) continue
      for (const [index, candidate] of bucket.words.entries()) {
        if (bitCount(mask ^ (bucket.masks[index] as number)) > 2 * best) continue
        const distance = editDistance(word, candidate, best)
        if (distance > best) continue
        if (distance < best) found = []
        best = distance
        found.push({ word: candidate, distance })
      }
    }
    return best === 0 ? [] : found
  }

  /** Words that have this one inside or at their end, not at their beginning. */
  containing(part: string, atEnd: boolean, most: number): string[] {
    const mask = letterMask(part)
    const found: string[] = []
    for (let length = part.length + 1; length <= part.length + 16; length++) {
      const bucket = this.#byLength.get(length)
      if (!bucket) continue
      for (const [index, word] of bucket.words.entries()) {
        if ((mask & ~(bucket.masks[index] as number)) !== 0) continue
        if (atEnd ? word.endsWith(part) : word.indexOf(part, 1) > 0) found.push(word)
        if (found.length >= most) return found
      }
    }
    return found
  }

  /** All words that begin so. */
  beginning(part: string): string[] {
    const found: string[] = []
    for (let at = this.#firstFrom(part); this.#inOrder()[at]?.startsWith(part); at++)
      found.push(this.#inOrder()[at] as string)
    return found
  }

  /** Whether some word begins so. */
  hasPrefix(part: string): boolean {
    return this.#inOrder()[this.#firstFrom(part)]?.startsWith(part) ?? false
  }

  #inOrder(): string[] {
    this.#sorted ??= [...this.#known].sort()
    return this.#sorted
  }

  #firstFrom(text: string): number {
    return firstAtLeast(this.#inOrder(), text)
  }
}

/** Where in sorted texts the first stands that is not before this one. */
export function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}
