import type { StoredFieldName } from './document.ts'
import { unpackFields } from './stored-fields.ts'
import type { Described, Subject, TellingRun } from './subject.ts'

/** How like two things are, and by what. */
export interface Likeness {
  score: number
  /** The category that both have, in Chinese. */
  category: string | undefined
  /** The words that both have, the most telling first. */
  words: { zh: string[]; en: string[] }
}

/** Where a shared word says the same about a thing, and where less. */
const fieldWeights: Partial<Record<StoredFieldName, number>> = {
  name: 1,
  mainProducts: 1,
  category: 0.8,
  goods: 0.5,
}
const ofSameCategory = 0.8
/** A shared word that is more frequent is no reason by itself. */
const leastReason = 0.3
const mostWords = 2

interface Shared {
  text: string
  score: number
  /** Of the rarest part, wherever it was found. */
  weight: number
}

interface Field {
  text: string
  weight: number
}

/** Nothing if they have neither a category nor a word in common that says something. */
export function likenessOf(subject: Subject, candidate: Described): Likeness | undefined {
  const fields = fieldsOf(candidate)
  const runs = subject.runs.flatMap((run) => best(fields.map((field) => sharedRun(run, field))))
  const words = subject.words.flatMap(({ text, forms, weight }) =>
    best(
      fields.map((field) => ({
        text,
        weight,
        score: forms.some((form) => field.text.includes(` ${form} `)) ? weight * field.weight : 0,
      })),
    ),
  )
  const common = subject.categories.filter((each) => candidate.categories.includes(each))
  const shared = { zh: shown(runs), en: shown(words) }
  if (common.length === 0 && !areReason(shared, subject)) return undefined
  const total = [...runs, ...words].reduce((sum, { score }) => sum + score, 0)
  return {
    score: total / lengthOf(subject) + (ofSameCategory * common.length) / (subject.categories.length || 1),
    category: common[0],
    words: shared,
  }
}

/** What is the same thing is called the same in both languages; one of them alone is a chance. */
const areReason = ({ zh, en }: Likeness['words'], { isBilingual }: Subject) =>
  isBilingual ? zh.length > 0 && en.length > 0 : zh.length > 0 || en.length > 0

function fieldsOf({ stored }: Described): Field[] {
  const fields = unpackFields(stored)
  return Object.entries(fieldWeights).flatMap(([name, weight]) => {
    const texts = fields[name as StoredFieldName]
    return texts ? [{ text: `${texts.zh}|${texts.en}`, weight }] : []
  })
}

/** So that what is described in many words is not more like everything than what is described in few. */
function lengthOf({ runs, words }: Subject): number {
  const all = [...runs.flatMap(({ pairs }) => pairs), ...words].map(({ weight }) => weight)
  return Math.max(1, Math.sqrt(all.reduce((sum, weight) => sum + weight, 0)))
}

function best(all: Shared[]): Shared[] {
  const found = all.reduce<Shared | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) ? each : most),
    undefined,
  )
  return found ? [found] : []
}

/** The most telling part of the run that the field has. */
function sharedRun({ text, pairs }: TellingRun, field: Field): Shared {
  const characters = [...text]
  let found: Shared = { text: '', score: 0, weight: 0 }
  for (let from = 0; from < pairs.length; from++) {
    let to = from
    let score = 0
    let weight = 0
    while (to < pairs.length && field.text.includes(characters.slice(from, to + 2).join(''))) {
      const own = pairs[to]?.weight ?? 0
      score += own * field.weight
      weight = Math.max(weight, own)
      to++
    }
    if (score > found.score) found = { text: characters.slice(from, to + 1).join(''), score, weight }
    // The last pair that was shared may begin another part.
    from = Math.max(from, to - 1)
  }
  return found
}

/** The best, and none that is part of another. */
function shown(shared: readonly Shared[]): string[] {
  const texts = shared
    .filter(({ weight }) => weight >= leastReason)
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text)
  return [...new Set(texts)]
    .filter((text, _, all) => !all.some((other) => other !== text && other.includes(text)))
    .slice(0, mostWords)
}
