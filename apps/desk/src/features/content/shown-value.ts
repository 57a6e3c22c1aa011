import type { Translate } from '@tradefloor/ui'
import { pathsIn } from './picture-cells.ts'
import type { contentTexts } from './texts.ts'

export const isPictureField = (field: string) => field === 'images' || field === 'logo'

/** A value in a sentence: of pictures, how many. */
export const shownValue = (field: string, value: string, t: Translate<typeof contentTexts.zh>): string =>
  isPictureField(field) && value !== '' ? t('pictureCount', { count: pathsIn(value).length }) : value
