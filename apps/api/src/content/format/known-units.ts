import { type Language, priceUnits } from '@tradefloor/contract'
import { unitNames } from '@tradefloor/rules'

/** Every unit with its Chinese name, for who has to write one. */
export const knownUnits = (language: Language): string =>
  priceUnits
    .map((unit) =>
      language === 'zh' ? `${unit}（${unitNames[unit].zh}）` : `${unit} (${unitNames[unit].zh})`,
    )
    .join(language === 'zh' ? '、' : ', ')
