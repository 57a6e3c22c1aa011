import { type Paints, paintBytes } from '../kit/paint.ts'

const tops = [
  '#26324a',
  '#3d4f6b',
  '#7d8ca3',
  '#e4dccf',
  '#2f5d8a',
  '#8a3b46',
  '#4b6b57',
  '#c9b48f',
  '#1f2a3c',
  '#5f6f8c',
]
const legs = ['#1f2839', '#2b3446', '#3b4252', '#4a4038', '#22304a']
const hair = ['#1d1a1a', '#241c1a', '#3a2a20', '#4a3020', '#5b5048']

/** What somebody wears: quiet colours, so that the stands are what one sees. */
export function personPaints(random: () => number): Paints {
  const one = (from: readonly string[]) => paintBytes(from[Math.floor(random() * from.length)] ?? '#26324a')
  return [one(tops), one(legs), one(hair)]
}
