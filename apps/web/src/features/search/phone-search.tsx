import { useText } from '@tradefloor/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Search, SearchKind } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { searchBoxTexts } from './box-texts.ts'
import { KindTabs } from './kind-tabs.tsx'
import { PhoneResults } from './phone-results.tsx'
import { PhoneSearchBox } from './phone-search-box.tsx'
import { noteWord } from './recent-words.ts'
import { SearchStart } from './search-start.tsx'
import { searchTexts } from './texts.ts'

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
  const kind = search?.kind ?? chosen
  const isEmpty = search === undefined
  // Whoever comes to search can type at once.
  useEffect(() => {
    if (isEmpty) input.current?.focus({ preventScroll: true })
  }, [isEmpty])

  const show = (wanted: Search) => {
    noteWord(wanted.choice.word)
    setChosen(wanted.kind)
    onSearch(wanted)
    window.scrollTo(0, 0)
  }
  return (
    <>
      <header className="surface sticky top-0 z-(--z-shell) flex items-center gap-1 pt-[calc(6px+var(--safe-top))] pr-1 pb-1.5 pl-1">
        <h1 className="sr-only">{search?.choice.word ? t('results', search.choice) : box('search')}</h1>
        {back}
        <PhoneSearchBox
          ref={input}
          kind={kind}
          word={search?.choice.word}
          onWord={(word) => {
            // The keyboard makes room for what was found.
            input.current?.blur()
            show({ kind, choice: { ...everything, word } })
          }}
          onClear={() => {
            onSearch(undefined)
            input.current?.focus({ preventScroll: true })
          }}
        />
        <LanguageToggle />
      </header>
      {search ? (
        <PhoneResults search={search} onSearch={show} />
      ) : (
        <KindTabs kind={kind} onKind={setChosen}>
          <SearchStart kind={kind} onSearch={show} />
        </KindTabs>
      )}
    </>
  )
}
