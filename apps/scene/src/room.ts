import type { Language } from '@tradefloor/contract'
import { openBridge } from './bridge.ts'
import { languageTag } from './choice.ts'
import { createListTwin, type ListTwin } from './list-twin.ts'
import { openPicture, type PictureOptions, type PictureView } from './picture-view.ts'
import { chooseQuality, describeGraphics } from './quality.ts'
import { readWish } from './wish.ts'

export type RoomEntry = Pick<PictureOptions, 'title' | 'places' | 'create'>

/** Opens a scene's document: the picture where it can be drawn, else the list of the same places. */
export function openRoom({ title, places, create }: RoomEntry): void {
  const wish = readWish(location.search)
  let language = wish.language
  let picture: PictureView | undefined
  let list: ListTwin | undefined

  const bridge = openBridge(window, (message) => {
    if (message.type === 'language') speak(message.language)
  })
  const speak = (next: Language) => {
    language = next
    document.documentElement.lang = languageTag(next)
    document.title = title[next]
    picture?.setLanguage(next)
    list?.setLanguage(next)
  }
  const showList = (canDraw: boolean) => {
    picture?.close()
    picture = undefined
    if (list) return
    document.body.replaceChildren()
    list = createListTwin({ title, places, phone: wish.phone, bridge, canDraw })
    document.body.append(list.element)
    document.documentElement.dataset.scene = 'list'
    speak(language)
    bridge.say({ type: 'ready' })
  }

  speak(language)
  const renderer = wish.list ? undefined : describeGraphics()
  if (renderer === undefined) {
    showList(wish.list)
    return
  }
  const machine = { renderer, cores: navigator.hardwareConcurrency || 4, phone: wish.phone }
  const quality = chooseQuality(wish.quality, machine)
  document.documentElement.dataset.quality = quality
  openPicture({
    title,
    places,
    create,
    quality,
    judge: wish.quality === undefined,
    phone: wish.phone,
    language,
    bridge,
    lost: () => showList(false),
  }).then(
    (view) => {
      // The graphics may have gone, or the language changed, while the picture was being made.
      if (list) view.close()
      else picture = view
      if (language !== wish.language) picture?.setLanguage(language)
    },
    () => showList(false),
  )
}
