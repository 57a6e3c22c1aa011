import { type Language, languageTag, type PageConfig } from '@tradefloor/contract'
import { brandOf, centrePages, inLanguageAddress, languageInAddress, sitePaths } from '@tradefloor/rules'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { pageConfig } from '../http/public-config.ts'
import { prepare } from '../http/reply-cache.ts'
import { sendCached } from '../http/send-cached.ts'

/** What a phone is told that puts the site on its home screen; English with `lang=en`, as every page. */
export const manifestAt = '/manifest.webmanifest'

const icon = (file: string, size: number) => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/** The ways in that a long press on the icon offers. */
const shortcuts = [
  { path: centrePages.companies, zh: '我的收藏', en: 'Favourites' },
  { path: centrePages.cardHolder, zh: '名片夹', en: 'Card holder' },
  { path: sitePaths.exhibitions.phone, zh: '展会', en: 'Exhibitions' },
]

/** The same colours as in apps/web/index.html and on the first screen while it loads. */
const deepSea = '#0b2a6b'

function manifestOf(fair: PageConfig['fair'], language: Language) {
  const { name, other, tagline } = brandOf(fair, language)
  return {
    id: '/',
    lang: languageTag(language),
    name: language === 'zh' && other ? `${name} ${other}` : name,
    short_name: name,
    description: tagline,
    start_url: inLanguageAddress(sitePaths.home.desktop, language),
    scope: '/',
    display: 'standalone',
    theme_color: deepSea,
    background_color: deepSea,
    categories: ['business', 'shopping'],
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('maskable-512.png', 512), purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ path, ...words }) => ({
      name: words[language],
      url: inLanguageAddress(path, language),
      icons: [icon('icon-192.png', 192)],
    })),
  }
}

export function addManifest(app: FastifyInstance, deps: Dependencies) {
  app.get(manifestAt, { schema: { hide: true } }, async (request, reply) => {
    const language = languageInAddress(request.url.split('?')[1] ?? '') ?? 'zh'
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return sendCached(
      request,
      reply,
      await prepare(JSON.stringify(manifestOf(pageConfig(deps).fair, language))),
    )
  })
}
