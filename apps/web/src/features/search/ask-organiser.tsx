import { Button, useHeading, useText } from '@tradefloor/ui'
import { LifeBuoy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { ContactForm } from '../../domains/enquiry/contact-form.tsx'
import { nothingTexts } from './nothing-texts.ts'

/** An enquiry to the organiser that begins with what was searched for. */
export function AskOrganiser({ word, filters }: { word: string; filters: readonly string[] }) {
  const Heading = useHeading()
  const t = useText(nothingTexts)
  const [isOpen, setIsOpen] = useState(false)
  const title = useId()
  const form = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])
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
      {isOpen ? (
        <div ref={form} className="mt-3">
          <ContactForm question={question} />
        </div>
      ) : (
        <>
          <p className="mt-3 rounded-control border border-line-2 px-3 py-2 text-14 wrap-anywhere">
            {question}
          </p>
          <Button look="primary" className="mt-3 w-full" onClick={() => setIsOpen(true)}>
            {t('askOpen')}
          </Button>
        </>
      )}
    </section>
  )
}
