import { isWhole, type MyCard } from '@tradefloor/contract'
import { Button, TextField, useNotice, useText } from '@tradefloor/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
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
  const [name, setName] = useState(own.real_name)
  const [post, setPost] = useState(own.post)
  const [company, setCompany] = useState(own.company_name)
  const [email, setEmail] = useState(own.email)
  const isComplete =
    [name, post, company].every((text) => text.trim() !== '') &&
    (own.phone !== '' || email !== '') &&
    isEmail(email.trim())
  const working = busy || patch.isPending || rename.isPending
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || !agreed || working) return
    try {
      if (name.trim() !== own.real_name) await rename.mutateAsync(name.trim())
      await patch.mutateAsync({ post: post.trim(), company_name: company.trim(), email: email.trim() })
      onComplete()
    } catch (error) {
      notice({ tone: 'warning', text: (error as Error).message })
    }
  }
  const line = { required: true, maxLength: 120 }
  return (
    <form onSubmit={save} noValidate className="mt-4 border-t border-line pt-4">
      <h3 className="text-16 font-bold">{t('missingTitle')}</h3>
      <p className="mt-1 text-13 text-ink-2">{t('missingText')}</p>
      <div className="mt-3 grid gap-3">
        {own.real_name === '' && (
          <TextField
            label={t('nameLabel')}
            {...line}
            maxLength={60}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <TextField
          label={t('postLabel')}
          {...line}
          maxLength={60}
          autoComplete="organization-title"
          value={post}
          onChange={({ target }) => setPost(target.value)}
        />
        <TextField
          label={t('companyLabel')}
          {...line}
          autoComplete="organization"
          value={company}
          onChange={({ target }) => setCompany(target.value)}
        />
        <TextField
          label={t('emailLabel')}
          type="email"
          maxLength={254}
          autoComplete="email"
          required={own.phone === ''}
          hint={own.phone === '' ? t('emailHint') : undefined}
          error={isEmail(email.trim()) ? undefined : t('emailWrong')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      {children}
      <Button
        type="submit"
        look="primary"
        size={48}
        disabled={!isComplete || !agreed}
        busy={working}
        className="mt-4 w-full"
      >
        {t('save')}
      </Button>
    </form>
  )
}
