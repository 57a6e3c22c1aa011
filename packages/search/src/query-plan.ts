import type { Scope } from './lexemes.ts'

/** How what was typed matched what is there, from the closest to the loosest. */
export type MatchKind =
  | 'exact'
  | 'unit'
  | 'spelling'
  | 'stem'
  | 'prefix'
  | 'joined'
  | 'gap'
  | 'pinyin'
  | 'glossary'
  | 'inside'
  | 'initials'
  | 'sound'
  | 'slip'
  | 'part'

/** One lexeme, without the letter of its space. */
export interface Lexeme {
  term: string
  scope: Scope
  /** Any lexeme that begins so. */
  prefix?: boolean
  /** One or two letters that a word of the name begins with. */
  beginning?: boolean
}

/** One thing that is looked for as a whole in a text. */
export interface Term {
  /** What a candidate must have: all of these, each by any of its lexemes. */
  need: Lexeme[][]
  /** Looked for in the tokens of a field: a Chinese run anywhere, words as words. */
  text?: string
  /** Other forms of `text` that are as good. */
  forms?: readonly string[]
  /** Looked for in the field without its blanks: model numbers, however they are parted. */
  joined?: string
  /** Characters allowed at each place of a Chinese run: pinyin, initials, same sound. */
  pattern?: readonly ReadonlySet<string>[]
  /** Two Chinese runs of one field, the second soon after the first. */
  gap?: readonly [string, string]
}

/** One way to understand a group: all of its terms must be there. */
export interface Alternative {
  kind: MatchKind
  /** Between 0 and 1: how sure it is that this was meant. */
  weight: number
  terms: Term[]
  /** It may be in a long text, which ranking does not see. */
  inText?: boolean
  /** What is looked for instead of what was typed, in readable form: 鱿鱼 for youyu. */
  shown?: string
}

/** Must match by one of its alternatives. */
export interface Group {
  typed: string
  alternatives: Alternative[]
  /** Words such as "the" and "supplier": count if there, are not missed if not. */
  optional?: boolean
}

/**
 * One way to part the query into groups, all of which must match: as typed, a Chinese run cut into words, two English
 * words understood as one.
 */
export interface Variant {
  weight: number
  groups: Group[]
  /** Some of what was typed is left out: only for when too few were found, and marked as similar. */
  relaxed?: boolean
}

export interface Reading {
  typed: string
  kind: MatchKind
  shown: string
}

export interface QueryPlan {
  /** As typed, cut to the longest query. */
  typed: string
  /** The first is the query as typed; a candidate matches by any of them. */
  variants: Variant[]
  /** Nothing was typed, or only blanks: everything is found. */
  empty: boolean
  /** The whole query without anything between its tokens, for exact names. */
  compact: string
  firstToken: string
  /** The query with slips corrected. What the plan finds is found by this. */
  didYouMean?: string
  /** How words were understood that were not looked for as typed. */
  readings: Reading[]
}

/** Only similar: shown apart from what was asked for. */
export const similarKinds: ReadonlySet<MatchKind> = new Set(['sound', 'slip', 'part'])
