import './styles.css'
import { isLanguage } from '@tradefloor/contract'
import { languageOfBrowser } from '@tradefloor/rules'
import { createLanguageStore, LanguageProvider } from '@tradefloor/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createDesk } from '../domains/session/create-desk.ts'
import { arrivalIn } from '../domains/session/ticket.ts'
import { loadSettings } from '../shared/settings.ts'
import { App } from './app.tsx'
import { DeskUnavailable } from './desk-unavailable.tsx'
import { preload } from './whole-page.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

const inAddress = new URLSearchParams(window.location.search).get('lang')
const language = createLanguageStore(window, {
  arrivedIn: isLanguage(inAddress) ? inAddress : undefined,
  fallback: languageOfBrowser(navigator.languages),
})

try {
  const { pathname, search, hash } = window.location
  preload(pathname).catch(() => {})
  const arrival = arrivalIn(hash)
  // A ticket is not left standing where it can be read or sent on.
  if (arrival) history.replaceState(null, '', pathname + search)
  if (arrival?.language) language.set(arrival.language)
  const desk = await createDesk(await loadSettings(), language.get, arrival?.ticket)
  root.render(
    <StrictMode>
      <LanguageProvider store={language}>
        <App desk={desk} />
      </LanguageProvider>
    </StrictMode>,
  )
} catch {
  root.render(
    <LanguageProvider store={language}>
      <DeskUnavailable />
    </LanguageProvider>,
  )
}
