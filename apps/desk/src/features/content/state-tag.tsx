import type { ContentState } from '@tradefloor/contract'
import { Tag, type TagTone, useText } from '@tradefloor/ui'
import { contentTexts } from './texts.ts'

const looks = {
  published: ['online', 'statePublished'],
  draft: ['soon', 'stateDraft'],
  withdrawn: ['soon', 'stateWithdrawn'],
  withdrawn_by_organiser: ['late', 'stateWithdrawnByOrganiser'],
} as const satisfies Record<ContentState, readonly [TagTone, keyof typeof contentTexts.zh]>

export function StateTag({ state }: { state: ContentState }) {
  const t = useText(contentTexts)
  const [tone, text] = looks[state]
  return <Tag tone={tone}>{t(text)}</Tag>
}
