import { IconButton, isOfComposing, useText } from '@tradefloor/ui'
import { History, Languages, X } from 'lucide-react'
import { type MouseEvent, useEffect, useSyncExternalStore } from 'react'
import { forgetWord, forgetWords, onRecentWords, recentWords } from './recent-words.ts'
import { startTexts } from './start-texts.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionNote } from './suggestion-note.tsx'
import { suggestionTexts } from './suggestion-texts.ts'
import { type SuggestionListUse, useSuggestionList } from './use-suggestion-list.ts'

interface SuggestionsProps extends SuggestionListUse {
  onClose: () => void
}

/** Safari gives a button that is pressed no focus, and one that goes away with its word has none to give back. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** What hangs on the header's search field: suggestions, and what was searched for before. */
export default function Suggestions({ onClose, ...use }: SuggestionsProps) {
  const recent = useSyncExternalStore(onRecentWords, recentWords)
  const list = useSuggestionList(use, { device: 'desktop', onLeave: onClose })
  const { options, reply, activeId, choose } = list
  const isExpanded = options.length > 0
  const isShown = isExpanded || recent.length > 0
  // Before a drawer below it hears the key: the top-most closes first.
  useEffect(() => {
    if (!isShown) return
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfComposing(event)) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [isShown, onClose])

  if (!isShown) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field while something below it is pressed
    <div
      onMouseDown={keepFocus}
      className="surface absolute top-[calc(100%+8px)] right-0 flex max-h-[calc(100dvh-80px)] w-[min(720px,calc(100vw-32px))] flex-col overflow-hidden rounded-card text-ink shadow-pop max-[1099px]:right-4"
    >
      <div className="flex min-h-0 flex-1 overflow-y-auto overscroll-contain max-[699px]:flex-col">
        {isExpanded && (
          <div className="min-w-0 flex-1">
            <SuggestionList
              id={use.id}
              options={options}
              reply={reply}
              activeId={activeId}
              onChoose={choose}
            />
            <SuggestionNote {...list} />
          </div>
        )}
        {recent.length > 0 && <Recent words={recent} isAlone={!isExpanded} onWord={use.onWord} />}
      </div>
      {isExpanded && <KeyLegend />}
    </div>
  )
}

interface RecentProps {
  words: readonly string[]
  isAlone: boolean
  onWord: (word: string) => void
}

/** So many stand beside the suggestions. */
const mostShown = 8

function Recent({ words, isAlone, onWord }: RecentProps) {
  const t = useText(startTexts)
  return (
    <section
      aria-label={t('recent')}
      className={
        isAlone
          ? 'flex-1 p-3'
          : 'w-57 shrink-0 border-l border-line bg-sand p-3 max-[699px]:w-full max-[699px]:border-t max-[699px]:border-l-0'
      }
    >
      <header className="flex items-center justify-between pl-2 text-12 text-ink-3">
        <h2 className="font-normal">{t('recent')}</h2>
        <button
          type="button"
          aria-label={t('forgetAllLabel')}
          onClick={forgetWords}
          className="h-8 rounded-control px-2 text-harbour hover:bg-harbour-light pointer-coarse:h-11"
        >
          {t('forgetAll')}
        </button>
      </header>
      <ul>
        {words.slice(0, mostShown).map((word) => (
          <li key={word} className="flex items-center">
            <button
              type="button"
              aria-label={t('again', { word })}
              onClick={() => onWord(word)}
              className="flex h-9 min-w-0 flex-1 items-center gap-2.5 rounded-control px-2 text-left text-13 hover:bg-sand-2 pointer-coarse:h-11"
            >
              <History size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
              <span className="truncate">{word}</span>
            </button>
            <IconButton
              label={t('forget', { word })}
              icon={<X size={14} strokeWidth={1.75} aria-hidden />}
              onClick={() => forgetWord(word)}
              className="size-9! text-ink-3 hover:bg-sand-2 pointer-coarse:size-11!"
            />
          </li>
        ))}
      </ul>
      <p className="px-2 pt-1 text-12 text-ink-3">{t('onlyHere')}</p>
    </section>
  )
}

const keys = [
  [['↑', '↓'], 'choose'],
  [['Enter'], 'open'],
  [['Tab'], 'fillIn'],
  [['Esc'], 'close'],
] as const

/** What the keys do. Who hears the page is told by the roles. */
function KeyLegend() {
  const t = useText(suggestionTexts)
  return (
    <div
      aria-hidden
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2.5 text-12 text-ink-3 pointer-coarse:hidden"
    >
      {keys.map(([names, text]) => (
        <span key={text} className="flex items-center gap-1.5">
          {names.map((name) => (
            <kbd key={name} className="rounded-tag border border-line-2 bg-sand px-1.5 text-11 text-ink-2">
              {name}
            </kbd>
          ))}
          {t(text)}
        </span>
      ))}
      <span className="ml-auto flex items-center gap-1.5">
        <Languages size={14} strokeWidth={1.75} aria-hidden />
        {t('languages')}
      </span>
    </div>
  )
}
