import type { Bridge } from './bridge.ts'
import type { ScenePlace } from './place.ts'

/** The control for a place: a button that speaks to the page, or a plain link when there is no page to speak to. */
export function choiceControl(place: ScenePlace, bridge: Bridge): HTMLElement {
  const control = bridge.framed ? document.createElement('button') : document.createElement('a')
  if (control instanceof HTMLAnchorElement) control.href = place.href
  else {
    control.type = 'button'
    control.addEventListener('click', () => bridge.send(place.message))
  }
  control.style.setProperty('--pin', place.color)
  control.dataset.place = place.id
  return control
}

/** Does what the control of a place would do. */
export function choose(place: ScenePlace, bridge: Bridge): void {
  if (bridge.framed) bridge.send(place.message)
  else location.assign(place.href)
}
