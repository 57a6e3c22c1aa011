import { type Language, languageTag, type ToScene } from '@tradefloor/contract'
import { type Bridge, openBridge } from './bridge.ts'
import { type Covered, nothingCovered } from './stage/free-view.ts'

export interface SiteListeners {
  onLanguage(language: Language): void
  onToken(): void
  onCovered(covered: Covered): void
  /** Go to a place. */
  onShow(id: string): void
  onFavour(id: string, on: boolean): void
  /** What only some scenes understand. */
  onOther(message: ToScene): void
}

/** The site around the scene, and what it has told it so far. */
export interface Site {
  readonly bridge: Bridge
  readonly language: Language
  readonly token: string
  readonly covered: Covered
}

export function openSite(first: Language, listeners: SiteListeners): Site {
  let language = first
  let token = ''
  let covered = nothingCovered
  const setLanguage = (next: Language) => {
    language = next
    document.documentElement.lang = languageTag(next)
  }
  setLanguage(first)
  const bridge = openBridge(window, (message) => {
    if (message.type === 'hello' || message.type === 'language') {
      setLanguage(message.language)
      listeners.onLanguage(language)
    } else if (message.type === 'scene-token') {
      if (message.token === token) return
      token = message.token
      listeners.onToken()
    } else if (message.type === 'covered') {
      covered = { left: message.left, right: message.right }
      styleCovered(covered)
      listeners.onCovered(covered)
    } else if (message.type === 'show') listeners.onShow(`company-${message.company_id}`)
    else if (message.type === 'favourites') listeners.onFavour(`company-${message.company_id}`, message.on)
    else listeners.onOther(message)
  })
  return {
    bridge,
    get language() {
      return language
    },
    get token() {
      return token
    },
    get covered() {
      return covered
    },
  }
}

/** The list and the scene's own controls give way by their style. */
function styleCovered({ left, right }: Covered): void {
  const { style, dataset } = document.documentElement
  style.setProperty('--covered-left', `${left}px`)
  style.setProperty('--covered-right', `${right}px`)
  if (left + right > 0) dataset.covered = ''
  else delete dataset.covered
}
