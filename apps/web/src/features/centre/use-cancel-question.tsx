import type { ReceivedCard } from '@tradefloor/contract'
import { Confirm, useNotice, useText } from '@tradefloor/ui'
import { useState } from 'react'
import { useCancelCards } from './card-holder-queries.ts'
import { cardHolderTexts } from './card-holder-texts.ts'
import { editingTexts } from './editing/texts.ts'
import type { Editing } from './editing/use-editing.ts'
import { centreTexts } from './texts.ts'

/** Asks whether the ticked cards are to go, and cancels their exchange if they are. */
export function useCancelQuestion(editing: Editing<ReceivedCard>) {
  const t = useText(cardHolderTexts)
  const actions = useText(editingTexts)
  const centre = useText(centreTexts)
  const notice = useNotice()
  const cancel = useCancelCards()
  const [isAsking, setIsAsking] = useState(false)
  const count = editing.ticked.size
  const remove = () =>
    cancel.mutate([...editing.ticked.values()], {
      onSuccess: (text) => {
        editing.end()
        notice({ tone: 'success', text })
      },
      onError: (error) => notice({ tone: 'warning', text: error.message }),
      onSettled: () => setIsAsking(false),
    })
  const question = (
    <Confirm
      open={isAsking}
      title={t('cancelCardsTitle', { count })}
      text={t('cancelCardsText')}
      yes={actions('delete', { count })}
      no={centre('cancel')}
      look="danger"
      busy={cancel.isPending}
      onYes={remove}
      onNo={() => setIsAsking(false)}
    />
  )
  return { ask: () => setIsAsking(true), isBusy: cancel.isPending, question }
}
