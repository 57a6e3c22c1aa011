import { createHash } from 'node:crypto'
import {
  type Language,
  lookNameFor,
  type PosterBody,
  posterBodyOf,
  type SceneLook,
} from '@tradefloor/contract'
import { resolveProfile } from '@tradefloor/rules'
import { layersVersion } from './layers.ts'
import type { PictureRow, PosterBoothRow } from './poster-queries.ts'

/** Changes when posters are composed in another way. */
const composition = 3

export interface BoothFacts {
  names: Readonly<Record<Language, string>>
  number: string
  color: string
  look: SceneLook
  body: PosterBody
  logo: PictureRow | null
  poster: PictureRow | null
  goods: readonly PictureRow[]
  /** Of everything above and of the layers: the same facts have the same address. */
  version: string
}

/** For companies whose logo has no colour, as the halls choose it. */
const colors = ['#1557d6', '#0fa7b8', '#e08a2b', '#2e9e5b', '#c8456b', '#6a5ae0'] as const

export function boothFacts(row: PosterBoothRow): BoothFacts {
  const hall = resolveProfile(row.profile).scenes.zhanqu
  const facts = {
    names: { zh: row.nameZh, en: row.nameEn },
    number: row.number ?? '',
    color: row.color || (colors[row.companyId % colors.length] ?? colors[0]),
    look: lookNameFor(hall && 'look' in hall ? hall.look : '', row.industry || null),
    body: posterBodyOf(row.companyId),
    logo: row.logo,
    poster: row.poster,
    goods: row.goods,
  }
  const inputs = [composition, layersVersion(), facts]
  return {
    ...facts,
    version: createHash('sha256').update(JSON.stringify(inputs)).digest('base64url').slice(0, 16),
  }
}
