import { Confirm, useText } from '@tradefloor/ui'
import { centreTexts } from './texts.ts'

interface UnsavedQuestionProps {
  open: boolean
  onDiscard: () => void
  onStay: () => void
}

/** Asked of whoever is about to leave what they have changed and not saved. */
export function UnsavedQuestion({ open, onDiscard, onStay }: UnsavedQuestionProps) {
  const t = useText(centreTexts)
  return (
    <Confirm
      open={open}
      title={t('unsavedTitle')}
      text={t('unsavedText')}
      yes={t('discard')}
      no={t('stay')}
      look="danger"
      onYes={onDiscard}
      onNo={onStay}
    />
  )
}
