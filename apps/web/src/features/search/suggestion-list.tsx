import type { SuggestReply } from '@tradefloor/contract'
import { classNames, useText } from '@tradefloor/ui'
import { ArrowUpLeft, Search } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { matches } from '../../shared/listing/matches.ts'
import type { Option } from './suggestion-options.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { suggestionTexts } from './suggestion-texts.ts'

interface SuggestionListProps {
  id: string
  options: readonly Option[]
  reply: SuggestReply | undefined
  activeId: string | undefined
  onChoose: (option: Option) => void
  /** Where there is no Tab key, a button beside each option fills it in. */
  onFill?: (text: string) => void
}

const groups = ['product', 'exhibitor', 'category'] as const
const groupTexts = { product: 'products', exhibitor: 'exhibitors', category: 'categories' } as const

const row =
  'flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-sand-2 aria-selected:bg-harbour-light'

/** The listbox of a search field: what was typed, then products, companies and categories. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, options, reply, activeId } = props
  const t = useText(suggestionTexts)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const [query] = options
  return (
    <div role="listbox" id={id} aria-label={t('suggestions')} className="p-2">
      {query?.kind === 'query' && <QueryOption {...props} query={query} />}
      {groups.map((kind) => {
        const own = options.filter((option) => option.kind === kind)
        if (own.length === 0) return null
        const found = kind === 'category' ? undefined : reply?.counts[kind]
        const count = found !== undefined && found > 0 ? String(found) : ''
        return (
          <Group
            key={kind}
            name={t(groupTexts[kind])}
            count={reply?.at_least && count ? t('more', { count }) : count}
            isChips={kind === 'category'}
          >
            {own.map((option) => (
              <Fragment key={option.id}>
                {option.kind === 'category' && <Chip {...props} option={option} />}
                {'to' in option && <Row {...props} option={option} />}
              </Fragment>
            ))}
          </Group>
        )
      })}
    </div>
  )
}

interface GroupProps {
  name: string
  count: string
  isChips: boolean
  children: ReactNode
}

function Group({ name, count, isChips, children }: GroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of options are no fieldset
    <div role="group" aria-labelledby={id}>
      <div role="presentation" className="flex justify-between px-3 pt-2 pb-1 text-12 text-ink-3">
        <span id={id}>{name}</span>
        <span aria-hidden>{count}</span>
      </div>
      <div role="presentation" className={isChips ? 'flex flex-wrap gap-2 px-3 pt-1 pb-1.5' : undefined}>
        {children}
      </div>
    </div>
  )
}

/** The field keeps the focus, and on a phone its keyboard. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

interface OptionProps extends Pick<SuggestionListProps, 'activeId' | 'onChoose'> {
  option: Option
}

const aboutOption = ({ option: { id }, activeId }: OptionProps) => ({
  id,
  role: 'option',
  tabIndex: -1,
  'aria-selected': id === activeId,
  onMouseDown: keepFocus,
})

function QueryOption({
  query,
  reply,
  activeId,
  onChoose,
}: SuggestionListProps & { query: Extract<Option, { kind: 'query' }> }) {
  const t = useText(suggestionTexts)
  const count = reply ? reply.counts.product + reply.counts.exhibitor : 0
  return (
    <button
      type="button"
      {...aboutOption({ option: query, activeId, onChoose })}
      onClick={() => onChoose(query)}
      className={classNames(row, 'w-full text-harbour')}
    >
      <Search size={18} strokeWidth={2} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 truncate">
        {t('search')} <b>{query.read ?? query.text}</b>
        {query.read && <span className="ml-1.5 text-13 text-ink-3">{query.text}</span>}
      </span>
      {count > 0 && (
        <span className="shrink-0 text-12 text-ink-3 max-[17.5rem]:hidden">
          {t(reply?.at_least ? 'allMore' : 'all', { count })}
        </span>
      )}
      {query.id === activeId && <EnterKey />}
    </button>
  )
}

/** As it is printed on the key, in both languages. */
const enterKey = 'Enter'

const EnterKey = () => (
  <kbd
    aria-hidden
    className="shrink-0 rounded-tag border border-line-2 bg-white px-1.5 text-11 text-ink-2 pointer-coarse:hidden"
  >
    {enterKey}
  </kbd>
)

function Row(props: SuggestionListProps & { option: Extract<Option, { to: string }> }) {
  const { option, activeId, onChoose, onFill } = props
  const t = useText(suggestionTexts)
  return (
    <div role="presentation" className="flex items-center">
      <Link
        {...aboutOption({ option, activeId, onChoose })}
        to={option.to}
        onClick={(event) => {
          // Another tab leaves this one as it is.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onChoose(option)
        }}
        className={row}
      >
        <SuggestionRow suggestion={option.suggestion} />
        {option.id === activeId && <EnterKey />}
      </Link>
      {onFill && (
        // The words can be typed: for those who do not see it, it would be one more stop between the options.
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          title={t('fill', { name: option.text })}
          onMouseDown={keepFocus}
          onClick={() => onFill(option.text)}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-3"
        >
          <ArrowUpLeft size={18} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}

function Chip({
  option,
  options,
  reply,
  activeId,
  onChoose,
}: SuggestionListProps & { option: Extract<Option, { kind: 'category' }> }) {
  const [query] = options
  const words = [query?.text, reply?.reading?.shown].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      {...aboutOption({ option, activeId, onChoose })}
      onClick={() => onChoose(option)}
      className="flex h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-pill border border-line-2 bg-white px-3.5 text-13 pointer-coarse:h-11 hover:border-harbour aria-selected:border-harbour aria-selected:bg-harbour-light"
    >
      <span className="truncate">
        {matches(option.text, words).map(({ text, found }, index) =>
          found ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
            <b key={index} className="font-bold text-harbour">
              {text}
            </b>
          ) : (
            text
          ),
        )}
      </span>
      <span className="text-ink-3">{option.suggestion.products}</span>
    </button>
  )
}
