import { bilingual, useLanguage, useText } from '@tradefloor/ui'

const hintTexts = bilingual({
  zh: { addEnglish: '只有中文。可在后面加上英文：{written} {example}' },
  en: { addEnglish: 'In Chinese only. You can add the English after it: {written} {example}' },
})

/** A card has one text for readers of both languages: a Chinese one can carry the English as well. */
const isChineseOnly = (text: string) => /\p{Script=Han}/u.test(text) && !/[a-z]{2}/i.test(text)

/** What is said below a field of the card to who reads English and would hand out Chinese. */
export function useEnglishHint() {
  const t = useText(hintTexts)
  const { language } = useLanguage()
  return (written: string, example: string) =>
    language === 'en' && isChineseOnly(written) ? t('addEnglish', { written, example }) : undefined
}
