import type { Exhibition } from '@tradefloor/contract'
import { LocalName, useLanguage, useText } from '@tradefloor/ui'
import { Building2, Calendar, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { ExhibitionStatusTag } from './exhibition-status-tag.tsx'
import { datesOf, isPermanent, nameOf, placeOf, secondNameOf } from './exhibition-text.ts'
import { factTexts } from './fact-texts.ts'
import { exhibitionTexts } from './texts.ts'

/** What is known of an exhibition: its state, both names, its days, its place, how many take part. */
export function ExhibitionFacts({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(factTexts)
  const words = useText(exhibitionTexts)
  const { language } = useLanguage()
  const second = secondNameOf(exhibition, language)
  const place = placeOf(exhibition, language)
  const { exhibitor_count } = exhibition
  return (
    <>
      <p>
        <ExhibitionStatusTag exhibition={exhibition} />
      </p>
      <p className="mt-2 text-24 font-bold text-balance">
        <LocalName name={nameOf(exhibition, language)} />
      </p>
      {second && (
        <p className="mt-0.5 text-balance text-ink-3">
          <LocalName name={second} />
        </p>
      )}
      <dl className="mt-4 border-t border-line">
        <Fact
          Icon={Calendar}
          label={t('dates')}
          value={isPermanent(exhibition) ? words('allYear') : datesOf(exhibition, language)}
        />
        <Fact Icon={MapPin} label={t('place')} value={place ? <LocalName name={place} /> : '/'} />
        {exhibitor_count !== null && (
          <Fact
            Icon={Building2}
            label={t('exhibitorCount')}
            value={t('exhibitors', { count: exhibitor_count })}
          />
        )}
      </dl>
    </>
  )
}

function Fact({ Icon, label, value }: { Icon: LucideIcon; label: string; value: ReactNode }) {
  return (
    <div className="relative border-b border-line py-3 pl-12">
      <dt className="text-12 text-ink-3">
        <span className="absolute top-3.5 left-0 grid size-9 place-items-center rounded-control bg-harbour-light text-harbour">
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </span>
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
