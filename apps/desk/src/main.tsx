import './styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createClient } from '@tradefloor/client'
import { createLanguageStore, LanguageProvider } from '@tradefloor/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CalendarPage } from './calendar/calendar-page.tsx'
import { DeskProvider } from './desk-context.tsx'
import { loadSettings } from './settings.ts'
import { DeskShell } from './shell/desk-shell.tsx'
import { DeskUnavailable } from './shell/desk-unavailable.tsx'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)
const language = createLanguageStore()
const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })

try {
  const { config, now } = await loadSettings()
  const client = createClient({ config, language: language.get })
  root.render(
    <StrictMode>
      <LanguageProvider store={language}>
        <QueryClientProvider client={queries}>
          <DeskProvider desk={{ client, now }}>
            <DeskShell>
              <CalendarPage />
            </DeskShell>
          </DeskProvider>
        </QueryClientProvider>
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
