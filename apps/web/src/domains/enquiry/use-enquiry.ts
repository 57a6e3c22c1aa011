import { useMutation } from '@tanstack/react-query'
import { type ContactBody, contactOrganiser } from '@tradefloor/contract'
import { useSite } from '../../shared/config/site-context.tsx'

export function useEnquiry() {
  const { client } = useSite()
  return useMutation({ mutationFn: (body: ContactBody) => client.call(contactOrganiser, { body }) })
}
