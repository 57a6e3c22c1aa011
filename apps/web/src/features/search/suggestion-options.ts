import type { SuggestReply } from '@tradefloor/contract'
import { addressOf, boothPanels, boothQuery, boothSpot, type Device } from '@tradefloor/rules'
import { inLanguage, type Language } from '@tradefloor/ui'

export type Suggestion = SuggestReply['list'][number]
type Reading = NonNullable<SuggestReply['reading']>

/** What can be chosen in the list under a search field. `text` is what Tab fills in. */
export type Option =
  | { id: string; kind: 'query'; text: string; read: string | undefined }
  | { id: string; kind: 'product' | 'exhibitor'; text: string; suggestion: Suggestion; to: string }
  | { id: string; kind: 'category'; text: string; suggestion: Suggestion }

interface OptionsAsked {
  /** Before what tells the options of one list apart. */
  prefix: string
  /** As it stands in the field. */
  word: string
  reply: SuggestReply | undefined
  /** Whether the reply is to this word. */
  isCurrent: boolean
  language: Language
  device: Device
}

/** In the order in which they are listed. The first searches for what was typed, whatever is suggested. */
export function optionsOf({ prefix, word, reply, isCurrent, language, device }: OptionsAsked): Option[] {
  const read = isCurrent && reply?.reading ? readAs(word, reply.reading) : undefined
  const query: Option = { id: `${prefix}-query`, kind: 'query', text: word, read }
  return [query, ...(reply?.list ?? []).map((each) => optionOf(each, prefix, language, device))]
}

function optionOf(suggestion: Suggestion, prefix: string, language: Language, device: Device): Option {
  const { kind, id, name, booth } = suggestion
  const { text } = inLanguage({ zh: name.cn, en: name.en }, language)
  const optionId = `${prefix}-${kind}-${id ?? name.cn.replace(/\s/g, '_')}`
  if (kind === 'category' || !booth) return { id: optionId, kind: 'category', text, suggestion }
  return { id: optionId, kind, text, suggestion, to: addressIn(booth, device) }
}

function addressIn(booth: NonNullable<Suggestion['booth']>, device: Device): string {
  const { company_id: companyId, exhibition_id: exhibitionId, instance_id: instanceId, product_id } = booth
  const query = boothQuery({ companyId, exhibitionId, instanceId })
  return product_id === null
    ? addressOf(boothSpot[device], query)
    : addressOf(boothPanels.detail[device], { ...query, exhibition_product_id: String(product_id) })
}

/** The search with the word that was understood in place of the one that was typed. */
export function readAs(word: string, { typed, shown }: Reading): string | undefined {
  const at = word.toLowerCase().indexOf(typed.toLowerCase())
  const read = at < 0 ? shown : word.slice(0, at) + shown + word.slice(at + typed.length)
  return read === word ? undefined : read
}

const han = /\p{Script=Han}/u

/** One letter may begin anything; one Chinese character is a word. */
export const isWorthSuggesting = (word: string): boolean => word.length >= 2 || han.test(word)
