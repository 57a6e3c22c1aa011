import type { EditorState } from './record-editor.ts'
import { languageOf } from './record-fields.ts'

/** Of a record as it is being edited: how much each language has, and the texts that one of them lacks. */
export function coverageIn({ fields }: Pick<EditorState, 'fields'>) {
  const there = { zh: 0, en: 0 }
  const missing: string[] = []
  let all = 0
  for (const field of fields.keys()) {
    if (languageOf(field) !== 'zh') continue
    const english = field.replace(/zh$/, 'en')
    const has = { zh: isFilled(fields, field), en: isFilled(fields, english) }
    if (!has.zh && !has.en) continue
    all++
    if (has.zh) there.zh++
    else missing.push(field)
    if (has.en) there.en++
    else missing.push(english)
  }
  const share = (count: number) => (all === 0 ? 0 : Math.round((count * 100) / all))
  return { zh: share(there.zh), en: share(there.en), missing }
}

const isFilled = (fields: EditorState['fields'], field: string) =>
  (fields.get(field)?.value.trim() ?? '') !== ''
