import { exhibitorsMessage, type FromScene, type Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import type { ScenePlace } from './place.ts'

/** What the site hears when a place is chosen: a phone has one answer for all of them. */
export const messageFor = (place: ScenePlace, phone: boolean): FromScene =>
  phone ? exhibitorsMessage : place.message

/** Where a place leads when no page holds the scene. */
export const standAloneHref = '/exhibition'

/** The control for a place: a button that speaks to the page, or a plain link when there is no page to speak to. */
export function choiceControl(place: ScenePlace, phone: boolean, bridge: Bridge): HTMLElement {
  const control = bridge.framed ? document.createElement('button') : document.createElement('a')
  if (control instanceof HTMLAnchorElement) control.href = standAloneHref
  else {
    control.type = 'button'
    control.addEventListener('click', () => bridge.say(messageFor(place, phone)))
  }
  control.style.setProperty('--pin', place.color)
  control.dataset.place = place.id
  return control
}

export const otherLanguage = (language: Language): Language => (language === 'zh' ? 'en' : 'zh')

/** The value for `lang` attributes. */
export const languageTag = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en')
