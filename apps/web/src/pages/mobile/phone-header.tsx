import type { ReactNode } from 'react'
import { BackButton as PageBack } from '../../shared/page/back-button.tsx'
import { LanguageToggle } from '../../shared/page/language-toggle.tsx'
import { useSendInSight } from '../../shared/page/use-send-in-sight.ts'

/** The title of a main page. */
export function PhoneTitle({ text, tools }: { text: string; tools?: ReactNode }) {
  return (
    <header className="surface flex min-h-12 items-center px-4 pt-(--safe-top)">
      <h1 className="min-w-0 flex-1 text-20 font-bold hyphens-auto wrap-anywhere max-[15rem]:text-16">
        {text}
      </h1>
      <div className="-mr-2.5 flex">
        <LanguageToggle />
        {tools}
      </div>
    </header>
  )
}

interface BackButtonProps {
  otherwise: string
  plain?: boolean
  onBack?: (() => void) | undefined
}

/** Back, for a finger. */
export function BackButton({ otherwise, plain = false, onBack }: BackButtonProps) {
  return <PageBack otherwise={otherwise} size={44} look={plain ? 'white' : 'scene'} onBack={onBack} />
}

interface PhonePageProps {
  title: string
  /** Beside the title, such as a count. */
  note?: ReactNode
  /** At the end of the title's line. */
  tools?: ReactNode
  /** Where Back leads whoever came by a link. */
  otherwise: string
  /** Goes back in another way. */
  onBack?: () => void
  /** What is in it has a heading of its own. */
  headed?: boolean
  children: ReactNode
}

/** A page to read, one level below another. */
export function PhonePage(props: PhonePageProps) {
  const { title, note, tools, otherwise, onBack, headed = false, children } = props
  const Title = headed ? 'p' : 'h1'
  useSendInSight()
  return (
    <>
      <header className="surface [@media(min-height:20rem)]:sticky top-0 z-(--z-shell) flex min-h-12 items-center gap-1 border-b border-line pt-(--safe-top) pr-(--gutter) pl-[calc(var(--gutter)-12px)]">
        <BackButton otherwise={otherwise} plain onBack={onBack} />
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 hyphens-auto wrap-anywhere">
          <Title className="text-18 font-bold max-[15rem]:text-15">{title}</Title>
          <span className="text-13 text-ink-3">{note}</span>
        </div>
        <div className="-mr-2.5 flex shrink-0">
          <LanguageToggle />
          {tools}
        </div>
      </header>
      <div className="flex-1 px-(--gutter) pt-4 pb-[calc(24px+var(--safe-bottom))] [--agenda-top:calc(49px+var(--safe-top))]">
        {children}
      </div>
    </>
  )
}
