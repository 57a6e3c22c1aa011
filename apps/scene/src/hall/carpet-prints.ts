import type { Language } from '@tradefloor/contract'
import { CanvasTexture } from 'three'
import { drawCarpetPrint } from '../art/floor-prints.ts'
import { industryFace } from '../industry-words.ts'
import type { FloorPrints } from '../stage/floor.ts'
import type { HallLayout } from './hall-layout.ts'

/** The streets' names in white on their carpets, near the entrance. */
export function carpetPrints({ streets }: HallLayout) {
  const edge = 256
  const shown = streets.slice(0, 8)
  const sheet = document.createElement('canvas')
  sheet.width = edge * Math.max(1, Math.min(4, shown.length))
  sheet.height = edge * Math.max(1, Math.ceil(shown.length / 4))
  const texture = new CanvasTexture(sheet)
  texture.flipY = false
  texture.anisotropy = 8
  const cell = (i: number) => [(i % 4) * edge, Math.floor(i / 4) * edge] as const
  const prints: FloorPrints = {
    texture,
    places: shown.map(({ x }, i) => ({
      rect: [x - 1.15, -3.1, x + 1.15, -0.8],
      area: [
        (cell(i)[0] ?? 0) / sheet.width,
        (cell(i)[1] ?? 0) / sheet.height,
        edge / sheet.width,
        edge / sheet.height,
      ],
    })),
  }
  return {
    prints,
    bytes: (sheet.width * sheet.height * 4 * 4) / 3,
    setLanguage(language: Language) {
      const pen = sheet.getContext('2d')
      if (!pen) return
      shown.forEach(({ letter, industry }, i) => {
        pen.save()
        pen.translate(...cell(i))
        drawCarpetPrint(pen, edge, edge, { letter, name: industryFace(industry).name }, language)
        pen.restore()
      })
      texture.needsUpdate = true
    },
  }
}
