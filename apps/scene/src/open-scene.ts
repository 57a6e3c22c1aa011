import { type Language, languageTag, type ToScene } from '@tradefloor/contract'
import { describeGraphics } from '@tradefloor/rules'
import { openBridge } from './bridge.ts'
import { createErrorPage } from './error-page.ts'
import { createListTwin, type ListReason, type ListTwin } from './list-twin.ts'
import { openPicture, type PictureView } from './picture-view.ts'
import { chooseQuality, type Quality } from './quality.ts'
import type { Overlay, SceneContent } from './scene-content.ts'
import { createSceneContext, type SceneContext } from './scene-context.ts'
import { readSceneParams } from './scene-params.ts'
import { type Covered, nothingCovered } from './stage/free-view.ts'
import type { LiveScene } from './stage/live-scene.ts'

export interface SceneEntry<Data> {
  load(context: SceneContext): Promise<Data>
  about(data: Data, context: SceneContext): SceneContent
  create(
    canvas: HTMLCanvasElement,
    quality: Quality,
    data: Data,
    context: SceneContext,
    wake: () => void,
  ): Promise<LiveScene>
  overlay?(data: Data, scene: LiveScene, context: SceneContext, wake: () => void): Overlay
  /** The site has given another token: what depends on the visitor may have changed. */
  onToken?(data: Data, shown: Pick<PictureView, 'favour'> | undefined, context: SceneContext): Promise<void>
  /** The site said something that only this room understands. `quality` is that of its picture, where there is one. */
  onMessage?(message: ToScene, room: { quality: Quality | undefined }): void
  /** Looks after the data from now on, and tells when there is other. */
  watch?(data: Data, context: SceneContext, renew: (data: Data) => void): void
  /** There is other data: what the picture makes of it. */
  onData?(data: Data, scene: LiveScene | undefined): void
}

/** Opens a scene's document: the picture where it can be drawn, else the list of the same places. */
export async function openScene<Data>(entry: SceneEntry<Data>): Promise<void> {
  const params = readSceneParams(location.search)
  let language = params.language
  let token = ''
  let covered = nothingCovered
  let data: Data | undefined
  let about: SceneContent | undefined
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
    if (message.type === 'hello' || message.type === 'language') setLanguage(message.language)
    else if (message.type === 'scene-token') setToken(message.token)
    else if (message.type === 'show') picture?.show(`company-${message.company_id}`)
    else if (message.type === 'favourites')
      (picture ?? list)?.favour(`company-${message.company_id}`, message.on)
    else if (message.type === 'covered') setInsets(message)
    else onMessage(message)
  })
  const context = createSceneContext(
    params,
    bridge,
    () => language,
    () => token,
  )
  const setLanguage = (next: Language) => {
    language = next
    document.documentElement.lang = languageTag(next)
    if (about) document.title = about.title[next]
    picture?.setLanguage(next)
    list?.setLanguage(next)
  }
  const setToken = (next: string) => {
    if (next === token) return
    token = next
    // Without an answer the marks are simply not there: nothing to tell anyone.
    if (data !== undefined) entry.onToken?.(data, picture ?? list, context).catch(() => undefined)
  }
  const setInsets = ({ left, right }: Covered) => {
    covered = { left, right }
    // The list and the scene's own controls give way by their style.
    const { style, dataset } = document.documentElement
    style.setProperty('--covered-left', `${left}px`)
    style.setProperty('--covered-right', `${right}px`)
    if (left + right > 0) dataset.covered = ''
    else delete dataset.covered
    picture?.cover(covered)
  }
  const onMessage = (message: ToScene) => {
    if (!picture) waiting = message
    else entry.onMessage?.(message, { quality: drawnAt })
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
    if (params.clear) document.documentElement.dataset.clear = ''
    setLanguage(language)
    if (token !== '' && data !== undefined) entry.onToken?.(data, list, context).catch(() => undefined)
    bridge.send({ type: 'ready', view: 'list' })
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
        judge: params.quality === undefined,
        phone: params.phone,
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
      if (waiting) onMessage(waiting)
      waiting = undefined
      if (token !== '') entry.onToken?.(ready, view, context).catch(() => undefined)
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
    entry.onData?.(next, picture?.scene)
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

  setLanguage(language)
  try {
    data = await entry.load(context)
    about = entry.about(data, context)
  } catch (fault) {
    const trouble = createErrorPage(fault, () => location.reload())
    document.body.replaceChildren(trouble.element)
    trouble.setLanguage(language)
    document.documentElement.dataset.scene = 'trouble'
    bridge.send({ type: 'failed' })
    return
  }
  setLanguage(language)
  entry.watch?.(data, context, renew)
  const renderer = params.list ? undefined : describeGraphics(document.createElement('canvas'))
  if (renderer === undefined) {
    showList(params.list ? 'chosen' : 'no-picture')
    return
  }
  const machine = { renderer, cores: navigator.hardwareConcurrency || 4, phone: params.phone }
  const quality = chooseQuality(params.quality, machine)
  document.documentElement.dataset.quality = quality
  await showPicture(quality)
}
