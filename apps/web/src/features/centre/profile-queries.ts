import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AddPhoneBody,
  addPhone,
  type ChangePasswordBody,
  changePassword,
  deleteAccount,
  type PatchProfileBody,
  patchProfile,
  sendSmsCode,
} from '@tradefloor/contract'
import { visitorsOwn } from '../../domains/session/visitors-own.ts'
import { useSite } from '../../shared/config/site-context.tsx'

export function usePatchProfile() {
  const { client } = useSite()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PatchProfileBody) => client.call(patchProfile, { body }),
    // The visitor's name stands on the card too.
    onSuccess: () => queries.invalidateQueries({ queryKey: [visitorsOwn] }),
  })
}

export function useChangePassword() {
  const { client } = useSite()
  return useMutation({ mutationFn: (body: ChangePasswordBody) => client.call(changePassword, { body }) })
}

export function useDeleteAccount() {
  const { client } = useSite()
  return useMutation({
    mutationFn: (password: string) => client.call(deleteAccount, { body: { password }, isLast: true }),
  })
}

export function useSendPhoneCode() {
  const { client } = useSite()
  return useMutation({
    mutationFn: (phone: string) => client.call(sendSmsCode, { body: { phone, purpose: 'add_phone' } }),
  })
}

export function useAddPhone() {
  const { client } = useSite()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: AddPhoneBody) => client.call(addPhone, { body }),
    // It stands in the profile and on the card.
    onSuccess: () => queries.invalidateQueries({ queryKey: [visitorsOwn] }),
  })
}
