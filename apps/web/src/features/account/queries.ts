import { useMutation, useQuery } from '@tanstack/react-query'
import { encryptPassword } from '@tradefloor/client'
import {
  getCaptcha,
  login,
  mailLogin,
  type RegisterBody,
  type ResetPasswordBody,
  register,
  resetPassword,
  sendMailCode,
  sendSmsCode,
  smsLogin,
} from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import type { Contact } from './contact.ts'

/** A picture code serves once: it is asked for anew each time the form opens, and after each try. */
export function useCaptcha() {
  const { client } = useSite()
  return useQuery({
    queryKey: ['captcha'],
    queryFn: async ({ signal }) => (await client.call(getCaptcha, { signal })).captcha,
    staleTime: 0,
    gcTime: 0,
  })
}

export interface AccountWords {
  name: string
  password: string
  captcha: string
  key: string
  remember: boolean
}

/** All ways to sign in end the same: a token begins the session. */
function useBegin<Words>(ask: (words: Words) => Promise<{ access_token: string }>) {
  const { session } = useSite()
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ access_token }) => session.begin(access_token),
  })
}

export function useAccountSignIn() {
  const { client } = useSite()
  return useBegin(({ name, password, captcha, key, remember }: AccountWords) =>
    client.call(login, {
      body: { name, password: encryptPassword(password, key), captcha, cpkey: key, remember },
    }),
  )
}

export function useCodeSignIn() {
  const { client } = useSite()
  return useBegin(({ contact, code, remember }: { contact: Contact; code: string; remember: boolean }) =>
    contact.kind === 'phone'
      ? client.call(smsLogin, { body: { phone: contact.value, verify_code: code, remember } })
      : client.call(mailLogin, { body: { email: contact.value, verify_code: code, remember } }),
  )
}

export function useRegister() {
  const { client } = useSite()
  return useBegin((body: RegisterBody) => client.call(register, { body }))
}

export function useResetPassword() {
  const { client } = useSite()
  return useMutation({ mutationFn: (body: ResetPasswordBody) => client.call(resetPassword, { body }) })
}

export type CodePurpose = 'login' | 'register' | 'reset'

export function useSendCode(purpose: CodePurpose) {
  const { client } = useSite()
  return useMutation({
    mutationFn: ({ kind, value }: Contact) =>
      kind === 'phone'
        ? client.call(sendSmsCode, { body: { phone: value, purpose } })
        : client.call(sendMailCode, { body: { email: value, purpose } }),
  })
}
