import type { Look } from './mesh-builder.ts'

/** Materials that several buildings share. */
export const looks = {
  white: { color: '#f0f3f7', rough: 0.42 },
  stone: { color: '#d9cfbb', rough: 0.8 },
  paving: { color: '#c8bca4', rough: 0.85 },
  plinth: { color: '#e2e6ec', rough: 0.6 },
  glass: { color: '#5aa5dc', rough: 0.06, metal: 0.35 },
  paleGlass: { color: '#a9d8ee', rough: 0.1, metal: 0.15 },
  frame: { color: '#fafbfd', rough: 0.4 },
  steel: { color: '#cfd7e2', rough: 0.35, metal: 0.6 },
  gold: { color: '#f2b941', rough: 0.28, metal: 0.55 },
  wood: { color: '#c99a63', rough: 0.7 },
  darkWood: { color: '#8b6239', rough: 0.8 },
  dome: { color: '#1560dd', rough: 0.24, metal: 0.1 },
  domeRib: { color: '#5f9bf5', rough: 0.3, metal: 0.1 },
  rock: { color: '#a49c90', rough: 0.9 },
} as const satisfies Record<string, Look>

export const paint = (color: string, rough = 0.36): Look => ({ color, rough })
