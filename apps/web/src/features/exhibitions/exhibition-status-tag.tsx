import { type Exhibition, exhibitionStatuses } from '@tradefloor/contract'
import { Tag, type TagTone, useText } from '@tradefloor/ui'
import { isPermanent } from './exhibition-text.ts'
import { factTexts } from './fact-texts.ts'
import { exhibitionTexts } from './texts.ts'

const { upcoming, held, ended } = exhibitionStatuses

export function ExhibitionStatusTag({ exhibition }: { exhibition: Exhibition }) {
  const t = useText(factTexts)
  const words = useText(exhibitionTexts)
  if (isPermanent(exhibition)) return <Tag tone="place">{t('permanent')}</Tag>
  const tags: Readonly<Record<number, { tone: TagTone; text: string }>> = {
    [upcoming]: { tone: 'soon', text: t('statusUpcoming') },
    [held]: { tone: 'online', text: words('statusHeld') },
    [ended]: { tone: 'replay', text: t('statusEnded') },
  }
  const tag = tags[exhibition.status]
  return tag ? <Tag tone={tag.tone}>{tag.text}</Tag> : null
}
