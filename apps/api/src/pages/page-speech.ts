import { type Language, languageTag } from '@tradefloor/contract'
import { chosenText, inLanguageAddress, isWebAddress } from '@tradefloor/rules'
import { type Html, html, nothing } from './html.ts'
import { type PageWords, pageWords } from './page-words.ts'

interface Texts {
  zh: string | null
  en: string | null
}

/** How a page says things in one language. */
export interface Speech {
  language: Language
  words: PageWords
  /** A text of the content, plainly; the other language's where this one has none. */
  plain(texts: Texts): string
  /** The same as markup, marked where it is the other language's. */
  marked(texts: Texts): Html
  link(address: string, content: Html | string): Html
  /** A fact with its label; nothing where it is not known. */
  fact(label: string, value: Html | string | number | null | undefined): Html
  /** Paragraphs of the content. */
  paragraphs(texts: Texts): Html
}

export function speechIn(language: Language): Speech {
  const words = pageWords[language]
  const chosen = (texts: Texts) => {
    const { text, language: own } = chosenText(language, texts)
    return { text: text.trim(), language: own }
  }
  const marked = (texts: Texts) => {
    const { text, language: own } = chosen(texts)
    return own === language
      ? html`${text}`
      : html`<span lang="${languageTag(own)}">${text}</span>${words.borrowed[own]}`
  }
  return {
    language,
    words,
    plain: (texts) => chosen(texts).text,
    marked,
    link: (address, content) => html`<a href="${inLanguageAddress(address, language)}">${content}</a>`,
    fact: (label, value) => {
      const isKnown = typeof value === 'object' ? Boolean(value?.text) : Boolean(value)
      return isKnown ? html`<dt>${label}</dt><dd>${value}</dd>` : nothing
    },
    paragraphs: (texts) => {
      const { text, language: own } = chosen(texts)
      const lines = text.split(/\n+/).filter((line) => line.trim())
      return html`${lines.map((line) => html`<p lang="${languageTag(own)}">${line}</p>`)}`
    },
  }
}

/** A list of links under a heading; nothing where there is none. */
export const section = (heading: string, items: readonly Html[]): Html =>
  items.length === 0
    ? nothing
    : html`<h2>${heading}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`

/** An address of somebody else's, only if it is one. */
export const outsideLink = (address: string): Html =>
  isWebAddress(address)
    ? html`<a href="${address}" rel="noopener nofollow ugc">${address}</a>`
    : html`${address}`

/** As much of a text as a preview shows, ended where a word ends. */
export function shortened(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = Array.from(line)
    .slice(0, most - 1)
    .join('')
  return `${cut.replace(/[\s,，、。.;；:：]+\S{0,12}$/u, '')}…`
}
