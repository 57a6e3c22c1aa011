import { brandOf, type SitePageKind, sitePaths } from '@tradefloor/rules'
import type { Dependencies } from '../dependencies.ts'
import { pageConfig } from '../http/public-config.ts'
import { html, nothing } from './html.ts'
import type { PageContent } from './page-content.ts'
import type { Speech } from './page-speech.ts'
import { titles } from './page-words.ts'

/** Pages that say the same on every day, and are worth finding. The others are one visitor's, or only a way. */
const found: Partial<Record<SitePageKind, string>> = {
  introduction: sitePaths.introduction.desktop,
  companySample: sitePaths.sample.desktop,
  privacy: sitePaths.privacy.desktop,
  terms: sitePaths.terms.desktop,
}

/** A page whose words are all in the site itself. */
export function otherPage(
  deps: Pick<Dependencies, 'config' | 'signingKey' | 'fair'>,
  kind: SitePageKind,
  { language }: Speech,
): PageContent {
  const { name, tagline } = brandOf(pageConfig(deps).fair, language)
  const title = titles[language][kind]
  return {
    ...(title ? { title } : {}),
    description: tagline || name,
    address: found[kind] ?? null,
    facts: title ? html`<h1>${title}</h1><p>${tagline}</p>` : nothing,
    answers: {},
  }
}

/** Where there is no page. */
export function lostPage({ language, words, link }: Speech): PageContent {
  const title = titles[language].lost ?? ''
  return {
    title,
    description: words.lostHint,
    address: null,
    facts: html`<h1>${title}</h1><p>${words.lostHint}</p><p>${link(sitePaths.home.desktop, words.toHome)}</p>`,
    answers: {},
  }
}
