import { CallError } from '@tradefloor/client'
import type { Language } from '@tradefloor/contract'
import { sitePaths } from '@tradefloor/rules'
import { element } from './element.ts'
import { sceneTexts } from './texts.ts'

/** Instead of a scene that cannot be built: what is wrong, and a way on. */
export function createErrorPage(fault: unknown, again: () => void) {
  const heading = element('h1', 'list-title')
  const reason = element('p', 'list-hint')
  const retry = element('button', 'to-picture')
  retry.type = 'button'
  retry.addEventListener('click', again)
  const home = element('a', 'to-picture')
  home.href = sitePaths.home.desktop
  home.target = '_top'
  return {
    element: element('main', 'list', heading, reason, retry, home),
    setLanguage(language: Language) {
      heading.textContent = sceneTexts.trouble[language]
      reason.textContent = fault instanceof CallError ? fault.message : sceneTexts.troubleHint[language]
      retry.textContent = sceneTexts.again[language]
      home.textContent = sceneTexts.home[language]
    },
  }
}
