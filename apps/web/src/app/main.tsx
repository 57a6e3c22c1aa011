import './styles.css'
import { loadConfig } from '@tradefloor/client'
import { createLanguageStore, LanguageProvider } from '@tradefloor/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { BrokenPage } from './broken-page.tsx'
import { createSite } from './create-site.ts'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
const language = createLanguageStore()

try {
  const config = await loadConfig(document)
  const site = createSite(config, language.get)
  root.render(
    <StrictMode>
      <LanguageProvider store={language}>
        <App site={site} />
      </LanguageProvider>
    </StrictMode>,
  )
} catch {
  root.render(
    <LanguageProvider store={language}>
      <BrokenPage />
    </LanguageProvider>,
  )
}
