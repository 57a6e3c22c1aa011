import { Button, classNames, EmptyState, useText } from '@tradefloor/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { CountryList } from '../../shared/places/country-list.tsx'
import { enquiryTexts } from './texts.ts'
import { useContactForm } from './use-contact-form.ts'
import { useFocusOnSent } from './use-focus-on-sent.ts'

// Below 16 px a phone zooms into the page.
const control =
  'mt-1 block w-full rounded-control border border-line-2 bg-white px-3 text-ink pointer-coarse:text-16 hover:border-harbour aria-invalid:border-coral-fill'
const line = classNames(control, 'h-11')

interface ContactFormProps {
  /** The exhibition it is about, if it is about one. */
  exhibitionId?: number
  /** What the question begins with. */
  question?: string
}

/** A question to the organiser. */
export function ContactForm({ exhibitionId, question = '' }: ContactFormProps) {
  const t = useText(enquiryTexts)
  const { props, field, isBusy, isSent, beginAnother } = useContactForm({ exhibitionId, question })
  const focused = useFocusOnSent(isSent)
  if (isSent)
    return (
      <EmptyState
        heading={focused.heading}
        title={t('sent')}
        hint={t('sentHint')}
        action={
          <Button look="soft" onClick={beginAnother}>
            {t('another')}
          </Button>
        }
      />
    )
  const countryField = field('country')
  const questionField = field('question')
  return (
    <form ref={focused.form} {...props} className="grid gap-4">
      <p className="text-ink-2">{t('lead')}</p>
      <LabelledInput text={t('name')} {...field('name')} autoComplete="name" />
      <Labelled id={countryField.id} text={t('country')}>
        <CountryList {...countryField} unchosen={t('chooseCountry')} className={line} />
      </Labelled>
      <LabelledInput
        text={t('email')}
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <LabelledInput text={t('phone')} {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <Labelled id={questionField.id} text={t('question')}>
        <textarea {...questionField} rows={4} maxLength={2000} className={classNames(control, 'py-2')} />
      </Labelled>
      <Button look="primary" size={48} type="submit" busy={isBusy}>
        {t('send')}
      </Button>
      <OtherWays />
    </form>
  )
}

interface LabelledProps {
  id: string
  text: string
  children: ReactNode
}

function Labelled({ id, text, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={id} className="text-13 text-ink-2">
        {text}
      </label>
      {children}
    </div>
  )
}

function LabelledInput({ text, id, ...input }: ComponentProps<'input'> & { text: string; id: string }) {
  return (
    <Labelled id={id} text={text}>
      <input id={id} {...input} className={line} />
    </Labelled>
  )
}

/** When the organiser answers, and by which telephone. */
function OtherWays() {
  const t = useText(enquiryTexts)
  const { phone } = useSite().config.organiser
  return (
    <p className="text-13 text-ink-3">
      {t('hours')}
      {phone && (
        <>
          <br />
          {t('phoneLine', { phone })}
        </>
      )}
    </p>
  )
}
