import { readPictureTexts } from '@tradefloor/rules'
import type { Translate } from '@tradefloor/ui'
import { pathsIn } from './picture-cells.ts'
import type { contentTexts } from './texts.ts'

export const isPictureField = (field: string) => field === 'images' || field === 'logo'

/** A value in a sentence: of pictures, how many; of what they show, the texts alone. */
export const shownValue = (field: string, value: string, t: Translate<typeof contentTexts.zh>): string =>
  isPictureField(field) && value !== ''
    ? t('pictureCount', { count: pathsIn(value).length })
    : field.startsWith('picture_texts.')
      ? [...readPictureTexts(value).values()].join(' · ')
      : value
