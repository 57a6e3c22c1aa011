import type { Words } from '../../content/format/words.ts'

/** Files over the template's: text or bytes, and null takes one away. */
export type Files = Record<string, string | Buffer | null>

export interface BadInput {
  name: string
  files?: Files
  /** What files cannot say: links, archives, other places. What it returns is imported instead of the folder. */
  build?: (folder: string, files: Files) => string | undefined
  /** The place and part of the sentence. */
  expected: Words
  /** As many as there are mistakes: one mistake is told once. */
  problems?: number
  /** Nothing at all can be read: refused, and not listed. */
  refused?: true
}

export interface GoodInput extends Pick<BadInput, 'name' | 'files' | 'build'> {
  /** Also said, in English. */
  says?: string
}
