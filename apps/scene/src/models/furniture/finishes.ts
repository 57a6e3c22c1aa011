import type { ModelLook } from '../model-builder.ts'

/** What stands and furniture are made of. Whites stay below white, or they would lose their shading. */
export const finishes = {
  lacquer: { color: '#f1f3f7', rough: 0.42 },
  /** For large faces that stand in shade: a little warmer, so that they do not turn grey. */
  warmLacquer: { color: '#f6f3ed', rough: 0.4 },
  platform: { color: '#eceff4', rough: 0.3 },
  aluminium: { color: '#cdd4de', rough: 0.3, metal: 0.85 },
  steel: { color: '#e9eef5', rough: 0.4, metal: 0.1 },
  oak: { color: '#c89b68', rough: 0.5 },
  /** For beams and posts that stand in their own shade. */
  paleOak: { color: '#d9b384', rough: 0.5 },
  dark: { color: '#1c2740', rough: 0.4 },
  softGrey: { color: '#dfe4ec', rough: 0.96 },
  wool: { color: '#8d99ad', rough: 0.97 },
  paper: { color: '#f3f4f6', rough: 0.7 },
  lamp: { color: '#fff4e0', glow: 1.6 },
  litLine: { color: '#fff6e6', glow: 1.5 },
  coolLine: { color: '#dff0ff', glow: 1.1 },
} as const satisfies Record<string, ModelLook>
