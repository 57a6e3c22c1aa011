import type { Match } from '@tradefloor/contract'
import { highlights, type QueryPlan } from '@tradefloor/search'
import type { Hit } from './find.ts'

interface Texts {
  cn: string
  en: string
}

/** Why it was found, and where in the texts that a list shows. */
export function viewMatch(
  { similar, reason }: Hit,
  plan: QueryPlan,
  texts: { name: Texts; company?: Texts; main_products?: Texts },
): Match {
  const spansIn = (text: string) => highlights(plan, text, similar).map(([from, to]) => ({ from, to }))
  const spans = ({ cn, en }: Texts) => ({
    cn: spansIn(cn),
    en: spansIn(en),
  })
  const { field, kind, typed, shown } = reason
  return {
    ...{ similar, field, kind, typed },
    ...(shown === undefined ? {} : { shown }),
    highlights: {
      name: spans(texts.name),
      ...(texts.company ? { company: spans(texts.company) } : {}),
      ...(texts.main_products ? { main_products: spans(texts.main_products) } : {}),
    },
  }
}
