import { isWhole, type MyCard } from '@tradefloor/contract'
import { Button, blankIn, TextField, useForm, useNotice, useText } from '@tradefloor/ui'
import { type ReactNode, useState } from 'react'
import { usePatchCard } from '../../../domains/cards/own-card.ts'
import { cardTexts } from './texts.ts'
import { useRename } from './use-exchange.ts'

interface MissingFormProps {
  own: MyCard
  /** Without agreement what was typed stays, and nothing is sent. */
  agreed: boolean
  /** The exchange itself is under way. */
  busy: boolean
  /** The card is complete now. */
  onComplete: () => void
  /** The agreement, last before the button. */
  children: ReactNode
}

const isEmail = (text: string) => text === '' || isWhole('email', text)

/** Asks for what the visitor's card lacks, before they agree to send it. */
export function MissingForm({ own, agreed, busy, onComplete, children }: MissingFormProps) {
  const t = useText(cardTexts)
  const notice = useNotice()
  const patch = usePatchCard(own.id)
  const rename = useRename()
  const { real_name, post, company_name, email } = own
  const form = useForm(useState({ real_name, post, company_name, email }), {
    faults: (values) => ({
      ...blankIn(values, { real_name: true, post: true, company_name: true }),
      email: (own.phone === '' && values.email === '') || !isEmail(values.email.trim()),
    }),
    isBusy: !agreed || busy || patch.isPending || rename.isPending,
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
  const working = busy || patch.isPending || rename.isPending
  const line = { required: true, maxLength: 120 }
  return (
    <form {...form.props} className="mt-4 border-t border-line pt-4">
      <h3 className="text-16 font-bold">{t('missingTitle')}</h3>
      <p className="mt-1 text-13 text-ink-2">{t('missingText')}</p>
      <div className="mt-3 grid gap-3">
        {own.real_name === '' && (
          <TextField
            {...form.field('real_name')}
            label={t('nameLabel')}
            {...line}
            maxLength={60}
            autoComplete="name"
          />
        )}
        <TextField
          {...form.field('post')}
          label={t('postLabel')}
          {...line}
          maxLength={60}
          autoComplete="organization-title"
        />
        <TextField
          {...form.field('company_name')}
          label={t('companyLabel')}
          {...line}
          autoComplete="organization"
        />
        <TextField
          {...form.field('email')}
          label={t('emailLabel')}
          type="email"
          maxLength={254}
          autoComplete="email"
          required={own.phone === ''}
          hint={own.phone === '' ? t('emailHint') : undefined}
          error={isEmail(form.values.email.trim()) ? undefined : t('emailWrong')}
        />
      </div>
      {children}
      <Button
        type="submit"
        look="primary"
        size={48}
        disabled={!form.isReady || !agreed}
        busy={working}
        className="mt-4 w-full"
      >
        {t('save')}
      </Button>
    </form>
  )
}
