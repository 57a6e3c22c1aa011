import { isPasswordStrong, passwordReport } from '@tradefloor/contract'
import { Button, blankIn, RuledPassword, TextField, useForm, useNotice, useText } from '@tradefloor/ui'
import { Building2, User } from 'lucide-react'
import { useState } from 'react'
import { CountrySelect } from '../../shared/places/country-select.tsx'
import { CodeFields, codeFaults } from './code-fields.tsx'
import type { ContactKind } from './contact.ts'
import { useRegister } from './queries.ts'
import { accountTexts } from './texts.ts'

const empty = { real_name: '', country_code: '', company: '', contact: '', code: '', password: '' }

/** Every field is required; success signs in. */
export function RegisterForm({ kind, onDone }: { kind: ContactKind; onDone: () => void }) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const registering = useRegister()
  const form = useForm(useState(empty), {
    faults: (values) => ({
      ...blankIn(values, { real_name: true, country_code: true, company: true }),
      ...codeFaults(kind, values),
      password: !isPasswordStrong(values.password),
    }),
    isBusy: registering.isPending,
    send: ({ real_name, country_code, company, contact, code, password }) =>
      registering.mutate(
        {
          real_name: real_name.trim(),
          company: company.trim(),
          country_code,
          verify_code: code,
          password,
          [kind]: contact.trim(),
        },
        {
          onSuccess: () => {
            notice({ tone: 'success', text: t('registered') })
            onDone()
          },
          onError: (error) => notice({ tone: 'warning', text: error.message }),
        },
      ),
  })
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <CountrySelect label={t('country')} unchosen={t('chooseCountry')} {...form.control('country_code')} />
      <TextField
        {...form.field('real_name')}
        label={t('name')}
        autoComplete="name"
        required
        maxLength={60}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <TextField
        {...form.field('company')}
        label={t('company')}
        autoComplete="organization"
        required
        maxLength={120}
        icon={<Building2 size={18} strokeWidth={1.75} aria-hidden />}
      />
      <CodeFields kind={kind} purpose="register" form={form} />
      <RuledPassword
        label={t('setPassword')}
        {...form.control('password')}
        report={passwordReport(form.values.password)}
      />
      <Button look="primary" size={48} type="submit" disabled={!form.isReady} busy={registering.isPending}>
        {t('registerNow')}
      </Button>
    </form>
  )
}
