import type { BoothDocumentKind } from '@tradefloor/contract'
import { readPictureTexts } from '@tradefloor/rules'
import type { Translate } from '@tradefloor/ui'
import { pathsIn } from './picture-cells.ts'
import type { contentTexts } from './texts.ts'

export const isPictureField = (field: string) => field === 'images' || field === 'logo'

const isDocumentKind = (value: string): value is BoothDocumentKind =>
  ['catalogue', 'specification', 'certificate', 'manual', 'other'].includes(value)

/** A value in a sentence: of pictures, how many; of what they show, the texts alone. */
export const shownValue = (field: string, value: string, t: Translate<typeof contentTexts.zh>): string =>
  isPictureField(field) && value !== ''
    ? t('pictureCount', { count: pathsIn(value).length })
    : field.startsWith('picture_texts.')
      ? [...readPictureTexts(value).values()].join(' · ')
      : field === 'file' && value !== ''
        ? t('pdf')
        : field === 'kind' && isDocumentKind(value)
          ? t(`kind_${value}`)
          : value
