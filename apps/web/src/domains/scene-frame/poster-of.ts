import {
  type Exhibition,
  type LookedDocument,
  lookedDocuments,
  lookNameFor,
  lookPoster,
  lookPosterSize,
} from '@tradefloor/contract'
import type { Device } from '@tradefloor/rules'
import type { Poster } from './scene-poster.tsx'

const islands: Readonly<Record<Device, string>> = {
  desktop: '/scene/posters/island.avif',
  phone: '/scene/posters/island-phone.avif',
}

const isLooked = (document: string): document is LookedDocument =>
  lookedDocuments.some((looked) => looked === document)

interface Shown {
  /** The scene's address. */
  scene: string
  exhibition: Pick<Exhibition, 'industry'>
  device: Device
  /** The picture for a scene of which there is none: another's, or one that we have not drawn. */
  otherwise: string
}

/** A conference hall is shown by the hall of its look: there is no picture of its own. */
const standIns: Readonly<Record<string, LookedDocument>> = { conference: 'hall' }

/** The picture that stands for an exhibition's scene: that of its look, which every exhibition of that look shares. */
export function posterOf({ scene, exhibition, device, otherwise }: Shown): Poster {
  const { pathname, searchParams } = new URL(scene, 'https://any.invalid')
  const named = scene.startsWith('/scene/') ? pathname.slice('/scene/'.length) : ''
  const document = Object.hasOwn(standIns, named) ? (standIns[named] ?? named) : named
  if (document === 'island') return { src: islands[device], otherwise }
  if (!isLooked(document)) return { src: otherwise }
  const look = lookNameFor(searchParams.get('look') ?? '', exhibition.industry)
  return { src: lookPoster(document, look), size: lookPosterSize, otherwise }
}
