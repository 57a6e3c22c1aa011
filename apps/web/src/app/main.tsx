import './styles.css'
import { loadConfig } from '@tradefloor/client'
import { languageInAddress } from '@tradefloor/rules'
import { createLanguageStore, LanguageProvider } from '@tradefloor/ui'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { BrokenPage } from './broken-page.tsx'
import { createSite } from './create-site.ts'
import { fetchAhead } from './fetch-ahead.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
// What the server put there is for readers without scripts; nobody else should find it, however slow the rest is.
element.replaceChildren()
fetchAhead(window.location)
const root = createRoot(element)
const language = createLanguageStore(window, { arrivedIn: languageInAddress(window.location.search) })

try {
  const config = await loadConfig(document)
  const site = createSite(config, language.get)
  // In pieces, between which the browser can draw and answer.
  startTransition(() =>
    root.render(
      <StrictMode>
        <LanguageProvider store={language}>
          <App site={site} />
        </LanguageProvider>
      </StrictMode>,
    ),
  )
} catch {
  root.render(
    <LanguageProvider store={language}>
      <BrokenPage />
    </LanguageProvider>,
  )
}
