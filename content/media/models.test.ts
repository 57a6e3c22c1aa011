import { readFileSync } from 'node:fs'
import { makeModel, models, variantsOf } from '@tradefloor/models'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fingerprintOf, strokesOf } from './models/fingerprint.ts'
import { catalogue, modelPictures, pictured, pictureName } from './models/index.ts'
import { edges, viewsOf } from './models/shots.ts'

const folder = new URL('../models/', import.meta.url)
const pump = models['water-pump']

describe('H-05 pictures of models', () => {
  test('H-05 the catalogue that organisers read says what there is', () => {
    expect(readFileSync(new URL('catalogue.json', folder), 'utf8')).toBe(catalogue())
  })

  test.each(pictured())(
    'H-05 $name has a picture from each side in each colour, of 800 × 800 and 640 × 640, at most 16 and 12 KB',
    async ({ name, model, colours }) => {
      expect(colours.filter((colour) => !variantsOf(model).includes(colour))).toEqual([])
      const drawings = await modelPictures.drawings()
      const own = drawings.map(({ path }) => path).filter((path) => path.startsWith(`${name}/`))
      expect(own).toHaveLength(colours.flatMap((colour) => viewsOf(name, colour)).length)
      const wrong: unknown[] = []
      for (const colour of colours)
        for (const view of viewsOf(name, colour)) {
          const path = pictureName(name, colour, view)
          const bytes = readFileSync(new URL(path, folder))
          const { format, width, height } = await sharp(bytes).metadata()
          const isSquare = width === edges[view] && height === edges[view]
          const most = view ? 12 * 1024 : 16 * 1024
          if (!own.includes(path) || format !== 'webp' || !isSquare || bytes.length > most)
            wrong.push({ path, format, width, height, bytes: bytes.length })
        }
      expect(wrong).toEqual([])
    },
  )

  test('H-05 on average a picture weighs 8.5 KB or less', async () => {
    const paths = (await modelPictures.drawings())
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.webp'))
    const bytes = paths.reduce((sum, path) => sum + readFileSync(new URL(path, folder)).length, 0)
    expect(bytes / paths.length).toBeLessThanOrEqual(8.5 * 1024)
  })

  test('H-05 a picture is made again when a colour changes, and only then', () => {
    if (!pump) throw new Error('there is no pump')
    const before = fingerprintOf(makeModel(pump, 'blue'))
    expect(fingerprintOf(makeModel(pump, 'blue'))).toBe(before)
    expect(fingerprintOf(makeModel({ ...pump, name: { zh: '泵', en: 'Pump' } }, 'blue'))).toBe(before)
    const painted = { ...pump, colours: { ...pump.colours, accent: '#123456' } }
    expect(fingerprintOf(makeModel(painted, 'blue'))).not.toBe(before)
    const finned = { ...pump, options: { ...pump.options, fins: 23 } }
    expect(fingerprintOf(makeModel(finned, 'blue'))).not.toBe(before)
  })

  test('H-05 what is printed on a model counts too', () => {
    const label = (text: string) => ({
      width: 8,
      height: 8,
      ground: '#ffffff',
      draw: (pen: { fillText(text: string, x: number, y: number): void }) => pen.fillText(text, 0, 0),
    })
    expect(strokesOf(label('茶'))).toBe(strokesOf(label('茶')))
    expect(strokesOf(label('茶'))).not.toBe(strokesOf(label('酒')))
  })
})
