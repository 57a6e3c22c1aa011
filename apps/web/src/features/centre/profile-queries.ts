import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ChangePasswordBody,
  changePassword,
  deleteAccount,
  type PatchProfileBody,
  patchProfile,
} from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'
import { visitorsOwn } from '../../shared/session/visitors-own.ts'

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
