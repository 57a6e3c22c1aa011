import { classNames, IconButton, isComposing, useText } from '@tradefloor/ui'
import { ChevronDown, Search as SearchIcon, X } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { type Search, type SearchKind, searchKinds } from '../../shared/addresses/search.ts'
import { everything } from '../../shared/listing/list-choice.ts'
import { useOptionalPart } from '../../shared/page/use-optional-part.ts'
import { searchBoxTexts } from './box-texts.ts'
import { searchOfCategory } from './category-search.ts'
import type { ComboboxState, SuggestionKeys } from './use-suggestion-list.ts'

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
const loadSuggestions = () => import('./suggestions.tsx')
const closed: ComboboxState = { isExpanded: false, activeId: undefined }

/** What was searched for is offered again. Without that part of the site it is not. */
const noteSearch = (word: string) =>
  void import('./recent-words.ts').then(
    ({ noteWord }) => noteWord(word),
    () => {},
  )

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

  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<SuggestionKeys>(null)
  const [isOpen, setOpen] = useState(false)
  const [isComposed, setComposed] = useState(false)
  const [combobox, setCombobox] = useState(closed)
  const [isNear, setNear] = useState(false)
  const Suggestions = useOptionalPart(loadSuggestions, isNear)

  const show = (wanted: Search) => {
    setOpen(false)
    noteSearch(wanted.choice.word)
    setTyped(wanted.choice.word)
    onSearch(wanted)
  }
  const showWord = (word: string) => show({ kind, choice: { ...everything, word } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showWord(typed.trim())
  }
  const choose = (next: SearchKind) => {
    setChosen(next)
    if (search) onSearch({ kind: next, choice: { ...everything, word: search.choice.word } })
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault()
    } else if (isOpen) keys.current?.onKeyDown(event)
    else if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
    }
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setOpen(false)
    setNear(false)
  }
  return (
    <search
      className={classNames('min-[1100px]:relative', className)}
      onBlur={onBlur}
      onFocus={() => setNear(true)}
    >
      <form
        onSubmit={submit}
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        className="surface flex h-10 items-center rounded-control outline-harbour-sky [--ring-offset:-2px] has-[input:focus-visible]:outline-3"
      >
        <span className="relative flex h-full shrink-0 items-center border-r border-line">
          <select
            aria-label={t('kind')}
            value={kind}
            onFocus={() => setOpen(false)}
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
          ref={(element) => {
            input.current = element
            if (typeof ref === 'function') ref(element)
            else if (ref) ref.current = element
          }}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.isExpanded}
          aria-controls={combobox.isExpanded ? listId : undefined}
          aria-activedescendant={combobox.activeId}
          enterKeyHint="search"
          aria-label={t('word')}
          aria-keyshortcuts="/"
          title={t('shortcut')}
          placeholder={t(kind === 'products' ? 'productsHint' : 'exhibitorsHint')}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onClick={() => setOpen(true)}
          onCompositionStart={() => setComposed(true)}
          onCompositionEnd={() => setComposed(false)}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent px-3 text-14 outline-none! placeholder-shown:text-ellipsis placeholder:text-ink-3"
        />
        {typed && (
          <IconButton
            label={t('clear')}
            icon={<X size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
            className="size-9! text-ink-3 hover:text-ink pointer-coarse:h-10! pointer-coarse:w-11!"
          />
        )}
        <button
          type="submit"
          aria-label={t('search')}
          title={t('search')}
          className="grid h-full w-11 shrink-0 place-items-center rounded-r-control text-harbour hover:text-harbour-hover"
        >
          <SearchIcon size={18} strokeWidth={2} aria-hidden />
        </button>
      </form>
      {isOpen && Suggestions && (
        <Suggestions
          ref={keys}
          id={listId}
          typed={typed}
          isComposing={isComposed}
          onWord={showWord}
          onCategory={(category) => show(searchOfCategory(category))}
          onFill={setTyped}
          onClose={() => {
            setOpen(false)
            input.current?.focus()
          }}
          onState={setCombobox}
        />
      )}
    </search>
  )
}
