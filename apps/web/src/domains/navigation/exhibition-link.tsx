import type { EntryPoint } from '@tradefloor/contract'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { type Enterable, useGo } from './use-go.ts'

interface ExhibitionLinkProps {
  exhibition: Enterable
  from: EntryPoint
  className?: string
  children: ReactNode
  onClick?: () => void
}

/** A press that stays in this tab; the others are the browser's, and get the plain address. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A real link to where the exhibition leads from this list. */
export function ExhibitionLink({ exhibition, from, className, children, onClick }: ExhibitionLinkProps) {
  const { stepFor, follow } = useGo()
  const step = stepFor(exhibition, from)
  const press = (event: MouseEvent) => {
    onClick?.()
    if (!isPlain(event)) return
    event.preventDefault()
    follow(step)
  }
  return step.go === 'page' ? (
    <Link to={step.address} className={className} onClick={press}>
      {children}
    </Link>
  ) : (
    <a href={step.address} className={className} onClick={press}>
      {children}
    </a>
  )
}
