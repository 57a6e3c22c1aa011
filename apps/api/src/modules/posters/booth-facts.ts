import { createHash } from 'node:crypto'
import {
  type Language,
  lookNameFor,
  type PosterBody,
  posterBodyOf,
  type SceneLook,
} from '@tradefloor/contract'
import { boothLook, resolveProfile, standColor, standColors } from '@tradefloor/rules'
import { layersVersion } from './layers.ts'
import type { PictureRow, PosterBoothRow } from './poster-queries.ts'

/** Changes when posters are composed in another way. */
const composition = 4

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

export function boothFacts(row: PosterBoothRow): BoothFacts {
  const look = lookNameFor(boothLook(resolveProfile(row.profile)), row.industry || null)
  const facts = {
    names: { zh: row.nameZh, en: row.nameEn },
    number: row.number ?? '',
    color: standColor(row, standColors[look]),
    look,
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
