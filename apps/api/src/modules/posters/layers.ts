import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type PosterShape, posterShapes, type SceneLook } from '@tradefloor/contract'
import sharp from 'sharp'
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

/** A hall that is drawn for wide windows has one for phones. */
export const hasGround = (look: SceneLook): boolean => existsSync(groundOf(look, 'wide'))

export async function readGround(look: SceneLook, shape: PosterShape): Promise<Buffer> {
  const own = groundOf(look, shape)
  return existsSync(own) ? readFile(own) : uprightOf(await readFile(groundOf(look, 'wide')))
}

/** In shares of a picture's height from its top: the horizon of the wide view, and of a phone's, which looks from higher up. */
const horizon = { wide: 0.6, tall: 0.455 }

/** The middle of a wide hall enlarged, with its horizon where a phone has it: far behind the stand and out of focus. */
async function uprightOf(wide: Buffer): Promise<Buffer> {
  const { width, height } = posterShapes.tall
  // All below the horizon must be filled.
  const enlarged = Math.ceil((height * (1 - horizon.tall)) / (1 - horizon.wide))
  const { data, info } = await sharp(wide)
    .resize({ height: enlarged })
    .blur(2)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((info.width - width) / 2)
  const top = Math.min(info.height - height, Math.round(enlarged * horizon.wide - height * horizon.tall))
  return sharp(data).extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer()
}

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
