import type { Language, ToScene } from '@tradefloor/contract'
import { describeGraphics } from '@tradefloor/rules'
import { openBridge } from './bridge.ts'
import { languageTag } from './choice.ts'
import { createListTwin, type ListReason, type ListTwin } from './list-twin.ts'
import { openPicture, type PictureView } from './picture-view.ts'
import { chooseQuality, type Quality } from './quality.ts'
import type { Overlay, RoomAbout } from './room-about.ts'
import { type RoomContext, roomContext } from './room-context.ts'
import { type Covered, nothingCovered } from './stage/free-view.ts'
import type { LiveScene } from './stage/live-scene.ts'
import { createTrouble } from './trouble.ts'
import { readWish } from './wish.ts'

export interface RoomEntry<Data> {
  load(context: RoomContext): Promise<Data>
  about(data: Data, context: RoomContext): RoomAbout
  create(
    canvas: HTMLCanvasElement,
    quality: Quality,
    data: Data,
    context: RoomContext,
    wake: () => void,
  ): Promise<LiveScene>
  overlay?(data: Data, scene: LiveScene, context: RoomContext, wake: () => void): Overlay
  /** The site has given another token: what depends on the visitor may have changed. */
  known?(data: Data, shown: Pick<PictureView, 'favour'> | undefined, context: RoomContext): Promise<void>
  /** The site said something that only this room understands. `quality` is that of its picture, where there is one. */
  hear?(message: ToScene, room: { quality: Quality | undefined }): void
  /** Looks after the data from now on, and tells when there is other. */
  watch?(data: Data, context: RoomContext, renew: (data: Data) => void): void
  /** There is other data: what the picture makes of it. */
  renewed?(data: Data, scene: LiveScene | undefined): void
}

/** Opens a scene's document: the picture where it can be drawn, else the list of the same places. */
export async function openRoom<Data>(entry: RoomEntry<Data>): Promise<void> {
  const wish = readWish(location.search)
  let language = wish.language
  let token = ''
  let covered = nothingCovered
  let data: Data | undefined
  let about: RoomAbout | undefined
  let picture: PictureView | undefined
  let list: ListTwin | undefined
  let reason: ListReason = 'chosen'
  let losses = 0
  let drawnAt: Quality | undefined
  /** What was said before there was anything to say it to. */
  let waiting: ToScene | undefined
  /** Which picture is the last one begun: an older one that is still being made is not wanted any more. */
  let latest = 0

  const bridge = openBridge(window, (message) => {
    if (message.type === 'hello' || message.type === 'language') speak(message.language)
    else if (message.type === 'scene-token') meet(message.token)
    else if (message.type === 'show') picture?.show(`company-${message.company_id}`)
    else if (message.type === 'favourites')
      (picture ?? list)?.favour(`company-${message.company_id}`, message.on)
    else if (message.type === 'covered') cover(message)
    else hear(message)
  })
  const context = roomContext(
    wish,
    bridge,
    () => language,
    () => token,
  )
  const speak = (next: Language) => {
    language = next
    document.documentElement.lang = languageTag(next)
    if (about) document.title = about.title[next]
    picture?.setLanguage(next)
    list?.setLanguage(next)
  }
  const meet = (next: string) => {
    if (next === token) return
    token = next
    // Without an answer the marks are simply not there: nothing to tell anyone.
    if (data !== undefined) entry.known?.(data, picture ?? list, context).catch(() => undefined)
  }
  const cover = ({ left, right }: Covered) => {
    covered = { left, right }
    // The list and the scene's own controls give way by their style.
    const { style, dataset } = document.documentElement
    style.setProperty('--covered-left', `${left}px`)
    style.setProperty('--covered-right', `${right}px`)
    if (left + right > 0) dataset.covered = ''
    else delete dataset.covered
    picture?.cover(covered)
  }
  const hear = (message: ToScene) => {
    if (!picture) waiting = message
    else entry.hear?.(message, { quality: drawnAt })
  }
  const showList = (why: ListReason) => {
    picture?.close()
    picture = undefined
    if (list || !about) return
    document.body.replaceChildren()
    reason = why
    list = createListTwin({ ...about, bridge, why })
    document.body.append(list.element)
    document.documentElement.dataset.scene = 'list'
    if (wish.clear) document.documentElement.dataset.clear = ''
    speak(language)
    if (token !== '' && data !== undefined) entry.known?.(data, list, context).catch(() => undefined)
    bridge.say({ type: 'ready', view: 'list' })
  }
  const showPicture = async (quality: Quality) => {
    if (!about || data === undefined) return
    const [ready, subject] = [data, about]
    const mine = ++latest
    try {
      const view = await openPicture({
        about: subject,
        create: (canvas, wake) => entry.create(canvas, quality, ready, context, wake),
        overlay: (scene, wake) => entry.overlay?.(ready, scene, context, wake),
        quality,
        judge: wish.quality === undefined,
        phone: wish.phone,
        language,
        covered,
        bridge,
        lost: () => onLost(quality),
      })
      // The graphics may have gone, or the language changed, while the picture was being made.
      if (list || mine !== latest) {
        view.close()
        return
      }
      picture = view
      drawnAt = quality
      view.cover(covered)
      if (waiting) hear(waiting)
      waiting = undefined
      if (token !== '') entry.known?.(ready, view, context).catch(() => undefined)
      view.setLanguage(language)
    } catch (fault) {
      // Without its graphics nothing can be made; another picture is on its way.
      if (mine !== latest) return
      // The visitor has the list; whoever looks for the reason finds it here.
      reportError(fault)
      showList(losses > 0 ? 'lost' : 'no-picture')
    }
  }
  const renew = (next: Data) => {
    data = next
    about = entry.about(next, context)
    entry.renewed?.(next, picture?.scene)
    if (!list) return
    // Whoever is on a line with the keyboard finds it again in the new list.
    const place = (document.activeElement as HTMLElement | null)?.dataset.place
    const fresh = createListTwin({ ...about, bridge, why: reason })
    list.element.replaceWith(fresh.element)
    list = fresh
    fresh.setLanguage(language)
    if (place) fresh.element.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus()
  }
  // Graphics that are taken away mostly come back at once. A second loss means that they will not stay.
  const onLost = (quality: Quality) => {
    losses++
    latest++
    picture?.close()
    picture = undefined
    if (losses > 1) showList('lost')
    else setTimeout(() => void showPicture(quality), 400)
  }

  speak(language)
  try {
    data = await entry.load(context)
    about = entry.about(data, context)
  } catch (fault) {
    const trouble = createTrouble(fault, () => location.reload())
    document.body.replaceChildren(trouble.element)
    trouble.setLanguage(language)
    document.documentElement.dataset.scene = 'trouble'
    bridge.say({ type: 'failed' })
    return
  }
  speak(language)
  entry.watch?.(data, context, renew)
  const renderer = wish.list ? undefined : describeGraphics(document.createElement('canvas'))
  if (renderer === undefined) {
    showList(wish.list ? 'chosen' : 'no-picture')
    return
  }
  const machine = { renderer, cores: navigator.hardwareConcurrency || 4, phone: wish.phone }
  const quality = chooseQuality(wish.quality, machine)
  document.documentElement.dataset.quality = quality
  await showPicture(quality)
}
