import type { ExhibitionProfile, SceneDocument } from '@tradefloor/contract'
import { exhibitionIdText } from './exhibition-id.ts'

type SceneKey = keyof ExhibitionProfile['scenes']

interface Place {
  readonly document: SceneDocument
  /** Where the exhibition may have named a scene of its own, the first that it named. */
  readonly named: readonly SceneKey[]
  /** Which of the two conference halls. */
  readonly hall?: 'big' | 'small'
}

/** Every spot of the site with a scene in a frame that depends on the exhibition. */
const places = {
  zhanqu: { document: 'hall', named: ['zhanqu'] },
  consult: { document: 'desk', named: ['consult'] },
  bigConference: { document: 'conference', named: ['bigConference'], hall: 'big' },
  smallConference: { document: 'conference', named: ['smallConference'], hall: 'small' },
  mobileZhanqu: { document: 'hall', named: ['mobileZhanqu'] },
  mobileConsult: { document: 'desk', named: ['mobileArea'] },
  mobileHall: { document: 'hall', named: ['mobileArea'] },
  mobileMeetHall: { document: 'conference', named: ['mobileArea'] },
  page: { document: 'hall', named: ['page', 'zhanqu'] },
} as const satisfies Record<string, Place>

export type ScenePlace = keyof typeof places
export const scenePlaces = Object.keys(places) as ScenePlace[]

/** The look that the scene makes up by itself from the exhibition's id. */
export const defaultLook = 'default'

interface WithScenes {
  id: number
  profile: ExhibitionProfile
}

/** The address of the scene document for the frame. The time in it keeps an old copy from being shown again. */
export function sceneFor(exhibition: WithScenes, place: ScenePlace, { now }: { now: Date }): string {
  const address = sceneAddress(exhibition, place)
  const t = String(now.getTime())
  if (address.startsWith('/')) return `${address}&t=${t}`
  const url = new URL(address)
  url.searchParams.set('t', t)
  return url.href
}

/** The same without the time: which scene it is, whenever it is opened. */
export function sceneAddress(exhibition: WithScenes, place: ScenePlace): string {
  const { document, named, hall }: Place = places[place]
  const { scenes } = exhibition.profile
  const scene = named.map((key) => scenes[key]).find((candidate) => candidate !== undefined)
  if (scene && 'address' in scene) return scene.address
  const query = new URLSearchParams({
    exhibition_id: exhibitionIdText(exhibition.id),
    look: scene?.look ?? defaultLook,
    ...(hall && { hall }),
  })
  return `/scene/${scene?.document ?? document}?${query}`
}
