import type { TableName } from '../format/columns.ts'
import { Problems } from '../format/problem.ts'
import type { Content } from '../format/read-content.ts'
import type { BoothValue, CheckedRow, Value } from '../format/values.ts'
import { warnOfGlossary } from './glossary-warnings.ts'
import { warnOfSessions } from './session-warnings.ts'

/**
 * What is likely a mistake, and may be meant: two companies may share a booth, two branches a name, and a session may be
 * on the eve of the fair. Reported once for each row of the folder.
 */
export function collectWarnings(content: Content, staying: (table: TableName) => CheckedRow[]): Problems {
  const warnings = new Problems()
  const given = new Set(content.companies.map(({ id }) => id))
  const others = staying('companies').filter(({ id }) => !given.has(id))
  const atBooth = new Map<string, CheckedRow>()
  const named = new Map<string, CheckedRow>()
  for (const row of [...others, ...content.companies]) {
    const isGiven = given.has(row.id)
    const where = { file: row.file, line: row.line }
    for (const { exhibition, boothNo } of (row.values.booths ?? []) as BoothValue[]) {
      if (!boothNo) continue
      const first = before(atBooth, `${exhibition}:${boothNo.toLowerCase()}`, row)
      if (first && isGiven)
        warnings.add(
          { ...where, field: 'booths' },
          `展会 ${exhibition} 的展位 ${boothNo} 已是企业 ${first.id}${placeOf(first, 'zh')} 的`,
          `puts company ${row.id} at booth ${boothNo} of exhibition ${exhibition}, where company ${first.id}${placeOf(first, 'en')} is already`,
        )
    }
    for (const name of namesOf(row.values.name ?? null)) {
      const first = before(named, name.toLowerCase(), row)
      if (!first || !isGiven || first.id === row.id) continue
      warnings.add(
        { ...where, field: 'name' },
        `与企业 ${first.id}${placeOf(first, 'zh')} 同名：${name}`,
        `has the same name as company ${first.id}${placeOf(first, 'en')}: ${name}`,
      )
      break
    }
  }
  warnOfGlossary(content.glossary, staying('glossary'), warnings)
  warnOfSessions(content, staying, warnings)
  return warnings
}

/** Which row came first under this key; the row itself becomes that when there is none. */
function before(seen: Map<string, CheckedRow>, key: string, row: CheckedRow): CheckedRow | undefined {
  const first = seen.get(key)
  if (!first) seen.set(key, row)
  return first
}

const placeOf = ({ file, line }: CheckedRow, language: 'zh' | 'en') =>
  file === '' ? '' : { zh: `（${file} 第 ${line} 行）`, en: ` (${file}, line ${line})` }[language]

const namesOf = (name: Value) => {
  const { zh, en } = (name ?? { zh: '', en: '' }) as { zh: string; en: string }
  return [...new Set([zh, en].map((each) => each.trim()))].filter((each) => each !== '')
}
