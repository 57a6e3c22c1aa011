import { isPasswordStrong, isWhole, passwordReport } from '@tradefloor/contract'
import { Button, RuledPassword, TextField, useNotice, useText } from '@tradefloor/ui'
import { Building2, User } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CountrySelect } from '../../shared/places/country-select.tsx'
import { CodeFields } from './code-fields.tsx'
import type { ContactKind } from './contact.ts'
import { useRegister } from './queries.ts'
import { accountTexts } from './texts.ts'

const empty = { name: '', country: '', company: '', contact: '', code: '', password: '' }

/** Every field is required; success signs in. */
export function RegisterForm({ kind, onDone }: { kind: ContactKind; onDone: () => void }) {
  const t = useText(accountTexts)
  const notice = useNotice()
  const registering = useRegister()
  const [words, setWords] = useState(empty)
  const set = (field: keyof typeof empty) => (value: string) =>
    setWords((now) => ({ ...now, [field]: value }))
  const isFilled =
    Object.values(words).every((value) => value.trim() !== '') &&
    isWhole(kind, words.contact.trim()) &&
    isWhole('code', words.code) &&
    isPasswordStrong(words.password)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || registering.isPending) return
    registering.mutate(
      {
        real_name: words.name.trim(),
        company: words.company.trim(),
        country_code: words.country,
        verify_code: words.code,
        password: words.password,
        [kind]: words.contact.trim(),
      },
      {
        onSuccess: () => {
          notice({ tone: 'success', text: t('registered') })
          onDone()
        },
        onError: (error) => notice({ tone: 'warning', text: error.message }),
      },
    )
  }
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
      <CountrySelect
        label={t('country')}
        unchosen={t('chooseCountry')}
        value={words.country}
        onChange={set('country')}
      />
      <TextField
        label={t('name')}
        name="real_name"
        autoComplete="name"
        required
        maxLength={60}
        value={words.name}
        onChange={({ target }) => set('name')(target.value)}
        icon={<User size={18} strokeWidth={1.75} aria-hidden />}
      />
      <TextField
        label={t('company')}
        name="company"
        autoComplete="organization"
        required
        maxLength={120}
        value={words.company}
        onChange={({ target }) => set('company')(target.value)}
        icon={<Building2 size={18} strokeWidth={1.75} aria-hidden />}
      />
      <CodeFields
        kind={kind}
        purpose="register"
        contact={words.contact}
        onContact={set('contact')}
        code={words.code}
        onCode={set('code')}
      />
      <RuledPassword
        label={t('setPassword')}
        value={words.password}
        onChange={set('password')}
        report={passwordReport(words.password)}
      />
      <Button look="primary" size={48} type="submit" disabled={!isFilled} busy={registering.isPending}>
        {t('registerNow')}
      </Button>
    </form>
  )
}
