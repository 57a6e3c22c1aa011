import type { Industry } from './content.schema.ts'

/** Every look that an exhibition's profile can name: an architecture and its colours. */
export const sceneLooks = [
  'bamboo',
  'bazaar',
  'circuit',
  'clinic',
  'fishing-port',
  'frost',
  'harbour',
  'harvest',
  'lake',
  'loom',
  'orchard',
  'patio',
  'pearl',
  'shipyard',
  'tea-terrace',
  'tide',
  'wind',
  'works',
] as const
export type SceneLook = (typeof sceneLooks)[number]

const suiting: Readonly<Record<Industry, SceneLook>> = {
  manufacturing: 'works',
  textiles: 'loom',
  food: 'orchard',
  home: 'patio',
  electronics: 'circuit',
  medical: 'clinic',
  energy: 'wind',
  agriculture: 'harvest',
}

/**
 * The look of that name. `default`, and any name that nobody knows, is what suits the exhibition's industry; without one
 * it is the harbour.
 */
export function lookNameFor(name: string, industry: string | null = null): SceneLook {
  const named = sceneLooks.find((look) => look === name)
  const suits = Object.entries(suiting).find(([known]) => known === industry)?.[1]
  return named ?? suits ?? 'harbour'
}

/** The scenes that have a look, and so a picture of each, shown while the scene itself is not there yet. */
export const lookedDocuments = ['hall', 'booth', 'desk'] as const
export type LookedDocument = (typeof lookedDocuments)[number]

/** The picture's size in pixels, as wide as windows are: a less wide one shows its middle, which is what it will see. */
export const lookPosterSize = { width: 1200, height: 570 }

export const lookPoster = (document: LookedDocument, look: SceneLook): string =>
  `/scene/posters/${document}-${look}.avif`
