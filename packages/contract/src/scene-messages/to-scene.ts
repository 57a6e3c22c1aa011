import { isLanguage, type Language } from '../language.ts'
import { type SceneView, sceneViews } from './from-scene.ts'
import { isId, messageVersion, oneOf, readShaped, type Shape } from './shape.ts'

/** A film is one file; a stream is a list of pieces. */
export const screenMedia = ['film', 'stream'] as const
export type ScreenMedia = (typeof screenMedia)[number]

/** What the site says to a scene in its frame. On the wire it carries the version besides. */
export type ToScene =
  /** The answer to `here` and `ready`: what a scene has to know that it may not have from its address. */
  | { type: 'hello'; language: Language; view: SceneView }
  | { type: 'language'; language: Language }
  /** A short-lived token that only reads; empty while nobody is signed in. */
  | { type: 'scene-token'; token: string }
  /** Go to the booth of this company. */
  | { type: 'show'; company_id: number }
  /** The visitor marked this company in the page, or took the mark away. */
  | { type: 'favourites'; company_id: number; on: boolean }
  /** So many pixels at its sides lie under panels of the page: what matters moves to the middle of the rest. */
  | { type: 'covered'; left: number; right: number }
  /** The page plays this session: the hall's screen shows it. An empty address takes it off the screen. */
  | { type: 'screen'; session_id: number; address: string; media: ScreenMedia }

const longestToken = 4096
const isToken = (value: unknown) => typeof value === 'string' && value.length <= longestToken

const widest = 100_000
const isWidth = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= widest

const longestAddress = 2048
/** Nothing, a path of ours, or an address of the web. Whether its origin is allowed is the scene's to ask. */
const isScreenAddress = (value: unknown) =>
  typeof value === 'string' &&
  value.length <= longestAddress &&
  (value === '' || /^(?:\/[\w-][^\s\\]*|https?:\/\/[^\s\\]+)$/.test(value))

const shapes: Record<ToScene['type'], Shape> = {
  hello: { needs: { language: isLanguage, view: oneOf(sceneViews) } },
  language: { needs: { language: isLanguage } },
  'scene-token': { needs: { token: isToken } },
  show: { needs: { company_id: isId } },
  favourites: { needs: { company_id: isId, on: (value) => typeof value === 'boolean' } },
  covered: { needs: { left: isWidth, right: isWidth } },
  screen: { needs: { session_id: isId, address: isScreenAddress, media: oneOf(screenMedia) } },
}

/** The message if it is one in shape, else undefined. Source and origin are checked before this. */
export const readToScene = (value: unknown): ToScene | undefined => readShaped<ToScene>(shapes, value)

/** What the site posts. */
export const siteWire = (message: ToScene) => ({ v: messageVersion, ...message })
