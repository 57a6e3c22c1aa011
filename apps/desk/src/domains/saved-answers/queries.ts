import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AnsweringHours,
  addSavedAnswer,
  changeSavedAnswer,
  deleteSavedAnswer,
  getDeskHours,
  listSavedAnswers,
  orderSavedAnswers,
  patchDeskHours,
  type SavedAnswerBody,
  type SavedAnswersReply,
} from '@tradefloor/contract'
import { useDesk } from '../../shared/desk-context.tsx'

const answersKey = ['saved answers']
const hoursKey = ['hours']

export function useHours() {
  const { client } = useDesk()
  return useQuery({
    queryKey: hoursKey,
    queryFn: async ({ signal }) => (await client.call(getDeskHours, { signal })).data,
  })
}

export function useSetHours() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (hours: AnsweringHours | null) =>
      (await client.call(patchDeskHours, { body: { hours } })).data,
    onSuccess: (data) => queries.setQueryData(hoursKey, data),
  })
}

export function useSavedAnswers() {
  const { client } = useDesk()
  return useQuery({
    queryKey: answersKey,
    queryFn: ({ signal }) => client.call(listSavedAnswers, { signal }),
    select: ({ list }) => list,
  })
}

/** Without an id it is a new one. */
export function useSaveAnswer() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id: number | undefined; body: SavedAnswerBody }) =>
      id === undefined
        ? client.call(addSavedAnswer, { body })
        : client.call(changeSavedAnswer, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: answersKey }),
  })
}

export function useDeleteAnswer() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(deleteSavedAnswer, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: answersKey }),
  })
}

/** The new order is shown at once; whatever the server has is shown in the end. */
export function useOrderAnswers() {
  const { client } = useDesk()
  const queries = useQueryClient()
  return useMutation({
    scope: { id: 'order of answers' },
    mutationFn: (ids: number[]) => client.call(orderSavedAnswers, { body: { answer_ids: ids } }),
    onMutate: (ids) =>
      queries.setQueryData(
        answersKey,
        (known: SavedAnswersReply | undefined) =>
          known && { ...known, list: [...known.list].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: answersKey }),
  })
}
