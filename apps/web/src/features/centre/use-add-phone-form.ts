import { isValidContact } from '@tradefloor/contract'
import { useCodeSending, useForm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { loginPhoneTexts } from './login-phone-texts.ts'
import { useAddPhone, useSendPhoneCode } from './profile-queries.ts'

/** The code that is sent to a phone, and the form that adds the phone with it. */
export function useAddPhoneForm(onAdded: () => void) {
  const t = useText(loginPhoneTexts)
  const notice = useNotice()
  const adding = useAddPhone()
  const warn = (error: Error) => notice({ tone: 'warning', text: error.message })
  const codeSending = useCodeSending(useSendPhoneCode(), {
    sendText: t('sendCode'),
    resendText: (seconds) => t('resendCode', { seconds }),
    onSent: ({ message }) => notice({ tone: 'success', text: message }),
    onError: warn,
  })
  const form = useForm(useState({ phone: '', code: '', password: '' }), {
    faults: ({ phone, code, password }) => ({
      phone: !isValidContact('phone', phone),
      code: !isValidContact('code', code),
      password: password === '',
    }),
    isBusy: adding.isPending,
    send: ({ phone, code, password }) =>
      adding.mutate(
        { phone, verify_code: code, password },
        {
          onSuccess: ({ mes }) => {
            notice({ tone: 'success', text: mes })
            onAdded()
          },
          onError: warn,
        },
      ),
  })
  return { form, codeSending, isBusy: adding.isPending }
}
