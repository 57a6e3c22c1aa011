import { Button, inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { UsersRound } from 'lucide-react'
import { useEditing } from './editor-context.tsx'
import type { Conflict } from './record-editor.ts'
import { labelOf } from './record-fields.ts'
import { shownValue } from './shown-value.ts'
import { contentTexts } from './texts.ts'
import { clockTime } from './times.ts'

/** Where two have written: both values, and the choice between them. Nothing else waits for it. */
export function ConflictBars() {
  const t = useText(contentTexts)
  const { record, editor, state } = useEditing()
  const conflicts = [...state.fields].flatMap(([field, { value, conflict }]) =>
    conflict ? [{ field, value, conflict }] : [],
  )
  return (
    <div role="alert" className="grid gap-2 pt-4 pb-1 empty:hidden">
      {conflicts.map(({ field, value, conflict }) => (
        <div
          key={field}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-row bg-amber-light px-3.5 py-2.5 text-13 text-amber-ink"
        >
          <UsersRound size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          <p className="min-w-48 flex-1 break-words">
            <ConflictSentence
              field={field}
              label={t(labelOf(record.table, field))}
              mine={value}
              conflict={conflict}
            />
          </p>
          <span className="flex gap-2">
            <Button size={32} onClick={() => editor.decide(field, 'theirs')}>
              {t(conflict.kind === 'colleague' ? 'takeTheirs' : 'takePublished')}
            </Button>
            <Button size={32} onClick={() => editor.decide(field, 'mine')}>
              {t('keepMine')}
            </Button>
          </span>
        </div>
      ))}
    </div>
  )
}

interface SentenceProps {
  field: string
  label: string
  mine: string
  conflict: Conflict
}

function ConflictSentence({ field, label, mine, conflict: { kind, value, by, at } }: SentenceProps) {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const texts = {
    label,
    theirs: short(shownValue(field, value, t)) || t('emptyValue'),
    mine: short(shownValue(field, mine, t)) || t('emptyValue'),
  }
  if (kind === 'published') return t('conflictPublished', texts)
  const name = (by && inLanguage({ zh: by.cn, en: by.en }, language).text) || t('colleague')
  return t('conflictColleague', { ...texts, name, time: at ? clockTime(new Date(at), language) : '' })
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
