import type { ReactNode } from 'react'

/** Longer ones may need the break. */
const longest = 16

/** A text whose short words with a hyphen, such as “deep-sea”, stay on one line. */
export function unbrokenWords(text: string): ReactNode {
  if (!/\w-\w/.test(text)) return text
  return text.split(/(\s+)/).map((word, index) =>
    /\w-\w/.test(word) && word.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice, and words of a text do not move
      <span key={index} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  )
}
