import { useMutation, useQuery } from '@tanstack/react-query'
import { encryptPassword } from '@tradefloor/client'
import {
  getCaptcha,
  lookAtInvitation,
  type RedeemInvitationBody,
  redeemInvitation,
  resetSignOn,
  type SignOnResetBody,
  sendSignOnCode,
  signOn,
} from '@tradefloor/contract'
import { useLanguage } from '@tradefloor/ui'
import { useDesk } from '../../shared/desk-context.tsx'

/** A picture code serves once: it is asked for anew each time the form opens, and after each try. */
export function useCaptcha() {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['captcha'],
    queryFn: async ({ signal }) => (await client.call(getCaptcha, { signal })).captcha,
    staleTime: 0,
    gcTime: 0,
  })
}

interface Words {
  name: string
  password: string
  captcha: string
  key: string
  /** Where the exhibitor was on the way to. */
  place: string | null
}

export function useSignOn() {
  const { client } = useDesk()
  const { language } = useLanguage()
  return useMutation({
    mutationFn: ({ name, password, captcha, key, place }: Words) =>
      client.call(signOn, {
        body: {
          name,
          password: encryptPassword(password, key),
          captcha,
          cpkey: key,
          language,
          ...(place && { return: place.slice(0, 2000) }),
        },
      }),
  })
}

export function useSendCode() {
  const { client } = useDesk()
  return useMutation({ mutationFn: (email: string) => client.call(sendSignOnCode, { body: { email } }) })
}

export function useReset() {
  const { client } = useDesk()
  return useMutation({ mutationFn: (body: SignOnResetBody) => client.call(resetSignOn, { body }) })
}

export function useInvitation(token: string) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await client.call(lookAtInvitation, { body: { token }, signal })).data,
  })
}

export function useAcceptInvitation() {
  const { client } = useDesk()
  return useMutation({
    mutationFn: (body: RedeemInvitationBody) => client.call(redeemInvitation, { body }),
  })
}
