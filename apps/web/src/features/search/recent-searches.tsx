import { IconButton, useText } from '@tradefloor/ui'
import { History, X } from 'lucide-react'
import { useId, useSyncExternalStore } from 'react'
import { forgetWord, forgetWords, onRecentWords, recentWords } from './recent-words.ts'
import { startTexts } from './start-texts.ts'

interface RecentSearchesProps {
  onWord: (word: string) => void
  /** Below something that matters more. */
  isQuiet?: boolean
}

/** Of a button that goes away with its entry of a list. */
function focusNeighbour(button: HTMLElement) {
  const entry = button.closest('li')
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling
  next?.querySelector<HTMLElement>('button:last-of-type')?.focus()
}

/** The words searched for before on this device, each to be used again or removed. */
export function RecentSearches({ onWord, isQuiet = false }: RecentSearchesProps) {
  const t = useText(startTexts)
  const words = useSyncExternalStore(onRecentWords, recentWords)
  const title = useId()
  if (words.length === 0) return null
  return (
    <section aria-labelledby={title} className="mb-6">
      <header className="flex min-h-11 items-center gap-2">
        <h2 id={title} className={isQuiet ? 'text-12 text-ink-3' : 'text-16 font-bold'}>
          {t('recent')}
        </h2>
        <span className="min-w-0 flex-1 text-12 text-ink-3">{t('onlyHere')}</span>
        <button
          type="button"
          aria-label={t('forgetAllLabel')}
          onClick={forgetWords}
          className="-mr-2 h-11 min-w-11 shrink-0 rounded-control px-2 text-13 text-harbour"
        >
          {t('forgetAll')}
        </button>
      </header>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            className="flex max-w-full items-center rounded-pill border border-line-2 bg-white [--ring-offset:-2px]"
          >
            <button
              type="button"
              aria-label={t('again', { word })}
              onClick={() => onWord(word)}
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-l-pill pl-3.5"
            >
              <History size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
              <span className="truncate text-14">{word}</span>
            </button>
            <IconButton
              size={44}
              label={t('forget', { word })}
              icon={<X size={14} strokeWidth={1.75} aria-hidden />}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget)
                forgetWord(word)
              }}
              className="rounded-pill! text-ink-3"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
