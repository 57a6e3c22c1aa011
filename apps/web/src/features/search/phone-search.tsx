import { useText } from '@tradefloor/ui'
import { type ReactNode, useId, useState } from 'react'
import type { Search } from '../../shared/addresses/search.ts'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { searchBoxTexts } from './box-texts.ts'
import { searchOfCategory } from './category-search.ts'
import { KindTabs } from './kind-tabs.tsx'
import { PhoneResults } from './phone-results.tsx'
import { PhoneSearchBox } from './phone-search-box.tsx'
import { PhoneSuggestions } from './phone-suggestions.tsx'
import { SearchStart } from './search-start.tsx'
import { searchTexts } from './texts.ts'
import { usePhoneSearch } from './use-phone-search.ts'
import { closedCombobox } from './use-suggestion-list.ts'

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
  const { input, keys, kind, setKind, typed, isTyping, ...ways } = usePhoneSearch({ search, onSearch })
  const [isComposing, setComposing] = useState(false)
  const listId = useId()
  const [combobox, setCombobox] = useState(closedCombobox)
  const word = search?.choice.word
  return (
    <>
      <header className="surface sticky top-0 z-(--z-shell) flex items-center gap-1 pt-[calc(6px+var(--safe-top))] pr-1 pb-1.5 pl-1 max-[17.5rem]:static max-[17.5rem]:flex-wrap max-[17.5rem]:justify-between">
        <h1 className="sr-only">{word ? t('results', { word }) : box('search')}</h1>
        {back}
        <PhoneSearchBox
          ref={input}
          kind={kind}
          typed={typed}
          onType={ways.type}
          onWord={ways.showWord}
          onClear={ways.clear}
          listId={listId}
          combobox={combobox}
          onKeyDown={ways.onKeyDown}
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
          onWord={ways.showWord}
          onCategory={(category) => ways.showTyped(searchOfCategory(category))}
          onFill={ways.type}
          onState={setCombobox}
        />
      ) : search && !isTyping ? (
        <PhoneResults search={search} onSearch={ways.show} />
      ) : (
        <KindTabs kind={kind} onKind={setKind}>
          <SearchStart kind={kind} onSearch={ways.show} />
        </KindTabs>
      )}
    </>
  )
}
