import { type Exhibition, exhibitionStatuses } from '@tradefloor/contract'
import { Tag, type TagTone, useText } from '@tradefloor/ui'
import { isPermanent } from './exhibition-text.ts'
import { exhibitionMessages } from './messages.ts'

const tones: Record<number, { tone: TagTone; text: 'statusHeld' | 'statusUpcoming' | 'statusEnded' }> = {
  [exhibitionStatuses.upcoming]: { tone: 'soon', text: 'statusUpcoming' },
  [exhibitionStatuses.held]: { tone: 'online', text: 'statusHeld' },
  [exhibitionStatuses.ended]: { tone: 'replay', text: 'statusEnded' },
}

export function ExhibitionStatusTag({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(exhibitionMessages)
  if (isPermanent(exhibition)) return <Tag tone="place">{t('permanent')}</Tag>
  const known = tones[exhibition.status]
  return known ? <Tag tone={known.tone}>{t(known.text)}</Tag> : null
}
