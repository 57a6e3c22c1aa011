import { Button, blankIn, SignInFields, useForm, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { expectTicket } from '../../domains/session/ticket.ts'
import { FormError } from './form-error.tsx'
import { useCaptcha, useSignOn } from './queries.ts'
import { signOnTexts } from './texts.ts'

interface SignOnFormProps {
  /** Who has just set a password need not type their name again. */
  name: string
  place: string | null
  onForgotten: () => void
}

export function SignOnForm({ name: first, place, onForgotten }: SignOnFormProps) {
  const t = useText(signOnTexts)
  const captcha = useCaptcha()
  const signOn = useSignOn()
  const form = useForm(useState({ name: first, password: '', captcha: '' }), {
    faults: (values) =>
      blankIn(values, { name: t('needAccount'), password: t('needPassword'), captcha: t('needCaptcha') }),
    isBusy: signOn.isPending,
    send: ({ name, password, captcha: letters }) => {
      const key = captcha.data?.key
      if (!key) return
      signOn.mutate(
        { name: name.trim(), password, captcha: letters.trim(), key, place },
        {
          onSuccess: ({ address }) => {
            expectTicket()
            window.location.assign(address)
          },
          onError: () => {
            // The picture code is used up, whatever was wrong.
            form.forgetTry()
            another()
          },
        },
      )
    },
  })
  const another = () => {
    form.put({ captcha: '' })
    void captcha.refetch()
  }
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <FormError text={signOn.error?.message} />
      <SignInFields form={form} accountHint={t('accountHint')} picture={captcha} onAnother={another} />
      <button
        type="button"
        onClick={onForgotten}
        className="flex min-h-11 items-center justify-self-end text-14 text-harbour hover:text-harbour-hover"
      >
        {t('forgotten')}
      </button>
      <Button look="primary" size={48} type="submit" busy={signOn.isPending || signOn.isSuccess}>
        {t('signOn')}
      </Button>
      <p className="border-t border-line pt-3 text-13 text-ink-3">
        {t('noAccount')}
        <span className="block">{t('small')}</span>
      </p>
    </form>
  )
}
