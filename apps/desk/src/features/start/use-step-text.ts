import type { DeskPerson, DeskStart } from '@tradefloor/contract'
import { productsToStart, type StartStepState } from '@tradefloor/rules'
import { dayText, inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { startTexts } from './texts.ts'

/** What a step is called, and how far it has come or why it is worth doing. */
export function useStepText(
  { step, isDone }: StartStepState,
  start: DeskStart,
  person: DeskPerson,
): { title: string; text: string } {
  const t = useText(startTexts)
  const { language } = useLanguage()
  const { intro, products, unpublished, colleagues } = start
  if (step === 'joined') {
    const name = inLanguage({ zh: person.name.cn, en: person.name.en }, language).text
    return {
      title: t('joined'),
      text: t('joinedText', { name, date: dayText(start.joined_at, language, false) }),
    }
  }
  if (step === 'products')
    return {
      title: t('products', { most: productsToStart }),
      text: isDone
        ? t('productsDone', { count: products })
        : t('productsText', { count: products, left: productsToStart - products }),
    }
  const title = t(step)
  if (!isDone && step === 'publish' && unpublished > 0)
    return { title, text: t('publishWaiting', { count: unpublished }) }
  if (!isDone) return { title, text: t(`${step}Text`) }
  const count = step === 'chinese' ? intro.cn : step === 'english' ? intro.en : colleagues
  if (step === 'chinese' || step === 'english' || step === 'colleague')
    return { title, text: t(`${step}Done`, { count }) }
  return { title, text: t(`${step}Done`) }
}
