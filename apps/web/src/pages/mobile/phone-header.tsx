import type { ReactNode } from 'react'
import { BackButton as PageBack } from '../../shared/page/back-button.tsx'

/** The title of a main page. */
export function PhoneTitle({ text }: { text: string }) {
  return (
    <header className="surface px-4 pt-(--safe-top)">
      <h1 className="flex h-12 items-center text-20 font-bold">{text}</h1>
    </header>
  )
}

/** Back, for a finger. */
export function BackButton({ otherwise, plain = false }: { otherwise: string; plain?: boolean }) {
  return <PageBack otherwise={otherwise} size={44} look={plain ? 'white' : 'scene'} />
}

interface PhonePageProps {
  title: string
  /** Beside the title, such as a count. */
  note?: ReactNode
  /** Where Back leads whoever came by a link. */
  otherwise: string
  /** What is in it has a heading of its own. */
  headed?: boolean
  children: ReactNode
}

/** A page to read, one level below another. */
export function PhonePage({ title, note, otherwise, headed = false, children }: PhonePageProps) {
  const Title = headed ? 'p' : 'h1'
  return (
    <>
      <header className="surface sticky top-0 z-(--z-shell) flex min-h-12 items-center gap-1 border-b border-line pt-(--safe-top) pr-4 pl-1">
        <BackButton otherwise={otherwise} plain />
        <Title className="text-18 font-bold">{title}</Title>
        <span className="ml-1.5 text-13 text-ink-3">{note}</span>
      </header>
      <div className="flex-1 px-4 pt-4 pb-[calc(24px+var(--safe-bottom))]">{children}</div>
    </>
  )
}
