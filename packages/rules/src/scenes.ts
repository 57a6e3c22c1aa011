import type { ExhibitionProfile, SceneDocument } from '@tradefloor/contract'
import { idText } from './ids.ts'

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

interface SceneWish {
  now: Date
  /** Whose booth; in a hall, the booth to begin in front of. */
  companyId?: number
  instanceId?: number
}

/** The address of the scene document for the frame. The time in it keeps an old copy from being shown again. */
export function sceneFor(exhibition: WithScenes, place: ScenePlace | 'booth', wish: SceneWish): string {
  const address =
    place === 'booth' ? boothAddress(exhibition, wish) : withBooth(sceneAddress(exhibition, place), wish)
  const t = String(wish.now.getTime())
  if (address.startsWith('/')) return `${address}&t=${t}`
  const url = new URL(address)
  url.searchParams.set('t', t)
  return url.href
}

/** The same without the time and any booth: which scene it is, whenever it is opened. */
export function sceneAddress(exhibition: WithScenes, place: ScenePlace): string {
  const { document, named, hall }: Place = places[place]
  const { scenes } = exhibition.profile
  const scene = named.map((key) => scenes[key]).find((candidate) => candidate !== undefined)
  if (scene && 'address' in scene) return scene.address
  const query = new URLSearchParams({
    exhibition_id: idText(exhibition.id),
    look: scene?.look ?? defaultLook,
    ...(hall && { hall }),
  })
  return `/scene/${scene?.document ?? document}?${query}`
}

/** A booth stands in its exhibition's hall and has its look; where the hall is somebody else's, the booth is still ours. */
export function boothLook({ scenes: { zhanqu: hall } }: Pick<ExhibitionProfile, 'scenes'>): string {
  return hall && 'look' in hall ? hall.look : defaultLook
}

function boothAddress({ id, profile }: WithScenes, { companyId, instanceId }: SceneWish): string {
  const query = new URLSearchParams({
    exhibition_id: idText(id),
    company_id: companyIdText(companyId),
    ...(instanceId !== undefined && { instance_id: idText(instanceId) }),
    look: boothLook(profile),
  })
  return `/scene/booth?${query}`
}

/** Only our own hall knows what to do with a company. */
const withBooth = (address: string, { companyId }: SceneWish) =>
  companyId !== undefined && address.startsWith('/scene/hall?')
    ? `${address}&company_id=${idText(companyId)}`
    : address

function companyIdText(id: number | undefined): string {
  if (id === undefined) throw new RangeError('A booth needs its company')
  return idText(id)
}
