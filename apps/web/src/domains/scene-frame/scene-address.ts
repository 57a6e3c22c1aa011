import type { Language, SceneView } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'

/** Our scene documents. Where an exhibition's scene is not among them, its poster stands alone. */
const documents = ['island', 'hall', 'desk', 'booth', 'conference']

const ownScene = /^\/scene\/([a-z]+)(?:\?|$)/

/** Whether there is something to show at the address of a scene: one of ours, or an outside one. */
export function isSceneBuilt(address: string): boolean {
  const own = ownScene.exec(address)
  return own ? documents.some((document) => document === own[1]) : /^https:\/\//.test(address)
}

/** Whether a scene is one of ours. */
export const isOwnScene = (address: string): boolean => ownScene.test(address)

/** Whether a scene may be framed: ours, or one from an origin the operator named. */
export const isSceneAllowed = (address: string, page: string, origins: readonly string[]): boolean =>
  ownScene.test(address) || origins.includes(sceneOrigin(address, page))

/** Where a scene's messages may come from and ours may go. */
export const sceneOrigin = (address: string, page: string): string => new URL(address, page).origin

interface Start {
  language: Language
  device: Device
  view: SceneView
  /** Nothing of the page lies over it while it is a list. */
  clear?: boolean
}

/** One of our own scenes starts as the visitor wants it; an outside one takes no orders. */
export function startAddress(address: string, { language, device, view, clear }: Start): string {
  if (!ownScene.test(address)) return address
  const [path, query] = address.split('?')
  const wishes = new URLSearchParams(query)
  wishes.set('lang', language)
  if (device === 'phone') wishes.set('device', device)
  if (view === 'list') wishes.set('list', '1')
  if (clear) wishes.set('clear', '1')
  return `${path}?${wishes}`
}
