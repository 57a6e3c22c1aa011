import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type PosterBody, type PosterShape, posterShapes, type SceneLook } from '@tradefloor/contract'
import type { TileArea } from '@tradefloor/rules'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { reportCacheSize } from '../../logging/cache-sizes.ts'
import { contentFolder } from '../../paths.ts'
import type { Quad } from './warp.ts'

const folder = resolve(contentFolder, 'media/poster-layers')

/** As raw RGB in the size of the poster. They are shared: who changes one copies it. */
export interface StandLayers {
  ink: Buffer
  paints: Buffer
  masks: Buffer
  places: StandPlaces
}

/** Where in a stand's picture its signs and plinths are, the farthest first. */
export interface StandPlaces {
  signs: { area: TileArea; quad: Quad }[]
  /** The middle of the top, how many pixels a metre is there, and how many metres wide it is. */
  plinths: { foot: readonly [number, number]; metre: number; room: number }[]
}

/**
 * Decoding four layers takes more time than composing them. Posters are asked for in bursts, when an exhibition is
 * looked through: then both stands in both shapes and a hall are at hand, and a minute later the memory is free again.
 */
const decoded = new LRUCache<string, Buffer>({
  maxSize: 72 * 1_048_576,
  sizeCalculation: (pixels) => pixels.length,
  ttl: 60_000,
  ttlAutopurge: true,
  updateAgeOnGet: true,
})
reportCacheSize('poster layers', () => decoded.calculatedSize)

async function readLayer(name: string, shape: PosterShape): Promise<Buffer> {
  const kept = decoded.get(name)
  if (kept) return kept
  const pixels = await sharp(resolve(folder, name))
    .resize({ ...posterShapes[shape], fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  decoded.set(name, pixels)
  return pixels
}

const standFile = (
  body: PosterBody,
  shape: PosterShape,
  end: 'ink.avif' | 'paints.avif' | 'masks.avif' | 'json',
) => `${body}-${shape}.${end}`

export async function readStand(body: PosterBody, shape: PosterShape): Promise<StandLayers> {
  const [ink, paints, masks, places] = await Promise.all([
    readLayer(standFile(body, shape, 'ink.avif'), shape),
    readLayer(standFile(body, shape, 'paints.avif'), shape),
    readLayer(standFile(body, shape, 'masks.avif'), shape),
    readFile(resolve(folder, standFile(body, shape, 'json')), 'utf8'),
  ])
  return { ink, paints, masks, places: JSON.parse(places) as StandPlaces }
}

const groundFile = (look: SceneLook, shape: PosterShape) => `ground-${look}-${shape}.avif`

/** Whether the stand and the hall are drawn for every shape. The places of a stand are written last. */
export const hasLayers = ({ body, look }: { body: PosterBody; look: SceneLook }): boolean =>
  (Object.keys(posterShapes) as PosterShape[]).every((shape) =>
    [standFile(body, shape, 'json'), groundFile(look, shape)].every((name) => layerFiles().names.has(name)),
  )

export const readGround = (look: SceneLook, shape: PosterShape): Promise<Buffer> =>
  readLayer(groundFile(look, shape), shape)

let files: { names: ReadonlySet<string>; version: string } | undefined

/** All layers and a hash of them. They come with the program, so they are read once. */
function layerFiles() {
  if (files === undefined) {
    const names = existsSync(folder) ? readdirSync(folder).sort() : []
    const hash = createHash('sha256')
    for (const name of names) hash.update(name).update(readFileSync(resolve(folder, name)))
    files = { names: new Set(names), version: hash.digest('hex').slice(0, 12) }
  }
  return files
}

/** Changes with any layer, so that posters of old layers have other addresses. */
export const layersVersion = (): string => layerFiles().version
