import { lookNameFor, type SceneLook } from '@tradefloor/contract'
import type { HallLook } from './hall-look.ts'
import { circuit, pearl } from './night-looks.ts'
import { bazaar, clinic, patio, wind } from './sails-looks.ts'
import { bamboo, harvest, orchard, teaTerrace } from './timber-looks.ts'
import { frost, harbour, lake, tide } from './vault-looks.ts'
import { fishingPort, loom, shipyard, works } from './works-looks.ts'

const byName: Readonly<Record<SceneLook, HallLook>> = {
  bamboo,
  bazaar,
  circuit,
  clinic,
  'fishing-port': fishingPort,
  frost,
  harbour,
  harvest,
  lake,
  loom,
  orchard,
  patio,
  pearl,
  shipyard,
  'tea-terrace': teaTerrace,
  tide,
  wind,
  works,
}

/** Every look by the name that an exhibition's profile gives it. */
export const looks: ReadonlyMap<string, HallLook> = new Map(Object.entries(byName))

/** The look of that name, or what suits the exhibition's industry. */
export const lookFor = (name: string, industry: string | null = null): HallLook =>
  byName[lookNameFor(name, industry)]
