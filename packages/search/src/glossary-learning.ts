import type { Bilingual, SearchDocument } from './document.ts'
import { fold } from './fold.ts'
import { functionWords } from './function-words.ts'
import type { GlossaryPair } from './glossary.ts'
import { singular } from './stemmer.ts'
import { hasDigit, tokens } from './tokeniser.ts'

const listSeparators = /[、，,;；/]/
const companySuffix =
  /(?:股份)?(?:有限)?(?:责任)?公司$|集团$|[,.]?\s*(?:co\.?,?\s*)?(?:ltd|inc|llc|corp|gmbh|s\.?a|s\.?l|sdn\.? bhd)\.?$/giu

/** The short texts of a document that say the same in both languages. Lists count item by item if they are equally long. */
export function alignedUnits({ fields, kind }: SearchDocument): Bilingual[] {
  const units: Bilingual[] = []
  const add = (zh?: string | null, en?: string | null) => zh && en && units.push({ zh, en })
  const { name, category, mainProducts } = fields
  if (kind === 'product') add(name?.zh, name?.en)
  else add(name?.zh?.replace(companySuffix, ''), name?.en?.replace(companySuffix, ''))
  add(category?.zh, category?.en)
  const zh = mainProducts?.zh?.split(listSeparators).filter((item) => item.trim()) ?? []
  const en = mainProducts?.en?.split(listSeparators).filter((item) => item.trim()) ?? []
  if (zh.length === en.length) for (const [index, item] of zh.entries()) add(item, en[index])
  return units
}

const mostUnits = 20_000
const longestTerm = 5
/** Texts that must have both: what only two share is often one thing said twice, such as a product and its maker. */
const leastUnits = 3

function chineseTerms(text: string): Set<string> {
  const terms = new Set<string>()
  for (const { kind, text: run } of tokens(fold(text))) {
    if (kind !== 'han') continue
    const characters = [...run]
    for (let from = 0; from < characters.length; from++)
      for (let length = 1; length <= longestTerm && from + length <= characters.length; length++)
        terms.add(characters.slice(from, from + length).join(''))
  }
  return terms
}

function englishTerms(text: string): Map<string, string> {
  const terms = new Map<string, string>()
  const folded = fold(text)
  let before: { word: string; end: number } | undefined
  for (const { kind, text: word, start, end } of tokens(folded)) {
    const usable = kind === 'word' && word.length > 2 && !hasDigit(word) && !functionWords.english.has(word)
    if (usable) {
      terms.set(singular(word), word)
      if (before && folded.slice(before.end, start) === ' ')
        terms.set(`${singular(before.word)} ${singular(word)}`, `${before.word} ${word}`)
    }
    before = usable ? { word, end } : undefined
  }
  return terms
}

/** Units or words between which others may have the processor: some milliseconds. */
const stepSize = 100

/** Pairs that occur together far more often than apart. */
export function learnGlossary(units: readonly Bilingual[], least = leastUnits): GlossaryPair[] {
  const steps = glossaryLearning(units, least)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps: a large fair takes seconds, and a server has to answer meanwhile. */
export function* glossaryLearning(
  units: readonly Bilingual[],
  least = leastUnits,
): Generator<void, GlossaryPair[]> {
  const seen = new Map<string, Bilingual>()
  for (const unit of units) if (seen.size < mostUnits) seen.set(`${unit.zh}\n${unit.en}`, unit)
  const inChinese = new Map<string, number>()
  const inEnglish = new Map<string, number>()
  const together = new Map<string, Map<string, number>>()
  const readable = new Map<string, string>()
  const parted: { chinese: Set<string>; english: string[] }[] = []
  for (const { zh, en } of seen.values()) {
    if (parted.length % stepSize === 0) yield
    const chinese = chineseTerms(zh ?? '')
    const english = englishTerms(en ?? '')
    for (const term of chinese) inChinese.set(term, (inChinese.get(term) ?? 0) + 1)
    for (const [term, word] of english) {
      inEnglish.set(term, (inEnglish.get(term) ?? 0) + 1)
      if (!readable.has(term) || word.length < (readable.get(term) as string).length) readable.set(term, word)
    }
    parted.push({ chinese, english: [...english.keys()] })
  }
  for (const [index, { chinese, english }] of parted.entries()) {
    if (index % stepSize === 0) yield
    for (const word of english) {
      if ((inEnglish.get(word) ?? 0) < least) continue
      const counts = together.get(word) ?? new Map<string, number>()
      together.set(word, counts)
      for (const term of chinese)
        if ((inChinese.get(term) ?? 0) >= least) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
  }
  const pairs: GlossaryPair[] = []
  let words = 0
  for (const [word, counts] of together) {
    if (words++ % stepSize === 0) yield
    for (const { term, score } of bestTerms(counts, {
      units: inEnglish.get(word) as number,
      inChinese,
      least,
    }))
      pairs.push({ terms: [readable.get(word) as string, term], weight: score })
  }
  return pairs
}

const leastScore = 0.5
const leastScoreOfCharacter = 0.65
const mostTerms = 3

/** Of Chinese terms that always come together only the longest is kept: 鱿 and 鱿鱼 have the same counts. */
function bestTerms(
  counts: Map<string, number>,
  { units, inChinese, least }: { units: number; inChinese: Map<string, number>; least: number },
) {
  const scored = [...counts]
    .filter(([, both]) => both >= least)
    .map(([term, both]) => {
      const all = inChinese.get(term) as number
      const dice = (2 * both) / (units + all)
      const recall = both / units
      const precision = both / all
      const weighted = (5 * precision * recall) / (4 * precision + recall)
      return { term, both, all, dice, score: (dice + weighted) / 2 }
    })
    .filter(({ term, dice, score }) =>
      [...term].length === 1 ? dice >= leastScoreOfCharacter : score >= leastScore,
    )
    .sort((a, b) => b.score - a.score || b.term.length - a.term.length)
  return scored
    .filter(
      (one) =>
        !scored.some(
          (other) =>
            other !== one &&
            other.term.includes(one.term) &&
            other.all === one.all &&
            other.both === one.both,
        ),
    )
    .slice(0, mostTerms)
}
