import type { EntryPoint } from '@tradefloor/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Enterable, useGo } from './use-go.ts'

interface ExhibitionLinkProps {
  exhibition: Enterable
  from: EntryPoint
  className?: string
  children: ReactNode
  onClick?: () => void
}

/** A real link to where the exhibition leads from this list. */
export function ExhibitionLink({ exhibition, from, className, children, onClick }: ExhibitionLinkProps) {
  const step = useGo().stepFor(exhibition, from)
  return step.go === 'page' ? (
    <Link to={step.address} className={className} onClick={onClick}>
      {children}
    </Link>
  ) : (
    <a href={step.address} className={className} onClick={onClick}>
      {children}
    </a>
  )
}
