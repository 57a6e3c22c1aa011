import { isValidContact, type MyCard } from '@tradefloor/contract'
import { blankIn, useForm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { usePatchCard } from '../../../domains/cards/own-card.ts'
import { useFormDraft } from '../../../domains/session/form-draft.ts'
import type { PictureOnCard } from './picture-box.tsx'
import { myCardTexts } from './texts.ts'

const fieldsOf = ({ company_name, post, email, contact_phone }: MyCard) => ({
  company_name,
  post,
  email,
  contact_phone,
})
const pictureOf = ({ card_img_id: id, card_image: { url } }: MyCard): PictureOnCard | null =>
  id === null ? null : { id, url }

const trimmedOf = ({ company_name, post, email, contact_phone }: ReturnType<typeof fieldsOf>) => ({
  company_name: company_name.trim(),
  post: post.trim(),
  email: email.trim(),
  contact_phone: contact_phone.trim(),
})

const isWrong = (what: 'email' | 'contactPhone', text: string) => text !== '' && !isValidContact(what, text)

export type CardForm = ReturnType<typeof useCardForm>

/** The visitor's card while it is changed: its fields, its picture, and how both are saved together. */
export function useCardForm(card: MyCard) {
  const t = useText(myCardTexts)
  const notice = useNotice()
  const patch = usePatchCard(card.id)
  const saved = fieldsOf(card)
  const draft = useFormDraft('card', card.id, saved)
  const { words, setWords } = draft
  const [picture, setPicture] = useState(pictureOf(card))
  const isNewPicture = picture?.id !== pictureOf(card)?.id
  const trimmed = trimmedOf(words)
  const save = () =>
    patch.mutate(
      { ...trimmed, card_img_id: picture?.id ?? null },
      {
        onSuccess: ({ mes }) => {
          setWords(trimmed)
          notice({ tone: 'success', text: mes })
        },
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  const form = useForm([words, setWords], {
    faults: (values) => ({
      ...blankIn(values, { company_name: t('companyNeeded'), post: t('postNeeded') }),
      email: isWrong('email', trimmed.email) && t('emailWrong'),
      contact_phone: isWrong('contactPhone', trimmed.contact_phone) && t('contactPhoneWrong'),
    }),
    isBusy: patch.isPending,
    send: save,
  })
  return {
    props: form.props,
    field: form.field,
    trimmed,
    picture: isNewPicture ? picture : pictureOf(card),
    isNewPicture,
    setPicture,
    isUnsaved: isNewPicture || draft.isUnsaved,
    isBusy: patch.isPending,
    reset: () => {
      setWords(saved)
      setPicture(pictureOf(card))
      form.forgetTry()
    },
  }
}
