import { IconButton, isComposing, useText } from '@tradefloor/ui'
import { Search as SearchIcon, X } from 'lucide-react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import type { SearchKind } from '../../shared/addresses/search.ts'
import { searchBoxTexts } from './box-texts.ts'
import type { ComboboxState } from './use-suggestion-list.ts'

interface PhoneSearchBoxProps {
  kind: SearchKind
  typed: string
  onType: (text: string) => void
  onWord: (word: string) => void
  onClear: () => void
  /** The list below it, and which of its options the keys have reached. */
  listId: string
  combobox: ComboboxState
  onKeyDown: (event: KeyboardEvent) => void
  onComposing: (isComposing: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** The box at the top of the phone's search page. */
export function PhoneSearchBox(props: PhoneSearchBoxProps) {
  const { kind, typed, onType, onWord, onClear, listId, combobox, onKeyDown, onComposing, ref } = props
  const t = useText(searchBoxTexts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onWord(typed.trim())
  }
  return (
    <search className="min-w-0 flex-1 max-[17.5rem]:order-last max-[17.5rem]:basis-full">
      <form
        onSubmit={submit}
        className="flex h-11 items-center rounded-pill border border-line-2 bg-sand has-[input:focus-visible]:bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-harbour"
      >
        <input
          ref={ref}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.isExpanded}
          aria-controls={combobox.isExpanded ? listId : undefined}
          aria-activedescendant={combobox.activeId}
          inputMode="search"
          enterKeyHint="search"
          aria-label={t('word')}
          placeholder={t(kind === 'products' ? 'productsHint' : 'exhibitorsHint')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          onKeyDown={(event) => {
            if (!isComposing(event)) onKeyDown(event)
            else if (event.key === 'Enter') event.preventDefault()
          }}
          // Below 16 px some phones zoom into the page when a box is touched.
          className="h-full min-w-0 flex-1 rounded-l-pill bg-transparent pl-4 text-16 outline-none placeholder-shown:text-ellipsis placeholder:text-14 placeholder:text-ink-3"
        />
        {typed && (
          <IconButton
            size={44}
            label={t('clear')}
            icon={<X size={18} strokeWidth={1.75} aria-hidden />}
            onClick={onClear}
            className="rounded-pill! text-ink-3"
          />
        )}
        <IconButton
          type="submit"
          size={44}
          label={t('search')}
          icon={<SearchIcon size={20} strokeWidth={2} aria-hidden />}
          className="rounded-pill! text-harbour"
        />
      </form>
    </search>
  )
}
