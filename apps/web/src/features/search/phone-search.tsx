import { useText } from '@tradefloor/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Search, SearchKind } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { searchBoxTexts } from './box-texts.ts'
import { searchOfCategory } from './category-search.ts'
import { KindTabs } from './kind-tabs.tsx'
import { PhoneResults } from './phone-results.tsx'
import { PhoneSearchBox } from './phone-search-box.tsx'
import { PhoneSuggestions } from './phone-suggestions.tsx'
import { noteWord } from './recent-words.ts'
import { SearchStart } from './search-start.tsx'
import { searchTexts } from './texts.ts'
import { closedCombobox, type SuggestionKeys } from './use-suggestion-list.ts'

interface PhoneSearchProps {
  /** What is shown now, if anything. */
  search: Search | undefined
  onSearch: (search: Search | undefined) => void
  /** The way out of the page, before the box. */
  back: ReactNode
}

/** The whole search on a phone: box, kinds, and what was found or what to begin with. */
export function PhoneSearch({ search, onSearch, back }: PhoneSearchProps) {
  const t = useText(searchTexts)
  const box = useText(searchBoxTexts)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<SearchKind>(search?.kind ?? 'exhibitors')
  const word = search?.choice.word
  const [typed, setTyped] = useState(word ?? '')
  // A recent word, or a step back: the box says what is shown.
  const [shown, setShown] = useState(word)
  if (shown !== word) {
    setShown(word)
    if (word !== undefined) setTyped(word)
  }
  // Since the last search something else was typed.
  const [isTyping, setTyping] = useState(false)
  const kind = search && !isTyping ? search.kind : chosen
  const [isComposing, setComposing] = useState(false)
  const listId = useId()
  const keys = useRef<SuggestionKeys>(null)
  const [combobox, setCombobox] = useState(closedCombobox)
  const isEmpty = search === undefined
  // Whoever comes to search can type at once.
  useEffect(() => {
    if (isEmpty) input.current?.focus({ preventScroll: true })
  }, [isEmpty])

  const show = (wanted: Search) => {
    noteWord(wanted.choice.word)
    setChosen(wanted.kind)
    setTyping(false)
    setTyped(wanted.choice.word)
    onSearch(wanted)
    window.scrollTo(0, 0)
  }
  const showWord = (next: string) => {
    // The keyboard makes room for what was found.
    input.current?.blur()
    show({ kind, choice: { ...everything, word: next } })
  }
  const type = (text: string) => {
    setTyped(text)
    if (!isTyping) window.scrollTo(0, 0)
    setTyping(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyping(false)
    else keys.current?.onKeyDown(event)
  }
  const start = (
    <KindTabs kind={kind} onKind={setChosen}>
      <SearchStart kind={kind} onSearch={show} />
    </KindTabs>
  )
  return (
    <>
      <header className="surface sticky top-0 z-(--z-shell) flex items-center gap-1 pt-[calc(6px+var(--safe-top))] pr-1 pb-1.5 pl-1 max-[17.5rem]:static max-[17.5rem]:flex-wrap max-[17.5rem]:justify-between">
        <h1 className="sr-only">{word ? t('results', { word }) : box('search')}</h1>
        {back}
        <PhoneSearchBox
          ref={input}
          kind={kind}
          typed={typed}
          onType={type}
          onWord={showWord}
          onClear={() => {
            setTyped('')
            setTyping(false)
            onSearch(undefined)
            input.current?.focus({ preventScroll: true })
          }}
          listId={listId}
          combobox={combobox}
          onKeyDown={onKeyDown}
          onComposing={setComposing}
        />
        <LanguageToggle />
      </header>
      {isTyping && typed.trim() !== '' ? (
        <PhoneSuggestions
          ref={keys}
          id={listId}
          typed={typed}
          isComposing={isComposing}
          onWord={showWord}
          onCategory={(category) => {
            input.current?.blur()
            show(searchOfCategory(category))
          }}
          onFill={type}
          onState={setCombobox}
        />
      ) : search && !isTyping ? (
        <PhoneResults search={search} onSearch={show} />
      ) : (
        start
      )}
    </>
  )
}
