import type { DeskCard } from '@tradefloor/contract'
import { Button, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useWriteNote } from './queries.ts'
import { cardTexts } from './texts.ts'

const pauseMs = 800

/** The company's own words on a card, kept as one types. What could not be kept stays in the box and says so. */
export function NoteField({ card }: { card: DeskCard }) {
  const t = useText(cardTexts)
  const id = useId()
  const writing = useWriteNote(card.id)
  const [text, setText] = useState(card.note)
  const [sent, setSent] = useState(card.note)
  const keep = useEffectEvent(() => {
    if (text.trim() === sent.trim()) return
    setSent(text)
    writing.mutate(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    const pause = setTimeout(keep, pauseMs)
    return () => clearTimeout(pause)
  }, [text])
  const isDirty = text.trim() !== sent.trim()
  const state = writing.isPending || isDirty ? t('saving') : writing.isSuccess ? t('saved') : ''
  return (
    <div>
      <div className="flex min-h-5 items-center justify-between gap-3">
        <label htmlFor={id} className="text-13 text-ink-2">
          {t('note')}
          <span className="sr-only">{t('noteOf', { name: card.name || t('revoked') })}</span>
        </label>
        <span aria-live="polite" className="text-12 text-ink-3">
          {writing.isError && !isDirty ? (
            <span className="text-coral-ink">
              {t('notSaved')}
              <Button
                look="quiet"
                size={32}
                className="-my-2 min-h-0! px-2!"
                onClick={() => writing.mutate(text)}
              >
                {t('retry')}
              </Button>
            </span>
          ) : (
            state
          )}
        </span>
      </div>
      <textarea
        id={id}
        rows={2}
        maxLength={2000}
        placeholder={t('noteHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text.trim() === sent.trim()) return
          setSent(text)
          writing.mutate(text)
        }}
        className="mt-1 block field-sizing-content max-h-40 min-h-14.5 w-full resize-none rounded-control border border-line-2 bg-sand px-3 py-2 text-14 placeholder:text-ink-3 hover:border-harbour focus:bg-white max-lg:text-16"
      />
    </div>
  )
}
