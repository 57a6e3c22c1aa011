import { firstAnswersId, languageTag, otherLanguage } from '@tradefloor/contract'
import { brandOf, inLanguageAddress, sitePaths } from '@tradefloor/rules'
import { type Html, html, jsonText, nothing } from './html.ts'
import { manifestAt } from './manifest.ts'
import type { PageContent } from './page-content.ts'
import { dataText, headOf, type Surroundings } from './page-head.ts'
import type { Speech } from './page-speech.ts'

const dataIn = (id: string) => `<script type="application/json" id="${id}"></script>`
const filled = (element: string, text: string) => element.replace('><', () => `>${text}<`)

/** The built document of the site with one page's words in it. Places it does not have stay unfilled. */
export function writeDocument(
  template: string,
  content: PageContent,
  speech: Speech,
  around: Surroundings,
): string {
  const data = dataText(content, speech, around)
  const head = headOf(content, speech, around).text
  const ground = around.isBright ? ' data-ground="bright"' : ''
  return withComingWords(template, speech, around)
    .replace(/<html lang="[^"]*"/, () => `<html lang="${languageTag(speech.language)}"${ground}`)
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => (data ? `${head}\n    ${ldJson(data)}` : head))
    .replace(`href="${manifestAt}"`, () => `href="${inLanguageAddress(manifestAt, speech.language)}"`)
    .replace(dataIn('public-config'), (place) => filled(place, jsonText(around.settings)))
    .replace(dataIn(firstAnswersId), (place) => filled(place, jsonText(content.answers)))
    .replace('<div id="root"></div>', () => `<div id="root">${plainPage(content, speech, around).text}</div>`)
}

const comingWords = {
  zh: { words: '正在打开…', slow: '网络较慢，页面仍在下载' },
  en: { words: 'Opening…', slow: 'The connection is slow; the page is still loading' },
}

/** What is shown until the site's scripts are there, in the page's language. */
function withComingWords(template: string, { language }: Speech, { settings }: Surroundings): string {
  const texts = { ...comingWords[language], name: brandOf(settings.fair, language).name }
  return Object.entries(texts).reduce(
    (text, [name, words]) =>
      text.replace(
        new RegExp(`<p class="coming-${name}">[^<]*</p>`),
        () => html`<p class="${`coming-${name}`}">${words}</p>`.text,
      ),
    template,
  )
}

const ldJson = (text: string) => `<script type="application/ld+json">${text}</script>`

/** What stands in the page until the site takes its place: hidden where that will happen, the page where it will not. */
function plainPage({ facts, address }: PageContent, { language, link }: Speech, around: Surroundings): Html {
  const other = otherLanguage(language)
  const twin =
    address === null
      ? nothing
      : html`<a href="${inLanguageAddress(address, other)}" hreflang="${languageTag(other)}" lang="${languageTag(other)}">${other === 'zh' ? '中文' : 'English'}</a>`
  return html`<main class="plain"><p>${link(sitePaths.home.desktop, brandOf(around.settings.fair, language).name)} ${twin}</p>${facts}</main>`
}
