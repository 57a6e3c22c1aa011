import { Button, isOfComposing, useHeading, useText } from '@tradefloor/ui'
import { LifeBuoy } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ContactForm } from '../../domains/enquiry/contact-form.tsx'
import { nothingTexts } from './nothing-texts.ts'

/** An enquiry to the organiser that begins with what was searched for. */
export function AskOrganiser({ word, filters }: { word: string; filters: readonly string[] }) {
  const Heading = useHeading()
  const t = useText(nothingTexts)
  // What was written stays when the form is closed.
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const isOpen = state === 'open'
  const title = useId()
  const form = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  // What was pressed is gone, both ways.
  useEffect(() => {
    if (state === 'open') form.current?.querySelector('input')?.focus()
    if (state === 'closed') opener.current?.focus()
  }, [state])
  useEscapeIn(form, isOpen, () => setState('closed'))
  const question =
    filters.length > 0
      ? t('askFilters', { word, filters: filters.join(t('comma')) })
      : t('askQuestion', { word })
  return (
    <section aria-labelledby={title}>
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-harbour-light text-harbour">
          <LifeBuoy size={20} strokeWidth={1.75} aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <Heading id={title} className="text-16 font-bold">
            {t('ask')}
          </Heading>
          {!isOpen && <p className="text-13 text-ink-2">{t('askHint')}</p>}
        </div>
      </div>
      {state !== 'new' && (
        <div ref={form} hidden={!isOpen} className="mt-3">
          <ContactForm question={question} />
        </div>
      )}
      {!isOpen && (
        <>
          <p className="mt-3 rounded-control border border-line-2 px-3 py-2 text-14 wrap-anywhere">
            {question}
          </p>
          <Button ref={opener} look="primary" className="mt-3 w-full" onClick={() => setState('open')}>
            {t('askOpen')}
          </Button>
        </>
      )}
    </section>
  )
}

/** Before the drawer around it hears the key and goes, with all that was written. */
function useEscapeIn(part: RefObject<HTMLElement | null>, isOpen: boolean, onEscape: () => void) {
  const leave = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && part.current?.contains(event.target)
      if (event.key !== 'Escape' || !isInside || isOfComposing(event)) return
      event.preventDefault()
      event.stopPropagation()
      leave()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [isOpen, part])
}
