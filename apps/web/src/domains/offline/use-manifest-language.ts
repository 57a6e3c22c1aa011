import { inLanguageAddress } from '@tradefloor/rules'
import { useLanguage } from '@tradefloor/ui'
import { useEffect } from 'react'

/** Whoever puts the site on their home screen does so in the language they read it in. */
export function useManifestLanguage() {
  const { language } = useLanguage()
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const [path = ''] = link?.getAttribute('href')?.split('?') ?? []
    if (path) link?.setAttribute('href', inLanguageAddress(path, language))
  }, [language])
}
