import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Search, SearchKind } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { noteWord } from './recent-words.ts'
import type { SuggestionKeys } from './use-suggestion-list.ts'

interface PhoneSearchOptions {
  /** What is shown now, if anything. */
  search: Search | undefined
  onSearch: (search: Search | undefined) => void
}

/** What is typed and what is shown on the phone's search page, and the ways from one to the other. */
export function usePhoneSearch({ search, onSearch }: PhoneSearchOptions) {
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
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
  /** From the box or its list: the keyboard makes room for what was found. */
  const showTyped = (wanted: Search) => {
    input.current?.blur()
    show(wanted)
  }
  return {
    input,
    keys,
    kind,
    setKind: setChosen,
    typed,
    isTyping,
    show,
    showTyped,
    showWord: (next: string) => showTyped({ kind, choice: { ...everything, word: next } }),
    type(text: string) {
      setTyped(text)
      if (!isTyping) window.scrollTo(0, 0)
      setTyping(true)
    },
    clear() {
      setTyped('')
      setTyping(false)
      onSearch(undefined)
      input.current?.focus({ preventScroll: true })
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setTyping(false)
      else keys.current?.onKeyDown(event)
    },
  }
}
