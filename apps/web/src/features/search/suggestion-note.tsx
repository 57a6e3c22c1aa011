import { useText } from '@tradefloor/ui'
import { suggestionTexts } from './suggestion-texts.ts'
import type { useSuggestionList } from './use-suggestion-list.ts'

type SuggestionNoteProps = Pick<
  ReturnType<typeof useSuggestionList>,
  'word' | 'reply' | 'isCurrent' | 'isFailed'
>

/** How many there are, for who hears the page; and a quiet line where there can be none. */
export function SuggestionNote({ word, reply, isCurrent, isFailed }: SuggestionNoteProps) {
  const t = useText(suggestionTexts)
  const count = reply?.list.length ?? 0
  const found = isCurrent && reply && (count > 0 ? t('found', { count }) : t('foundNone', { word }))
  const isSeen = isFailed || (found && count === 0)
  return (
    <p aria-live="polite" className={isSeen ? 'px-5 pb-3 text-12 text-ink-3 wrap-anywhere' : 'sr-only'}>
      {isFailed ? t('notAvailable') : found}
    </p>
  )
}
