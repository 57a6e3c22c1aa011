import { TextField, useText } from '@tradefloor/ui'
import { SignInPhone } from '../sign-in-phone.tsx'
import { centreTexts } from '../texts.ts'
import { useEnglishHint } from './english-hint.ts'
import { myCardTexts } from './texts.ts'
import type { CardForm } from './use-card-form.ts'

interface CardFieldsProps {
  form: CardForm
  /** The number one signs in with. */
  phone: string
}

/** What stands on the card. */
export function CardFields({ form, phone }: CardFieldsProps) {
  const t = useText(myCardTexts)
  const centre = useText(centreTexts)
  const englishHint = useEnglishHint()
  return (
    <>
      <TextField
        {...form.field('company_name')}
        label={t('companyRequired')}
        hint={englishHint(form.trimmed.company_name, 'Example Trading')}
        autoComplete="organization"
        required
        maxLength={120}
      />
      <TextField
        {...form.field('post')}
        label={t('postRequired')}
        hint={englishHint(form.trimmed.post, 'Purchasing Manager')}
        autoComplete="organization-title"
        required
        maxLength={60}
      />
      <TextField
        {...form.field('email')}
        label={centre('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        maxLength={254}
      />
      <SignInPhone phone={phone} />
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
    </>
  )
}
