import { isValidContact, type MyCard } from '@tradefloor/contract'
import { blankIn, useForm, useNotice } from '@tradefloor/ui'
import { useState } from 'react'
import { usePatchCard } from '../../../domains/cards/own-card.ts'
import { useRename } from './use-exchange.ts'

interface MissingFormOptions {
  own: MyCard
  /** Nothing is sent for now, whatever is typed. */
  isBlocked: boolean
  onComplete: () => void
}

export type MissingFormState = ReturnType<typeof useMissingForm>['form']

export const isEmail = (text: string) => text === '' || isValidContact('email', text)

/** What the visitor's card lacks while it is typed, and how it gets onto the card: the name belongs to the account. */
export function useMissingForm({ own, isBlocked, onComplete }: MissingFormOptions) {
  const notice = useNotice()
  const patch = usePatchCard(own.id)
  const rename = useRename()
  const isSaving = patch.isPending || rename.isPending
  const { real_name, post, company_name, email } = own
  const form = useForm(useState({ real_name, post, company_name, email }), {
    faults: (values) => ({
      ...blankIn(values, { real_name: true, post: true, company_name: true }),
      email: (own.phone === '' && values.email === '') || !isEmail(values.email.trim()),
    }),
    isBusy: isBlocked || isSaving,
    send: async (values) => {
      const name = values.real_name.trim()
      try {
        if (name !== own.real_name) await rename.mutateAsync(name)
        await patch.mutateAsync({
          post: values.post.trim(),
          company_name: values.company_name.trim(),
          email: values.email.trim(),
        })
        onComplete()
      } catch (error) {
        notice({ tone: 'warning', text: (error as Error).message })
      }
    },
  })
  return { form, isSaving }
}
