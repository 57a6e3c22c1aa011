import type { MyCard as MyCardData } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { ShieldCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useMyCard } from '../../../domains/cards/own-card.ts'
import { QueryResult } from '../../../shared/page/query-result.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SaveRow } from '../save-row.tsx'
import type { ScreenLayout, ScreenProps } from '../screen-props.ts'
import { centreTexts } from '../texts.ts'
import { BusinessCard } from './business-card.tsx'
import { CardFields } from './card-fields.tsx'
import { CardPicture } from './card-picture.tsx'
import { myCardTexts } from './texts.ts'
import { useCardForm } from './use-card-form.ts'

/** The visitor's own card: the form, and beside it the card as it becomes. */
export function MyCard({ layout, Frame, onClose, onUnsaved }: ScreenProps) {
  const t = useText(myCardTexts)
  const centre = useText(centreTexts)
  return (
    <Frame title={centre('card')} note={t('cardNote')} onClose={onClose}>
      <QueryResult asked={useMyCard()} skeleton={<FormSkeleton />}>
        {(card) => <CardFormAndPreview card={card} layout={layout} onUnsaved={onUnsaved} />}
      </QueryResult>
    </Frame>
  )
}

interface CardFormAndPreviewProps {
  card: MyCardData
  layout: ScreenLayout
  onUnsaved: ScreenProps['onUnsaved']
}

function CardFormAndPreview({ card, layout, onUnsaved }: CardFormAndPreviewProps) {
  const t = useText(myCardTexts)
  const form = useCardForm(card)
  const { trimmed, isUnsaved } = form
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  const pictureAndPrivacy = (
    <>
      <CardPicture
        layout={layout}
        picture={form.picture}
        isNew={form.isNewPicture}
        onPicture={form.setPicture}
      />
      <p className="flex gap-2 text-13 text-ink-2">
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        {t('cardPrivacy')}
      </p>
    </>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-4">
        <BusinessCard
          name={card.real_name}
          post={trimmed.post}
          company={trimmed.company_name}
          email={trimmed.email}
          phone={card.phone}
          contactPhone={trimmed.contact_phone}
        />
        {layout === 'window' && pictureAndPrivacy}
      </div>
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <CardFields form={form} phone={card.phone} />
        {layout === 'page' && pictureAndPrivacy}
        <SaveRow
          layout={layout}
          isUnsaved={isUnsaved}
          busy={form.isBusy}
          onReset={form.reset}
          className="border-t border-line pt-5"
        />
      </form>
    </div>
  )
}
