import { loadConfig } from '@tradefloor/client'
import type { Language } from '@tradefloor/contract'
import { languageInAddress } from '@tradefloor/rules'
import { createLanguageStore, LanguageProvider } from '@tradefloor/ui'
import { createRoot, type Root } from 'react-dom/client'
import '../app/styles.css'
import { App } from '../app/app.tsx'
import { createSite } from '../app/create-site.ts'

interface Visit {
  /** The language the visitor chose before. */
  language?: Language
  /** A visitor who chose the list before, unless the test is about the picture, which takes long to draw. */
  sceneView?: 'list' | 'picture' | 'none chosen'
  /** Whether the visitor chose before to look around as a guest. */
  isGuest?: boolean
}

let opened: { root: Root; element: HTMLElement } | undefined

/** Opens the site at an address, as a browser would that has been here before. */
export async function openSite(
  address: string,
  { language, sceneView = 'list', isGuest = true }: Visit = {},
) {
  closeSite()
  if (sceneView === 'none chosen') localStorage.removeItem('sceneView')
  else localStorage.setItem('sceneView', sceneView)
  if (isGuest) sessionStorage.setItem('guestPass', '1')
  if (language) localStorage.setItem('language', language)
  history.replaceState(null, '', address)
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const root = createRoot(element)
  opened = { root, element }
  const languages = createLanguageStore(window, { arrivedIn: languageInAddress(window.location.search) })
  const site = createSite(await loadConfig(document), languages.get)
  root.render(
    <LanguageProvider store={languages}>
      <App site={site} />
    </LanguageProvider>,
  )
}

export function closeSite() {
  opened?.root.unmount()
  opened?.element.remove()
  opened = undefined
}

/** The address of the page without its host. */
export const address = () => window.location.pathname + window.location.search
