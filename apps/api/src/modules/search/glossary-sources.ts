import { Glossary, type GlossaryGroup, type GlossaryPair, pairsOf, withoutStruck } from '@tradefloor/search'
import { asc } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'
import { glossaryGroup } from '../../schema/index.ts'
import { learntPairs } from './learnt-pairs.ts'
import { type SoftwareGroup, softwareGlossary } from './software-glossary.ts'

export interface OwnGroup extends GlossaryGroup {
  id: number
  topic: string
  /** Its two terms are kept apart. */
  strike: boolean
}

export interface GlossarySources {
  own: OwnGroup[]
  software: SoftwareGroup[]
  /** Also those that are struck out. */
  learnt: GlossaryPair[]
}

export async function readGlossarySources(db: Queries): Promise<GlossarySources> {
  return { own: await readOwnGroups(db), software: await softwareGlossary(), learnt: await learntPairs(db) }
}

export async function readOwnGroups(db: Queries): Promise<OwnGroup[]> {
  const rows = await db.select().from(glossaryGroup).orderBy(asc(glossaryGroup.id))
  return rows.map(({ termsZh: zh, termsEn: en, ...row }) => ({ ...row, zh, en }))
}

/** A strike takes out what the software or the content says, and not what the organiser says elsewhere. */
export function glossaryOf({ own, software, learnt }: GlossarySources): Glossary {
  return new Glossary([
    ...own.filter(({ strike }) => !strike).flatMap(pairsOf),
    ...withoutStruck([...software.flatMap(pairsOf), ...learnt], struckPairs(own)),
  ])
}

export const struckPairs = (own: OwnGroup[]): GlossaryPair[] =>
  own.filter(({ strike }) => strike).flatMap(pairsOf)
