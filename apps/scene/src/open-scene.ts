import type { Language, ToScene } from '@tradefloor/contract'
import { describeGraphics } from '@tradefloor/rules'
import { createErrorPage } from './error-page.ts'
import { createListHost } from './list-host.ts'
import type { ListReason } from './list-twin.ts'
import { createPictureHost } from './picture-host.ts'
import { openPicture, type PictureView } from './picture-view.ts'
import { chooseQuality, type Quality } from './quality.ts'
import type { SceneContent } from './scene-content.ts'
import { createSceneContext, type SceneContext } from './scene-context.ts'
import type { SceneEntry } from './scene-entry.ts'
import { readSceneParams, type SceneParams } from './scene-params.ts'
import { openSite, type Site } from './site.ts'

interface Content<Data> {
  data: Data
  about: SceneContent
}

/** Opens a scene's document: the picture where it can be drawn, else the list of the same places. */
export async function openScene<Data>(entry: SceneEntry<Data>): Promise<void> {
  const params = readSceneParams(location.search)
  const scene = createScene(entry, params)
  try {
    await scene.load()
  } catch (fault) {
    scene.fail(fault)
    return
  }
  const renderer = params.list ? undefined : describeGraphics(document.createElement('canvas'))
  if (renderer === undefined) {
    scene.showList(params.list ? 'chosen' : 'no-picture')
    return
  }
  const machine = { renderer, cores: navigator.hardwareConcurrency || 4, phone: params.phone }
  const quality = chooseQuality(params.quality, machine)
  document.documentElement.dataset.quality = quality
  await scene.showPicture(quality)
}

/** A scene with its data, and the picture or the list that shows it; both follow what the site says. */
function createScene<Data>(entry: SceneEntry<Data>, params: SceneParams) {
  let content: Content<Data> | undefined
  /** What was said before there was a picture to say it to. */
  let waiting: ToScene | undefined
  const shown = () => picture.view ?? list.twin

  const setLanguage = (language: Language) => {
    if (content) document.title = content.about.title[language]
    picture.view?.setLanguage(language)
    list.twin?.setLanguage(language)
  }
  // Without an answer the marks are simply not there: nothing to tell anyone.
  const markFavourites = () => {
    if (content) entry.onToken?.(content.data, shown(), context).catch(() => undefined)
  }
  const onOther = (message: ToScene) => {
    if (!picture.view) waiting = message
    else entry.onMessage?.(message, { quality: picture.quality })
  }
  const site = openSite(params.language, {
    onLanguage: setLanguage,
    onToken: markFavourites,
    onCovered: (covered) => picture.view?.cover(covered),
    onShow: (id) => picture.view?.show(id),
    onFavour: (id, on) => shown()?.favour(id, on),
    onOther,
  })
  const { bridge } = site
  const context = createSceneContext(
    params,
    bridge,
    () => site.language,
    () => site.token,
  )
  const list = createListHost(bridge, params.clear)
  const showList = (why: ListReason) => {
    if (list.twin || !content) return
    list.show(content.about, why)
    setLanguage(site.language)
    if (site.token !== '') markFavourites()
    bridge.send({ type: 'ready', view: 'list' })
  }
  const picture = createPictureHost({
    async open(quality, lost) {
      if (!content) throw new Error('There is nothing to draw yet.')
      return openContent({ entry, content, params, site, context }, quality, lost)
    },
    onOpen(view) {
      view.cover(site.covered)
      if (waiting) onOther(waiting)
      waiting = undefined
      if (site.token !== '') markFavourites()
      view.setLanguage(site.language)
    },
    onFail: showList,
  })
  const renew = (data: Data) => {
    content = { data, about: entry.about(data, context) }
    entry.onData?.(data, picture.view?.scene)
    list.renew(content.about, site.language)
  }
  return {
    async load() {
      const data = await entry.load(context)
      content = { data, about: entry.about(data, context) }
      setLanguage(site.language)
      entry.watch?.(data, context, renew)
    },
    fail: (fault: unknown) => showError(fault, site),
    showList,
    showPicture: (quality: Quality) => picture.show(quality),
  }
}

interface Opening<Data> {
  entry: SceneEntry<Data>
  content: Content<Data>
  params: SceneParams
  site: Site
  context: SceneContext
}

function openContent<Data>(opening: Opening<Data>, quality: Quality, lost: () => void): Promise<PictureView> {
  const { entry, content, params, site, context } = opening
  const { data, about } = content
  return openPicture({
    about,
    create: (canvas, wake) => entry.create(canvas, quality, data, context, wake),
    overlay: (scene, wake) => entry.overlay?.(data, scene, context, wake),
    quality,
    judge: params.quality === undefined,
    phone: params.phone,
    language: site.language,
    covered: site.covered,
    bridge: site.bridge,
    lost,
  })
}

function showError(fault: unknown, { language, bridge }: Site): void {
  const page = createErrorPage(fault, () => location.reload())
  document.body.replaceChildren(page.element)
  page.setLanguage(language)
  document.documentElement.dataset.scene = 'trouble'
  bridge.send({ type: 'failed' })
}
