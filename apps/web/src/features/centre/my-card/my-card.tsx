import { isWhole, type MyCard as MyCardData } from '@tradefloor/contract'
import { blankIn, TextField, useForm, useNotice, useText } from '@tradefloor/ui'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMyCard, usePatchCard } from '../../../domains/cards/own-card.ts'
import { useFormDraft } from '../../../domains/session/form-draft.ts'
import { Answer } from '../../../shared/page/answer.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { SaveRow } from '../save-row.tsx'
import type { ScreenLayout, ScreenProps } from '../screen-props.ts'
import { SignInPhone } from '../sign-in-phone.tsx'
import { centreTexts } from '../texts.ts'
import { BusinessCard } from './business-card.tsx'
import { CardPicture } from './card-picture.tsx'
import { useEnglishHint } from './english-hint.ts'
import type { PictureOnCard } from './picture-box.tsx'

/** The visitor's own card: the form, and beside it the card as it becomes. */
export function MyCard({ layout, Frame, onClose, onUnsaved }: ScreenProps) {
  const t = useText(centreTexts)
  return (
    <Frame title={t('card')} note={t('cardNote')} onClose={onClose}>
      <Answer asked={useMyCard()} skeleton={<FormSkeleton />}>
        {(card) => <CardForm card={card} layout={layout} onUnsaved={onUnsaved} />}
      </Answer>
    </Frame>
  )
}

const wordsOf = ({ company_name, post, email, contact_phone }: MyCardData) => ({
  company_name,
  post,
  email,
  contact_phone,
})
const pictureOf = ({ card_img_id: id, card_image: { url } }: MyCardData): PictureOnCard | null =>
  id === null ? null : { id, url }

interface CardFormProps {
  card: MyCardData
  layout: ScreenLayout
  onUnsaved: ScreenProps['onUnsaved']
}

function CardForm({ card, layout, onUnsaved }: CardFormProps) {
  const t = useText(centreTexts)
  const notice = useNotice()
  const patch = usePatchCard(card.id)
  const englishHint = useEnglishHint()
  const saved = wordsOf(card)
  const draft = useFormDraft('card', card.id, saved)
  const { words, setWords } = draft
  const [picture, setPicture] = useState(pictureOf(card))
  const isNewPicture = picture?.id !== pictureOf(card)?.id
  const isUnsaved = isNewPicture || draft.isUnsaved
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])

  const trimmed = {
    company_name: words.company_name.trim(),
    post: words.post.trim(),
    email: words.email.trim(),
    contact_phone: words.contact_phone.trim(),
  }
  const isWrong = (what: 'email' | 'contactPhone', text: string) => text !== '' && !isWhole(what, text)
  const form = useForm([words, setWords], {
    faults: (values) => ({
      ...blankIn(values, { company_name: t('companyNeeded'), post: t('postNeeded') }),
      email: isWrong('email', trimmed.email) && t('emailWrong'),
      contact_phone: isWrong('contactPhone', trimmed.contact_phone) && t('contactPhoneWrong'),
    }),
    isBusy: patch.isPending,
    send: () =>
      patch.mutate(
        { ...trimmed, card_img_id: picture?.id ?? null },
        {
          onSuccess: ({ mes }) => {
            setWords(trimmed)
            notice({ tone: 'success', text: mes })
          },
          onError: (error) => notice({ tone: 'warning', text: error.message }),
        },
      ),
  })
  const reset = () => {
    setWords(saved)
    setPicture(pictureOf(card))
    form.forgetTry()
  }
  const pictureAndPrivacy = (
    <>
      <CardPicture
        layout={layout}
        picture={isNewPicture ? picture : pictureOf(card)}
        isNew={isNewPicture}
        onPicture={setPicture}
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
        <TextField
          {...form.field('company_name')}
          label={t('companyRequired')}
          hint={englishHint(trimmed.company_name, 'Example Trading')}
          autoComplete="organization"
          required
          maxLength={120}
        />
        <TextField
          {...form.field('post')}
          label={t('postRequired')}
          hint={englishHint(trimmed.post, 'Purchasing Manager')}
          autoComplete="organization-title"
          required
          maxLength={60}
        />
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={254}
        />
        <SignInPhone phone={card.phone} />
        <TextField
          {...form.field('contact_phone')}
          label={t('contactPhone')}
          hint={t('contactPhoneHint')}
          placeholder="+49 170 1234567"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
        {layout === 'page' && pictureAndPrivacy}
        <SaveRow
          layout={layout}
          isUnsaved={isUnsaved}
          busy={patch.isPending}
          onReset={reset}
          className="border-t border-line pt-5"
        />
      </form>
    </div>
  )
}
