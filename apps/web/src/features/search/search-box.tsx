import { classNames, isComposing, useText } from '@tradefloor/ui'
import { ChevronDown, Search as SearchIcon } from 'lucide-react'
import { type FormEvent, type Ref, useState } from 'react'
import { type Search, type SearchKind, searchKinds } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { searchBoxTexts } from './box-texts.ts'

interface SearchBoxProps {
  /** What is shown now, if anything. */
  search: Search | undefined
  onSearch: (search: Search) => void
  /** Whoever comes near it is about to search. */
  onPrepare?: () => void
  ref?: Ref<HTMLInputElement>
  className?: string
}

const kinds = Object.keys(searchKinds) as SearchKind[]

/** What kind, which word, and go. */
export function SearchBox({ search, onSearch, onPrepare, ref, className }: SearchBoxProps) {
  const t = useText(searchBoxTexts)
  const [typed, setTyped] = useState(search?.choice.word ?? '')
  const [chosen, setChosen] = useState<SearchKind>('exhibitors')
  // Back to another search, or one that somebody sent: the box says what is shown. A closed one leaves its word.
  const [shown, setShown] = useState(search?.choice.word)
  if (shown !== search?.choice.word) {
    setShown(search?.choice.word)
    if (search) setTyped(search.choice.word)
  }
  if (search && search.kind !== chosen) setChosen(search.kind)
  const kind = search?.kind ?? chosen

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ kind, choice: { ...everything, word: typed.trim() } })
  }
  const choose = (next: SearchKind) => {
    setChosen(next)
    if (search) onSearch({ kind: next, choice: { ...everything, word: search.choice.word } })
  }
  return (
    <search className={className}>
      <form
        onSubmit={submit}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        className="surface flex h-10 items-center rounded-control [--ring-offset:-2px]"
      >
        <span className="relative flex h-full shrink-0 items-center border-r border-line">
          <select
            aria-label={t('kind')}
            value={kind}
            onChange={({ target }) => choose(kinds.find((name) => name === target.value) ?? kind)}
            className="h-full cursor-pointer appearance-none rounded-l-control bg-transparent pr-7 pl-3.5 text-13 text-ink"
          >
            {kinds.map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
          </select>
          <ChevronDown
            size={14}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute right-2.5"
          />
        </span>
        <input
          ref={ref}
          type="text"
          enterKeyHint="search"
          aria-label={t('word')}
          aria-keyshortcuts="/"
          title={t('shortcut')}
          placeholder={t(kind === 'products' ? 'productsHint' : 'exhibitorsHint')}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
          }}
          className="h-full min-w-0 flex-1 bg-transparent px-3 text-14 placeholder-shown:text-ellipsis placeholder:text-ink-3"
        />
        <button
          type="submit"
          aria-label={t('search')}
          title={t('search')}
          className={classNames(
            'grid h-full w-11 shrink-0 place-items-center rounded-r-control text-harbour hover:text-harbour-hover',
          )}
        >
          <SearchIcon size={18} strokeWidth={2} aria-hidden />
        </button>
      </form>
    </search>
  )
}
