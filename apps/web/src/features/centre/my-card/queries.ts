import { useMutation, useQuery } from '@tanstack/react-query'
import { getSnapshots, uploadAttachment } from '@tradefloor/contract'
import { visitorsOwn } from '../../../domains/session/visitors-own.ts'
import { useSite } from '../../../shared/config/site-context.tsx'

/** Size and measures of a picture that lies on the server. */
export function usePictureFacts(id: string | null) {
  const { client } = useSite()
  return useQuery({
    queryKey: [visitorsOwn, 'picture', id],
    queryFn: async ({ signal }) => {
      const { list } = await client.call(getSnapshots, { params: { ids: id ?? '' }, signal })
      return list[0] ?? null
    },
    enabled: id !== null,
  })
}

export function useUpload() {
  const { client } = useSite()
  return useMutation({
    mutationFn: (picture: File) => {
      const body = new FormData()
      body.append('file', picture)
      return client.call(uploadAttachment, { body })
    },
  })
}
