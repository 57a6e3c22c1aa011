import type { Guest } from '@tradefloor/contract'
import {
  classNames,
  EmptyState,
  IconButton,
  LocalName,
  Picture,
  SkeletonBlock,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useGuests } from '../../domains/agenda/programme-query.ts'
import { guestName, guestPost } from '../../domains/agenda/session-text.ts'
import { QueryResult } from '../../shared/page/query-result.tsx'
import { pageTexts } from '../../shared/page/texts.ts'
import { conferenceTexts } from './texts.ts'

const seen = 3

interface GuestSliderProps {
  title: string
  guests: readonly Guest[]
  /** Cards that stand, with a large portrait, or lie in a strip. */
  look: 'portraits' | 'strip'
}

/** Speakers, three at a time. */
export function GuestSlider({ title, guests, look }: GuestSliderProps) {
  const common = useText(pageTexts)
  const [first, setFirst] = useState(0)
  const last = Math.max(0, guests.length - seen)
  const from = Math.min(first, last)
  const shown = guests.slice(from, from + seen)
  const arrow = look === 'strip' ? 'text-white hover:bg-glass-hover' : 'border border-line text-ink-2'
  return (
    <section aria-label={title} aria-roledescription="carousel">
      <div className="mb-2 flex min-h-10 items-center gap-1">
        <h2 className="flex-1 text-16 font-bold">{title}</h2>
        {guests.length > seen && (
          <>
            <span aria-live="polite" className="mr-1 text-13 opacity-80">
              {common('slides', { range: `${from + 1}–${from + shown.length}`, count: guests.length })}
            </span>
            <IconButton
              label={common('previousSlide')}
              icon={<ChevronLeft size={20} strokeWidth={1.75} aria-hidden />}
              disabled={from === 0}
              onClick={() => setFirst(Math.max(0, from - seen))}
              className={`${arrow} disabled:opacity-40`}
            />
            <IconButton
              label={common('nextSlide')}
              icon={<ChevronRight size={20} strokeWidth={1.75} aria-hidden />}
              disabled={from === last}
              onClick={() => setFirst(Math.min(last, from + seen))}
              className={`${arrow} disabled:opacity-40`}
            />
          </>
        )}
      </div>
      <ul className={classNames('grid grid-cols-3 gap-3', look === 'strip' && 'max-[640px]:grid-cols-1')}>
        {shown.map((guest) => (
          <GuestCard key={guest.id} guest={guest} look={look} />
        ))}
      </ul>
    </section>
  )
}

function GuestCard({ guest, look }: { guest: Guest; look: 'portraits' | 'strip' }) {
  const { language } = useLanguage()
  const name = guestName(guest, language)
  const words = (
    <div className="min-w-0">
      <p className="line-clamp-2 text-16 font-bold text-balance">
        <LocalName name={name} />
      </p>
      <p className={classNames('text-13 text-ink-2', look === 'strip' && 'line-clamp-2')}>
        {guestPost(guest, language).text}
      </p>
    </div>
  )
  return look === 'strip' ? (
    <li className="surface flex animate-fade-in items-center gap-3 rounded-card p-2.5">
      <Picture src={guest.image} name={name.text} sizes="64px" className="size-16 rounded-control" />
      {words}
    </li>
  ) : (
    <li className="surface animate-fade-in rounded-card border border-line p-3 text-center">
      <Picture
        src={guest.image}
        name={name.text}
        sizes="200px"
        className="mx-auto mb-3 aspect-square w-full max-w-50 rounded-card"
      />
      {words}
    </li>
  )
}

/** Every speaker of an exhibition, three at a time. */
export function AllGuests({ exhibitionId }: { exhibitionId: number }) {
  const t = useText(conferenceTexts)
  return (
    <QueryResult
      asked={useGuests(exhibitionId)}
      skeleton={
        <div className="grid grid-cols-3 gap-3">
          {[0, 1, 2].map((card) => (
            <SkeletonBlock key={card} className="aspect-3/4 rounded-card!" />
          ))}
        </div>
      }
    >
      {(guests) =>
        guests.length === 0 ? (
          <EmptyState title={t('noGuests')} hint={t('noGuestsHint')} />
        ) : (
          <GuestSlider title={t('allGuests')} guests={guests} look="portraits" />
        )
      }
    </QueryResult>
  )
}

/** The same as a grid to scroll through, for a phone. */
export function GuestGrid({ exhibitionId }: { exhibitionId: number }) {
  const t = useText(conferenceTexts)
  const { language } = useLanguage()
  return (
    <QueryResult
      asked={useGuests(exhibitionId)}
      skeleton={
        <div className="grid grid-cols-2 gap-3">
          {[0, 1, 2, 3].map((card) => (
            <SkeletonBlock key={card} className="aspect-3/4 rounded-card!" />
          ))}
        </div>
      }
    >
      {(guests) =>
        guests.length === 0 ? (
          <EmptyState title={t('noGuests')} hint={t('noGuestsHint')} />
        ) : (
          <ul className="grid grid-cols-2 gap-3 min-[560px]:grid-cols-3">
            {guests.map((guest) => {
              const name = guestName(guest, language)
              return (
                <li key={guest.id} className="surface rounded-card border border-line p-3 text-center">
                  <Picture
                    src={guest.image}
                    name={name.text}
                    sizes="45vw"
                    className="mb-2 aspect-square w-full rounded-control"
                  />
                  <p className="font-bold">
                    <LocalName name={name} />
                  </p>
                  <p className="text-12 text-ink-2">{guestPost(guest, language).text}</p>
                </li>
              )
            })}
          </ul>
        )
      }
    </QueryResult>
  )
}
