import type { MyCard } from '@tradefloor/contract'
import { Button, TextField, useText } from '@tradefloor/ui'
import type { ReactNode } from 'react'
import { cardTexts } from './texts.ts'
import { isEmail, type MissingFormState, useMissingForm } from './use-missing-form.ts'

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

/** Asks for what the visitor's card lacks, before they agree to send it. */
export function MissingForm({ own, agreed, busy, onComplete, children }: MissingFormProps) {
  const t = useText(cardTexts)
  const { form, isSaving } = useMissingForm({ own, isBlocked: !agreed || busy, onComplete })
  return (
    <form {...form.props} className="mt-4 border-t border-line pt-4">
      <h3 className="text-16 font-bold">{t('missingTitle')}</h3>
      <p className="mt-1 text-13 text-ink-2">{t('missingText')}</p>
      <MissingFields form={form} own={own} />
      {children}
      <Button
        type="submit"
        look="primary"
        size={48}
        disabled={!form.isReady || !agreed}
        busy={busy || isSaving}
        className="mt-4 w-full"
      >
        {t('save')}
      </Button>
    </form>
  )
}

/** The name only where there is none: it is the account's. A card needs a phone or an e-mail address. */
function MissingFields({ form, own }: { form: MissingFormState; own: MyCard }) {
  const t = useText(cardTexts)
  const line = { required: true, maxLength: 120 }
  const needsEmail = own.phone === ''
  return (
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
        required={needsEmail}
        hint={needsEmail ? t('emailHint') : undefined}
        error={isEmail(form.values.email.trim()) ? undefined : t('emailWrong')}
      />
    </div>
  )
}
