import type { Vec3 } from '../kit/affine.ts'
import type { IslandPlaceId } from './places.ts'

/** Where a building stands, how far it is turned, the round ground it needs and the height of its pin. */
export interface Site {
  readonly x: number
  readonly z: number
  readonly turn: number
  readonly radius: number
  readonly pin: number
  /** Height of the pin on an upright phone, where the building stands at the edge and its neighbour must stay in view. */
  readonly tallPin?: number
}

/** Height of the level ground that carries all buildings. */
export const plateau = 1.3

export const sites: Readonly<Record<IslandPlaceId, Site>> = {
  'main-hall': { x: 0, z: -1.5, turn: 0, radius: 9, pin: 13.4 },
  energy: { x: -12.8, z: -14, turn: 0.3, radius: 4.8, pin: 5 },
  agriculture: { x: -21.8, z: -7, turn: 0.42, radius: 5.2, pin: 3.8, tallPin: 0.2 },
  fishery: { x: -19.4, z: 8.2, turn: 0.36, radius: 5.1, pin: 3.6 },
  textiles: { x: -9.9, z: 15.8, turn: 0.2, radius: 4.9, pin: 4.4 },
  electronics: { x: 12.8, z: -14, turn: -0.3, radius: 4.8, pin: 6.8 },
  medical: { x: 21.8, z: -7, turn: -0.42, radius: 5.2, pin: 3.4, tallPin: 0 },
  manufacturing: { x: 19.4, z: 8.2, turn: -0.36, radius: 5.2, pin: 4 },
  home: { x: 9.9, z: 15.8, turn: -0.2, radius: 4.9, pin: 4.5 },
}

/** Pavilions are drawn at this size of their own plans. */
export const pavilionScale = 1.1

export const siteEntries = Object.entries(sites) as [IslandPlaceId, Site][]
export const pavilionEntries = siteEntries.filter(([id]) => id !== 'main-hall')

/** The point above a building from which its pin hangs. */
export const pinAnchor = (s: Site, tall: boolean): Vec3 => [
  s.x,
  plateau + (tall ? (s.tallPin ?? s.pin) : s.pin),
  s.z,
]

export const jetty = { x: 0, from: 24, to: 31, width: 2.2 }
export const quay = { x: 27.4, z: 15.8, turn: 0.66, width: 10, depth: 4.6 }
export const lighthouse = { x: -27.6, z: 17.4 }
export const pool = { x: 0, z: 15.2, width: 1.9, depth: 8.4 }
