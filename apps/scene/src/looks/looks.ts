import type { Industry } from '@tradefloor/contract'
import type { HallLook } from './hall-look.ts'
import { circuit, pearl } from './night-looks.ts'
import { bazaar, clinic, patio, wind } from './sails-looks.ts'
import { bamboo, harvest, orchard, teaTerrace } from './timber-looks.ts'
import { frost, harbour, lake, tide } from './vault-looks.ts'
import { fishingPort, loom, shipyard, works } from './works-looks.ts'

/** Every look by the name that an exhibition's profile gives it. */
export const looks: ReadonlyMap<string, HallLook> = new Map(
  Object.entries({
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
  }),
)

const byIndustry: Readonly<Record<Industry, HallLook>> = {
  manufacturing: works,
  textiles: loom,
  food: orchard,
  home: patio,
  electronics: circuit,
  medical: clinic,
  energy: wind,
  agriculture: harvest,
}

/**
 * The look of that name. `default`, and any name that nobody knows, is what suits the exhibition's industry; without one
 * it is the harbour.
 */
export function lookFor(name: string, industry: string | null = null): HallLook {
  const suits = new Map<string, HallLook>(Object.entries(byIndustry)).get(industry ?? '')
  return looks.get(name) ?? suits ?? harbour
}
