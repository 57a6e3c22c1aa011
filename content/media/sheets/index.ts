import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bannersOf } from '../banners/index.ts'
import { chance } from '../chance.ts'
import { depicted } from '../depictions.ts'
import { pictured, pictureName } from '../models/index.ts'
import { contentFolder, mediaFolder, type Series } from '../series.ts'
import { type Cell, draw, type Sheet, sourceOf } from './sheet.ts'

const models = join(contentFolder, 'models')
const looks = resolve('apps/scene/public/posters')

/** Each model in its usual colour, with the name an organiser calls it by. */
const ofModels = (): Cell[] =>
  pictured().flatMap(({ name, colours: [colour] }) =>
    colour ? [{ file: join(models, pictureName(name, colour, '')), name }] : [],
  )

/** Products of the demo fair, drawn by lot: always the same ones. */
function ofProducts(count: number): Cell[] {
  const { between } = chance(64)
  return depicted()
    .map(({ model, colour }) => ({ file: join(models, model, `${colour}.webp`), turn: between(0, 1) }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ file }) => ({ file }))
}

const ofBanners = (): Cell[] =>
  bannersOf().map(([id]) => ({ file: join(mediaFolder, `banners/${id}.avif`), name: id }))

const ofFilms = (): Cell[] =>
  readdirSync(join(mediaFolder, 'videos'))
    .filter((name) => name.endsWith('.webp'))
    .sort()
    .map((name) => ({ file: join(mediaFolder, 'videos', name) }))

const ofLooks = (): Cell[] =>
  readdirSync(looks).flatMap((file) => {
    const [, name] = /^hall-(.+)\.avif$/.exec(file) ?? []
    return name ? [{ file: join(looks, file), name }] : []
  })

const sheets: Record<string, () => Sheet> = {
  models: () => ({
    cells: ofModels(),
    columns: 10,
    cell: { width: 120, height: 120 },
    mostBytes: 240_000,
  }),
  products: () => ({
    cells: ofProducts(64),
    columns: 8,
    cell: { width: 144, height: 144 },
    mostBytes: 130_000,
  }),
  banners: () => ({
    cells: ofBanners(),
    columns: 4,
    cell: { width: 294, height: 154 },
    mostBytes: 130_000,
  }),
  films: () => ({ cells: ofFilms(), columns: 4, cell: { width: 294, height: 165 }, mostBytes: 70_000 }),
  looks: () => ({ cells: ofLooks(), columns: 3, cell: { width: 396, height: 188 }, mostBytes: 160_000 }),
}

/** What docs/gallery.md and docs/models.md show: pictures that were made before, many on one sheet. */
export const contactSheets: Series = {
  name: 'sheets',
  folder: '../docs/pictures',
  drawings: () =>
    Object.entries(sheets).map(([name, sheet]) => ({
      path: `${name}.webp`,
      source: () => sourceOf(present(sheet())),
      make: () => draw(present(sheet())),
    })),
}

/** Pictures that were not taken yet are no reason to have no sheet. */
const present = (sheet: Sheet): Sheet => ({
  ...sheet,
  cells: sheet.cells.filter(({ file }) => existsSync(file)),
})
