import { readdirSync, readFileSync } from 'node:fs'
import type { ExhibitionProfile, Industry, ProfileChanges } from '@tradefloor/contract'
import { resolveProfile } from '@tradefloor/rules'

const folder = new URL('../demo/exhibitions/', import.meta.url)

/** Every exhibition the demo fair must have, written out so that a lost file is noticed. */
export const demoIds = [
  14, 15, 21, 23, 25, 31, 33, 34, 35, 38, 41, 43, 49, 50, 51, 52, 53, 55, 57, 58, 59, 60, 62, 63, 65, 74, 76,
  77, 78, 79, 80, 81, 82,
]

export const everyIdBut = (...ids: number[]) => demoIds.filter((id) => !ids.includes(id))

interface Words {
  zh: string
  en: string
}

interface ExhibitionFile {
  id: number
  name: Words
  place: Words
  industry: Industry
  lasting?: boolean
  /** Days from the day the server is started, and the time: `-3 09:00`. */
  opens: string
  closes: string
  banner: string
  profile?: ProfileChanges
}

export interface DemoExhibition extends Omit<ExhibitionFile, 'profile' | 'lasting'> {
  file: string
  lasting: 0 | 1
  profile: ExhibitionProfile
}

export const readDemoFiles = (): { file: string; content: unknown }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, content: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) }))

/** As the rules see them: each with its whole profile, by id. */
export const demoExhibitions: DemoExhibition[] = readDemoFiles()
  .map(({ file, content }) => {
    const { lasting = false, profile = {}, ...exhibition } = content as ExhibitionFile
    return {
      ...exhibition,
      file,
      lasting: lasting ? (1 as const) : (0 as const),
      profile: resolveProfile(profile),
    }
  })
  .sort((a, b) => a.id - b.id)

export const idsWhere = (holds: (exhibition: DemoExhibition) => boolean): number[] =>
  demoExhibitions.filter(holds).map(({ id }) => id)

/** The ids under what each of them answers, so that one comparison settles members and all others. */
export function idsByAnswer(answer: (exhibition: DemoExhibition) => string): Record<string, number[]> {
  const groups: Record<string, number[]> = {}
  for (const exhibition of demoExhibitions) {
    const key = answer(exhibition)
    groups[key] = [...(groups[key] ?? []), exhibition.id]
  }
  return groups
}
