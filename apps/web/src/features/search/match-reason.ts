import type { LocalText } from '@tradefloor/ui'
import type { FoundExhibitor, FoundProduct } from './found.ts'
import { marksIn } from './marked-text.tsx'
import type { searchTexts } from './texts.ts'

type ReasonText = Extract<keyof (typeof searchTexts)['zh'], `matches${string}`>

/** The fields of the index by what is said when only they matched. */
const reasons: Readonly<Record<string, ReasonText>> = {
  name: 'matchesName',
  model: 'matchesModel',
  brand: 'matchesBrand',
  category: 'matchesCategory',
  mainProducts: 'matchesMainProducts',
  goods: 'matchesGoods',
  company: 'matchesCompany',
  place: 'matchesPlace',
  parameters: 'matchesParameters',
  text: 'matchesText',
}

/** A text on the card, and where the search is marked in it. */
interface Shown {
  text: LocalText | undefined
  marks: NonNullable<FoundExhibitor['match']>['highlights']['name'] | undefined
}

/** Why an entry was found, where nothing that is seen of it shows that. `model` is said rather than the part of it that was typed. */
export function matchReason(
  match: FoundExhibitor['match'] | FoundProduct['match'],
  shown: readonly Shown[],
  model = '',
): { says: ReasonText; words: string } | undefined {
  if (!match) return undefined
  const isSeen = shown.some(
    ({ text, marks }) => text !== undefined && marksIn(marks, text.language).length > 0,
  )
  const says = reasons[match.field]
  if (isSeen || !says) return undefined
  const words = match.shown ?? match.typed
  return { says, words: (match.field === 'model' && model) || words }
}
