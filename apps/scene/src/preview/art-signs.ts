import type { Language } from '@tradefloor/contract'
import { drawCarpetPrint, drawFloorNumber } from '../art/floor-prints.ts'
import { drawKeyVisual } from '../art/key-visual.ts'
import { drawStreetSign, drawWelcomeGate } from '../art/signs.ts'

export function canvasOf(width: number, height: number, shown = width): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.style.width = `${shown}px`
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  document.body.append(canvas)
  return pen
}

export function showSigns(language: Language): void {
  const fair = { zh: '全球数字贸易云展会', en: 'Global Digital Trade Cloud Exhibition' }
  const long = {
    zh: '第十二届中国国际海洋渔业与冷链装备博览会',
    en: 'The Twelfth China International Ocean Fishery and Cold-Chain Equipment Fair',
  }
  drawKeyVisual(
    canvasOf(1360, 340),
    1360,
    340,
    { name: fair, dates: '2026.11.20 – 11.23', accents: ['#1557d6', '#0fa7b8'] },
    language,
  )
  drawKeyVisual(canvasOf(1360, 340), 1360, 340, { name: long, accents: ['#2e7d4f', '#e08a2b'] }, language)
  drawWelcomeGate(canvasOf(1360, 170), 1360, 170, { name: fair, accents: ['#1557d6', '#6a5ae0'] }, language)
  drawWelcomeGate(canvasOf(1360, 170), 1360, 170, { name: long, accents: ['#b3302c', '#e08a2b'] }, language)
  const streets = [
    { letter: 'A', name: { zh: '智能制造', en: 'Smart Making' }, color: '#1557d6' },
    { letter: 'B', name: { zh: '绿色生活', en: 'Green Living' }, color: '#0f9a8f' },
    {
      letter: 'C',
      name: { zh: '纺织服装与家居面料', en: 'Textiles, Garments and Home Fabrics' },
      color: '#d9577b',
    },
    { letter: 'AB', name: { zh: '农业', en: 'Agriculture' }, color: '#e0a82b' },
  ]
  for (const street of streets) drawStreetSign(canvasOf(240, 400), 240, 400, street, language)
  const print = canvasOf(320, 320)
  print.canvas.style.background = '#4670b4'
  drawCarpetPrint(print, 320, 320, { letter: 'A', name: { zh: '智能制造', en: 'Smart Making' } }, language)
  const floor = canvasOf(240, 100)
  floor.canvas.style.background = '#9aa4b2'
  drawFloorNumber(floor, 240, 100, 'A108')
}
