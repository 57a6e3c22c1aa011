import { IconButton, isComposing, useText } from '@tradefloor/ui'
import { Search as SearchIcon, X } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import type { SearchKind } from '../../shared/addresses/search.ts'
import { searchBoxTexts } from './box-texts.ts'
import { startTexts } from './start-texts.ts'

interface PhoneSearchBoxProps {
  kind: SearchKind
  /** What is shown now; undefined while nothing is. */
  word: string | undefined
  onWord: (word: string) => void
  onClear: () => void
  ref?: Ref<HTMLInputElement>
}

/** The box at the top of the phone's search page. */
export function PhoneSearchBox({ kind, word, onWord, onClear, ref }: PhoneSearchBoxProps) {
  const t = useText(searchBoxTexts)
  const own = useText(startTexts)
  const [typed, setTyped] = useState(word ?? '')
  // A recent word, or a step back: the box says what is shown.
  const [shown, setShown] = useState(word)
  if (shown !== word) {
    setShown(word)
    if (word !== undefined) setTyped(word)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onWord(typed.trim())
  }
  return (
    <search className="min-w-0 flex-1">
      <form
        onSubmit={submit}
        className="flex h-11 items-center rounded-pill border border-line-2 bg-sand has-[input:focus-visible]:bg-white has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-harbour"
      >
        <input
          ref={ref}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label={t('word')}
          placeholder={t(kind === 'products' ? 'productsHint' : 'exhibitorsHint')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
          }}
          // Below 16 px some phones zoom into the page when a box is touched.
          className="h-full min-w-0 flex-1 rounded-l-pill bg-transparent pl-4 text-16 outline-none placeholder-shown:text-ellipsis placeholder:text-14 placeholder:text-ink-3"
        />
        {typed && (
          <IconButton
            size={44}
            label={own('clear')}
            icon={<X size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              setTyped('')
              onClear()
            }}
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
