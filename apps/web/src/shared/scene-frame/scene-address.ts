import type { Language, SceneDocument } from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'

/** Our scene documents that can show one exhibition. Where its scene is not among them, its picture stands alone. */
const exhibitionScenes: readonly SceneDocument[] = []

const ownScene = /^\/scene\/([a-z]+)(?:\?|$)/

/** Whether there is something to show at the address of an exhibition's scene: one of ours, or an outside one. */
export function isSceneBuilt(address: string): boolean {
  const own = ownScene.exec(address)
  return own ? exhibitionScenes.some((document) => document === own[1]) : /^https:\/\//.test(address)
}

/** Where a scene's messages may come from and ours may go. */
export const sceneOrigin = (address: string, page: string): string => new URL(address, page).origin

/** One of our own scenes starts in the visitor's language and in the shape of the device; an outside one takes no orders. */
export function startAddress(address: string, language: Language, device: Device): string {
  if (!ownScene.test(address)) return address
  const [path, query] = address.split('?')
  const wishes = new URLSearchParams(query)
  wishes.set('lang', language)
  if (device === 'phone') wishes.set('device', device)
  return `${path}?${wishes}`
}
