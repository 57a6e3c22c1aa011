/** How what was typed matched what is there, from the closest to the loosest. */
export type MatchKind =
  | 'exact'
  | 'unit'
  | 'spelling'
  | 'stem'
  | 'prefix'
  | 'joined'
  | 'cut'
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
  /** Any lexeme that begins so. */
  prefix?: boolean
  /** One or two letters that a word of the name begins with. */
  beginning?: boolean
  /** Only in names, however the rest of the query is looked for: initials would be anywhere. */
  inName?: boolean
}

/** Satisfied by any of its lexemes; ranking then looks for `text` or `pattern` in the stored fields. */
export interface Term {
  any: Lexeme[]
  /** Folded, to be found as a run in a Chinese text, or as a word. */
  text?: string
  /** Characters allowed at each place of a run: pinyin and initials. */
  pattern?: ReadonlySet<string>[]
}

/** One way to understand a group: all of its terms must be there. */
export interface Alternative {
  kind: MatchKind
  /** Between 0 and 1: how sure we are that this was meant. */
  weight: number
  terms: Term[]
  /** What is looked for instead of what was typed, in readable form: 鱿鱼 for youyu. */
  shown?: string
}

/** What was typed apart is ANDed: each group must match by one of its alternatives. */
export interface Group {
  typed: string
  alternatives: Alternative[]
  /** Words such as "the" and "supplier": count if there, are not missed if not. */
  optional?: boolean
  /** Looser alternatives, only of runs that we cut ourselves, for when too few were found. */
  relaxed: Alternative[]
}

export interface QueryPlan {
  /** As typed, cut to the longest query. */
  typed: string
  groups: Group[]
  /** Nothing was typed, or only blanks: everything is found. */
  empty: boolean
  /** Something was typed that no document can hold. */
  impossible: boolean
  /** The whole query without anything between its tokens, for exact names. */
  compact: string
  /** The query with slips corrected, for a link; its results are what this plan finds. */
  didYouMean?: string
  /** Kinds beyond exact that the plan uses, so that the reading can be shown. */
  readings: { typed: string; kind: MatchKind; shown: string }[]
}

/** Only similar: shown apart from what was asked for. */
export const similarKinds: ReadonlySet<MatchKind> = new Set(['sound', 'slip', 'part'])
