import { leadLimits } from '@tradefloor/contract'
import { Button, isComposing, useText } from '@tradefloor/ui'
import { type KeyboardEvent, useState } from 'react'
import { readUnsavedNote, writeUnsavedNote } from '../../shared/unsaved-content.ts'
import { useAddNote } from './queries.ts'
import { leadTexts } from './texts.ts'

/** What was typed stays until it is saved, also when another lead is opened or the session ends meanwhile. */
export function NoteForm({ uid, person }: { uid: string; person: string }) {
  const t = useText(leadTexts)
  const unsaved = { person, lead: uid }
  const [text, setText] = useState(() => readUnsavedNote(unsaved))
  const put = (next: string) => {
    setText(next)
    writeUnsavedNote(unsaved, next)
  }
  // What was typed meanwhile stays.
  const adding = useAddNote(uid, (saved) => {
    setText((now) => (now.trim() === saved ? '' : now))
    if (readUnsavedNote(unsaved).trim() === saved) writeUnsavedNote(unsaved, '')
  })
  const isEmpty = text.trim() === ''
  const save = () => {
    if (!isEmpty && !adding.isPending) adding.mutate(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    save()
  }
  return (
    <form
      className="surface sticky bottom-0 grid max-lg:bottom-[calc(var(--h-tabbar)+var(--safe-bottom))] gap-2 border-t border-line px-5 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <textarea
        aria-label={t('note')}
        placeholder={t('note')}
        rows={2}
        maxLength={leadLimits.note}
        value={text}
        onChange={({ target }) => put(target.value)}
        onKeyDown={onKeyDown}
        className="w-full rounded-control border border-line-2 px-3 py-2 text-14 hover:border-harbour pointer-coarse:text-16"
      />
      {adding.error && (
        <p role="alert" className="text-13 text-coral-ink">
          {adding.error.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-12 text-ink-3">{t('noteHint')}</p>
        <Button
          size={32}
          look="primary"
          type="submit"
          className="ml-auto"
          disabled={isEmpty}
          busy={adding.isPending}
        >
          {t('saveNote')}
        </Button>
      </div>
    </form>
  )
}
