import { isLanguage, type Language } from './language.ts'

/** What the site says to a scene in its frame. */
export type ToScene = { type: 'language'; language: Language } | { type: 'scene-token'; token: string }

/** The home scene's words for "open the being-held drawer". */
export const drawerMessages = ['SD', 'SD1', 'SD2', 'SD4'] as const
/** The phone island's word for "show the exhibitions". */
export const exhibitorsMessage = 'text'

/** What a scene says to the site. The bare strings are fixed from outside; what is ours is an object with a type. */
export type FromScene =
  | (typeof drawerMessages)[number]
  | typeof exhibitorsMessage
  | { type: 'ready' }
  | { type: 'exhibition'; exhibition_id: number }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The message if it is one of ours in shape, else undefined. Origin and source are checked before this. */
export function readFromScene(value: unknown): FromScene | undefined {
  if (value === exhibitorsMessage) return value
  const drawer = drawerMessages.find((message) => message === value)
  if (drawer) return drawer
  if (!isRecord(value)) return undefined
  if (value.type === 'ready') return { type: 'ready' }
  if (value.type === 'exhibition' && Number.isSafeInteger(value.exhibition_id))
    return { type: 'exhibition', exhibition_id: value.exhibition_id as number }
  return undefined
}

export function readToScene(value: unknown): ToScene | undefined {
  if (!isRecord(value)) return undefined
  if (value.type === 'language' && isLanguage(value.language))
    return { type: 'language', language: value.language }
  if (value.type === 'scene-token' && typeof value.token === 'string')
    return { type: 'scene-token', token: value.token }
  return undefined
}
