import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PosterShape, SceneLook } from '@tradefloor/contract'
import { contentFolder } from '../../paths.ts'
import type { SignArea } from './draw-signs.ts'
import type { Quad } from './warp.ts'

const folder = resolve(contentFolder, 'media/poster-layers')

export interface StandLayers {
  ink: Buffer
  paints: Buffer
  masks: Buffer
  places: StandPlaces
}

/** Where in a stand's picture its signs and plinths are, the farthest first. */
export interface StandPlaces {
  signs: { area: SignArea; quad: Quad }[]
  /** The middle of the top, how many pixels a metre is there, and how many metres wide it is. */
  plinths: { foot: readonly [number, number]; metre: number; room: number }[]
}

export async function readStand(body: string, shape: PosterShape): Promise<StandLayers> {
  const file = (end: string) => readFile(resolve(folder, `${body}-${shape}${end}`))
  const [ink, paints, masks, json] = await Promise.all(
    ['.ink.avif', '.paints.avif', '.masks.avif', '.json'].map(file),
  )
  if (!ink || !paints || !masks || !json) throw new Error(`the layers of ${body} are not whole`)
  return { ink, paints, masks, places: JSON.parse(json.toString()) as StandPlaces }
}

const groundOf = (look: SceneLook, shape: PosterShape) => resolve(folder, `ground-${look}-${shape}.avif`)

export const hasGround = (look: SceneLook): boolean =>
  existsSync(groundOf(look, 'wide')) && existsSync(groundOf(look, 'tall'))

export const readGround = (look: SceneLook, shape: PosterShape): Promise<Buffer> =>
  readFile(groundOf(look, shape))

let version: string | undefined

/** Changes with any layer, so that posters of old layers have other addresses. Worked out once. */
export function layersVersion(): string {
  if (version === undefined) {
    const hash = createHash('sha256')
    for (const name of existsSync(folder) ? readdirSync(folder).sort() : [])
      hash.update(name).update(readFileSync(resolve(folder, name)))
    version = hash.digest('hex').slice(0, 12)
  }
  return version
}
