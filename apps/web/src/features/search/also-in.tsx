import type { Also } from '@tradefloor/contract'
import { classNames, inLanguage, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { ChevronDown, Layers } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { searchTexts } from './texts.ts'

interface AlsoInProps {
  also: readonly Also[] | undefined
  addressOf: (other: Also) => string
  /** Called when one of them is opened. */
  onOpen: (click: MouseEvent, other: Also) => void
}

const row =
  'relative z-1 flex min-h-6 min-w-0 items-start gap-1.5 text-12 text-ink-2 pointer-coarse:min-h-11 pointer-coarse:items-center'
const link =
  'text-harbour hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center'

/** The other exhibitions an entry stands in: one as a link, several as a list that opens. */
export function AlsoIn({ also = [], addressOf, onOpen }: AlsoInProps) {
  const t = useText(searchTexts)
  const { language } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const list = useId()
  const [first] = also
  if (!first) return null
  const nameOf = ({ exhibition_name: { cn, en } }: Also) => (
    <LocalName name={inLanguage({ zh: cn, en }, language)} />
  )
  const icon = (
    <Layers size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 pointer-coarse:mt-0" />
  )
  if (also.length === 1)
    return (
      <Link
        to={addressOf(first)}
        onClick={(click) => onOpen(click, first)}
        className={classNames(row, 'rounded-tag hover:underline')}
      >
        {icon}
        <span className="min-w-0 wrap-anywhere">
          {t('alsoIn')}
          <span className="text-harbour">{nameOf(first)}</span>
        </span>
      </Link>
    )
  return (
    <div className="relative z-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(row, 'rounded-tag text-left hover:text-harbour')}
      >
        {icon}
        {t('alsoInSeveral', { count: also.length })}
        <ChevronDown
          size={14}
          strokeWidth={1.75}
          aria-hidden
          className={classNames('mt-0.5 shrink-0 pointer-coarse:mt-0', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <ul id={list} className="pl-5 text-12">
          {also.map((other) => (
            <li key={other.id} className="py-0.5">
              <Link to={addressOf(other)} onClick={(click) => onOpen(click, other)} className={link}>
                {nameOf(other)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
