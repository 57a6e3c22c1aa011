import type { ExhibitionProfile, ProfileChanges } from '@tradefloor/contract'
import { defaultProfile } from './default-profile.ts'

const scenePlaces: Required<Record<keyof ExhibitionProfile['scenes'], true>> = {
  zhanqu: true,
  consult: true,
  bigConference: true,
  smallConference: true,
  mobileZhanqu: true,
  mobileArea: true,
  page: true,
}

/** The default with an exhibition's own words laid over it. The result is the caller's alone. */
export function resolveProfile(changes: ProfileChanges | null): ExhibitionProfile {
  const given = changes ?? {}
  refuseUnknown(given, defaultProfile, '')
  refuseUnknown(given.listed, defaultProfile.listed, 'listed.')
  refuseUnknown(given.entry, defaultProfile.entry, 'entry.')
  refuseUnknown(given.scenes, scenePlaces, 'scenes.')
  refuseUnknown(given.shell, defaultProfile.shell, 'shell.')
  refuseUnknown(given.agenda, defaultProfile.agenda, 'agenda.')
  return structuredClone({
    listed: { ...defaultProfile.listed, ...given.listed },
    entry: { ...defaultProfile.entry, ...given.entry },
    scenes: { ...defaultProfile.scenes, ...given.scenes },
    shell: { ...defaultProfile.shell, ...given.shell },
    exhibitorClick: given.exhibitorClick ?? defaultProfile.exhibitorClick,
    schedule: given.schedule ?? defaultProfile.schedule,
    agenda: { ...defaultProfile.agenda, ...given.agenda },
  })
}

// A misspelt key would leave the exhibition on the default without a word, and somebody would look for it for an hour.
function refuseUnknown(given: object | undefined, known: object, where: string) {
  for (const [key, value] of Object.entries(given ?? {})) {
    if (!Object.hasOwn(known, key)) throw new Error(`An exhibition's profile has no "${where}${key}"`)
    if (value === undefined || value === null)
      throw new Error(`"${where}${key}" in an exhibition's profile is empty: leave it out for the default`)
  }
}
