import type { DeskCard } from '@tradefloor/contract'
import { dayText, inLanguage, LocalName, useLanguage, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { CardFace } from '../../domains/cards/card-face.tsx'
import { NoteField } from '../../domains/cards/note-field.tsx'
import { cardTexts } from '../../domains/cards/texts.ts'
import { WriteFirst } from './write-first.tsx'

/** One card with where it comes from and what the company makes of it. */
export function ReceivedCard({ card }: { card: DeskCard }) {
  const t = useText(cardTexts)
  const { language } = useLanguage()
  const both = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language)
  const [, time = ''] = card.exchanged_at.split(' ')
  return (
    <article className="surface flex h-full flex-col rounded-sheet border border-line p-3">
      <CardFace card={card} />
      <dl className="mt-2 px-1 text-13">
        {card.country_name && <Fact label={t('country')}>{card.country_name}</Fact>}
        <Fact label={t('exhibition')}>
          <LocalName name={both(card.exhibition.name)} />
        </Fact>
        <Fact label={t('received')}>
          <time dateTime={card.exchanged_at.replace(' ', 'T')} className="tabular-nums">
            {`${dayText(card.exchanged_at, language)} ${time.slice(0, 5)}`}
          </time>
        </Fact>
        <Fact label={t('to')}>
          <LocalName name={both(card.contact.name)} />
        </Fact>
      </dl>
      <div className="mt-auto px-1 pt-3">
        <NoteField card={card} />
        {!card.revoked && (
          <p className="mt-3">
            <WriteFirst card={card} />
          </p>
        )}
      </div>
    </article>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex gap-3 border-b border-line py-2">
    <dt className="w-18 shrink-0 text-ink-3 in-[:lang(en)]:w-16">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
)
