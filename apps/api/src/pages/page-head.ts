import { languageTag, otherLanguage, type PageConfig } from '@tradefloor/contract'
import { brandOf, documentTitle, inLanguageAddress } from '@tradefloor/rules'
import { type Html, html, jsonText, nothing } from './html.ts'
import type { PageContent } from './page-content.ts'
import type { Speech } from './page-speech.ts'

export interface Surroundings {
  settings: PageConfig
  isSpecial: boolean
  /** Null while nobody knows it. Then nothing can be said that needs a whole address. */
  publicAddress: string | null
  /** Read on a bright ground, and not looked at over the sea. */
  isBright: boolean
}

const locales = { zh: 'zh_CN', en: 'en_GB' } as const

/** What a page is called and where it is known, for browsers, crawlers and whoever shows a preview of a link. */
export function headOf(content: PageContent, { language }: Speech, around: Surroundings): Html {
  const { settings, publicAddress } = around
  const title = documentTitle(content.title, { fair: settings.fair, isSpecial: around.isSpecial }, language)
  const site = brandOf(settings.fair, language).name
  const picture = content.picture && publicAddress ? publicAddress + pictureFor(content.picture) : null
  const own = content.address === null ? null : inLanguageAddress(content.address, language)
  return html`<title>${title}</title>
    <meta name="description" content="${content.description}">
    ${content.isUnread ? nothing : knownAs(content.address, own, publicAddress)}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${site}">
    <meta property="og:title" content="${content.title ?? title}">
    <meta property="og:description" content="${content.description}">
    <meta property="og:locale" content="${locales[language]}">
    <meta property="og:locale:alternate" content="${locales[otherLanguage(language)]}">
    ${publicAddress && own ? html`<meta property="og:url" content="${publicAddress + own}">` : nothing}
    ${picture ? html`<meta property="og:image" content="${picture}">` : nothing}
    <meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`
}

/** The page's one address in its language, and the same page in the other; or that it should not be known at all. */
function knownAs(address: string | null, own: string | null, publicAddress: string | null): Html {
  if (address === null || own === null) return html`<meta name="robots" content="noindex">`
  const whole = (path: string) => (publicAddress ?? '') + path
  const twin = (tag: string, path: string) =>
    html`<link rel="alternate" hreflang="${tag}" href="${whole(path)}">`
  return html`<link rel="canonical" href="${whole(own)}">
    ${twin(languageTag('zh'), address)}
    ${twin(languageTag('en'), inLanguageAddress(address, 'en'))}
    ${twin('x-default', address)}`
}

/** Pictures of the fair come in widths; this one is wide enough for a large preview. */
const pictureFor = (path: string) => (path.startsWith('/files/') ? `${path}?w=1280` : path)

/** The facts for programs, as JSON text; empty where there are none. */
export function dataText(
  content: PageContent,
  { language }: Speech,
  { publicAddress }: Surroundings,
): string {
  if (!content.data || content.address === null) return ''
  const whole = (path: string | undefined) => (path && publicAddress ? publicAddress + path : undefined)
  return jsonText({
    '@context': 'https://schema.org',
    ...content.data,
    inLanguage: languageTag(language),
    url: whole(inLanguageAddress(content.address, language)),
    image: whole(content.picture && pictureFor(content.picture)),
  })
}
