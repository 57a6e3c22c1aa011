import type { ModelLook } from '../../model-builder.ts'

const green = (color: string): ModelLook => ({ color, rough: 0.48, glow: 0.1 })

/** From deep to fresh. They glow a little, as leaves do that let light through. */
export const greens = {
  palm: ['#3d9c4d', '#4fb057', '#6cc465', '#348b4c'].map(green),
  fiddle: ['#3a914a', '#48a653', '#63bb60', '#3d9b50'].map(green),
  olive: ['#86b078', '#9cc08a', '#b4d2a0', '#74a06a'].map(green),
  box: ['#3f9549', '#55a950', '#72bf5e', '#93cf72'].map(green),
  snake: ['#378452', '#3f9259', '#327a55', '#489f5e'].map(green),
} as const satisfies Record<string, readonly ModelLook[]>

export const snakeEdge: ModelLook = { color: '#cbd36a', rough: 0.5 }
export const shade: ModelLook = { color: '#4a9a50', rough: 0.9, glow: 0.12 }
export const bark: ModelLook = { color: '#8d7257', rough: 0.85 }
export const stemGreen: ModelLook = { color: '#7d9a4e', rough: 0.6 }

/** One of the greens, in an order that does not show. */
export const oneOf = <T>(all: readonly T[], random: () => number): T | undefined =>
  all[Math.floor(random() * all.length)]
