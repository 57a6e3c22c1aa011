import { readFileSync } from 'node:fs'

export const queryClasses = [
  ...['zh-1', 'zh-2', 'zh-3', 'zh-4', 'phrase', 'traditional'],
  ...['en-word', 'en-plural', 'en-part', 'en-order', 'other-language', 'synonym'],
  ...['pinyin', 'pinyin-spaces', 'initials', 'mixed', 'model', 'brand', 'slip', 'full-width', 'unit'],
  ...['place', 'category', 'company-short', 'company-long', 'nothing', 'symbols'],
]

export const halves = ['tuning', 'held-out'] as const
export type Half = (typeof halves)[number]

export interface JudgedQuery {
  class: string
  kind: 'exhibitors' | 'exhibits'
  language: 'zh' | 'en'
  query: string
  relevant: number[]
  acceptable: number[]
}

const columns = ['class', 'kind', 'language', 'query', 'relevant', 'acceptable', 'note']

/** The format is described in bench/data/search/README.md. */
export function readHalf(half: Half): JudgedQuery[] {
  const text = readFileSync(new URL(`../data/search/${half}.tsv`, import.meta.url), 'utf8')
  const [head, ...lines] = text.replace(/\n$/, '').split('\n')
  if (head !== columns.join('\t')) throw new Error(`${half}.tsv does not begin with ${columns.join(', ')}`)
  return lines.map((line, index) => parseLine(line, `${half}.tsv:${index + 2}`))
}

function parseLine(line: string, at: string): JudgedQuery {
  const [queryClass = '', kind, language, query = '', relevant = '', acceptable = ''] = line.split('\t')
  if (kind !== 'exhibitors' && kind !== 'exhibits') throw new Error(`${at}: kind ${kind}`)
  if (language !== 'zh' && language !== 'en') throw new Error(`${at}: language ${language}`)
  return {
    class: queryClass,
    kind,
    language,
    query,
    relevant: parseIds(relevant),
    acceptable: parseIds(acceptable),
  }
}

const parseIds = (text: string) => (text === '' ? [] : text.split(' ').map(Number))
