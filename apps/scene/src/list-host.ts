import type { Language } from '@tradefloor/contract'
import type { Bridge } from './bridge.ts'
import { createListTwin, type ListReason, type ListTwin } from './list-twin.ts'
import type { SceneContent } from './scene-content.ts'

/** The list in the document, where there is no picture. */
export interface ListHost {
  readonly twin: ListTwin | undefined
  show(about: SceneContent, why: ListReason): void
  /** There is other content: the list is made anew, if it is shown. */
  renew(about: SceneContent, language: Language): void
}

/** `clear`: without a ground of its own, over the page that holds the scene. */
export function createListHost(bridge: Bridge, clear: boolean): ListHost {
  let twin: ListTwin | undefined
  let reason: ListReason = 'chosen'
  return {
    get twin() {
      return twin
    },
    show(about, why) {
      reason = why
      document.body.replaceChildren()
      twin = createListTwin({ ...about, bridge, why })
      document.body.append(twin.element)
      document.documentElement.dataset.scene = 'list'
      if (clear) document.documentElement.dataset.clear = ''
    },
    renew(about, language) {
      if (!twin) return
      // Whoever is on a line with the keyboard finds it again in the new list.
      const place = (document.activeElement as HTMLElement | null)?.dataset.place
      const fresh = createListTwin({ ...about, bridge, why: reason })
      twin.element.replaceWith(fresh.element)
      twin = fresh
      fresh.setLanguage(language)
      if (place) fresh.element.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus()
    },
  }
}
