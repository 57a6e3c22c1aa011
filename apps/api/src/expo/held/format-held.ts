import type { Language } from '@tradefloor/contract'
import type { Held, HeldOfThing } from '../../content/held/count-held.ts'
import { type Figure, figures, type HeldKind } from '../../content/held/held-by.ts'

const units: Record<Language, Record<Figure, (count: number) => string>> = {
  zh: {
    conversations: (count) => `会话 ${count} 个`,
    messages: (count) => `消息 ${count} 条`,
    cards: (count) => `名片 ${count} 张`,
    favourites: (count) => `收藏 ${count} 个`,
    saved_answers: (count) => `常用回复 ${count} 条`,
    enquiries: (count) => `留言 ${count} 条`,
  },
  en: {
    conversations: (count) => plural(count, 'conversation'),
    messages: (count) => plural(count, 'message'),
    cards: (count) => plural(count, 'card'),
    favourites: (count) => plural(count, 'favourite'),
    saved_answers: (count) => plural(count, 'saved answer'),
    enquiries: (count) => plural(count, 'contact-form message'),
  },
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

export const kindNames: Record<HeldKind, { zh: string; en: string }> = {
  exhibition: { zh: '展会', en: 'exhibition' },
  company: { zh: '企业', en: 'company' },
  booth: { zh: '展位', en: 'booth' },
  contact: { zh: '联系人', en: 'contact' },
  product: { zh: '展品', en: 'product' },
  document: { zh: '资料', en: 'document' },
  video: { zh: '视频', en: 'video' },
  session: { zh: '场次', en: 'session' },
}

/** What there is, without what there is none of. */
export function formatHeld(held: Held, language: Language): string {
  const parts = figures
    .filter((figure) => held[figure] > 0)
    .map((figure) => units[language][figure](held[figure]))
  if (parts.length === 0) return { zh: '无', en: 'nothing' }[language]
  return parts.join({ zh: '、', en: ', ' }[language])
}

export const formatHeldOf = ({ kind, id, held }: HeldOfThing, title: string, language: Language) =>
  `  ${kindNames[kind][language]} ${[id, title].filter(Boolean).join('  ')}${{ zh: '：', en: ': ' }[language]}${formatHeld(held, language)}`

/** Every single thing, for the number that has to be typed. */
export const sumOf = (held: Held) => figures.reduce((sum, figure) => sum + held[figure], 0)
