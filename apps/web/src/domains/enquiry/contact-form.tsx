import { Button, classNames, EmptyState, useForm, useNotice, useText } from '@tradefloor/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { CountryList } from '../../shared/places/country-list.tsx'
import { type Enquiry, emptyEnquiry, firstMissing } from './enquiry.ts'
import { enquiryTexts } from './texts.ts'
import { useEnquiry } from './use-enquiry.ts'

// Below 16 px a phone zooms into the page.
const control =
  'mt-1 block w-full rounded-control border border-line-2 bg-white px-3 text-ink pointer-coarse:text-16 hover:border-harbour aria-invalid:border-coral-fill'

interface ContactFormProps {
  /** The exhibition it is about, if it is about one. */
  exhibitionId?: number
  /** What the question begins with. */
  question?: string
}

/** A question to the organiser. */
export function ContactForm({ exhibitionId, question: firstQuestion = '' }: ContactFormProps) {
  const t = useText(enquiryTexts)
  const notice = useNotice()
  const { phone } = useSite().config.organiser
  const enquiry = useEnquiry()
  const form = useRef<HTMLFormElement>(null)
  const [invalid, setInvalid] = useState<keyof Enquiry>()
  const id = useId()
  const sent = useRef<HTMLHeadingElement>(null)
  const wasSent = useRef(false)
  // What was pressed is gone, both ways: whoever does not see goes on where the words do.
  useEffect(() => {
    if (enquiry.isSuccess) sent.current?.focus()
    else if (wasSent.current) form.current?.querySelector('input')?.focus()
    wasSent.current = enquiry.isSuccess
  }, [enquiry.isSuccess])

  const fields = useForm(useState({ ...emptyEnquiry, question: firstQuestion }), {
    faults: (values) => {
      const missing = firstMissing(values)
      return missing ? { [missing[0]]: t(missing[1]) } : {}
    },
    isBusy: enquiry.isPending,
    send: ({ question, ...rest }) => {
      setInvalid(undefined)
      enquiry.mutate(
        {
          ...rest,
          ...(question.trim() && { question }),
          ...(exhibitionId !== undefined && { exhibition_id: exhibitionId }),
        },
        {
          onSuccess: () => notice({ tone: 'success', text: t('sent') }),
          onError: (error) => notice({ tone: 'warning', text: error.message }),
        },
      )
    },
    onFault: (name, text) => {
      setInvalid(name)
      notice({ tone: 'warning', text: String(text) })
    },
  })
  if (enquiry.isSuccess)
    return (
      <EmptyState
        heading={sent}
        title={t('sent')}
        hint={t('sentHint')}
        action={
          <Button
            look="soft"
            onClick={() => {
              fields.put(emptyEnquiry)
              enquiry.reset()
            }}
          >
            {t('another')}
          </Button>
        }
      />
    )
  const field = (name: keyof Enquiry) => {
    const { error: _said, ...rest } = fields.field(name)
    return { ...rest, id: `${id}-${name}`, 'aria-invalid': invalid === name || undefined }
  }
  const label = (name: keyof Enquiry, text: string, input: ReactNode) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="text-13 text-ink-2">
        {text}
      </label>
      {input}
    </div>
  )
  const line = classNames(control, 'h-11')
  return (
    <form ref={form} {...fields.props} className="grid gap-4">
      <p className="text-ink-2">{t('lead')}</p>
      {label('name', t('name'), <input {...field('name')} autoComplete="name" className={line} />)}
      {label(
        'country',
        t('country'),
        <CountryList {...field('country')} unchosen={t('chooseCountry')} className={line} />,
      )}
      {label(
        'email',
        t('email'),
        <input {...field('email')} type="email" inputMode="email" autoComplete="email" className={line} />,
      )}
      {label(
        'phone',
        t('phone'),
        <input {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" className={line} />,
      )}
      {label(
        'question',
        t('question'),
        <textarea {...field('question')} rows={4} maxLength={2000} className={classNames(control, 'py-2')} />,
      )}
      <Button look="primary" size={48} type="submit" busy={enquiry.isPending}>
        {t('send')}
      </Button>
      <p className="text-13 text-ink-3">
        {t('hours')}
        {phone && (
          <>
            <br />
            {t('phoneLine', { phone })}
          </>
        )}
      </p>
    </form>
  )
}
