import { useForm, useNotice, useText } from '@tradefloor/ui'
import { useId, useState } from 'react'
import { type Enquiry, emptyEnquiry, firstMissing } from './enquiry.ts'
import { enquiryTexts } from './texts.ts'
import { useEnquiry } from './use-enquiry.ts'

interface ContactFormOptions {
  /** The exhibition it is about, if it is about one. */
  exhibitionId: number | undefined
  /** What the question begins with. */
  question: string
}

/** A question to the organiser while it is written, sent, and followed by another. */
export function useContactForm({ exhibitionId, question: firstQuestion }: ContactFormOptions) {
  const t = useText(enquiryTexts)
  const notice = useNotice()
  const enquiry = useEnquiry()
  const id = useId()
  const [invalid, setInvalid] = useState<keyof Enquiry>()
  const send = ({ question, ...rest }: Enquiry) => {
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
  }
  const form = useForm(useState({ ...emptyEnquiry, question: firstQuestion }), {
    faults: (values) => {
      const missing = firstMissing(values)
      return missing ? { [missing[0]]: t(missing[1]) } : {}
    },
    isBusy: enquiry.isPending,
    send,
    onFault: (name, text) => {
      setInvalid(name)
      notice({ tone: 'warning', text: String(text) })
    },
  })
  return {
    props: form.props,
    field(name: keyof Enquiry) {
      const { error: _said, ...field } = form.field(name)
      return { ...field, id: `${id}-${name}`, 'aria-invalid': invalid === name || undefined }
    },
    isBusy: enquiry.isPending,
    isSent: enquiry.isSuccess,
    beginAnother() {
      form.put(emptyEnquiry)
      enquiry.reset()
    },
  }
}
