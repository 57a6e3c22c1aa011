import { box } from '../../kit/box.ts'
import { panel } from '../../kit/panel.ts'
import type { ModelRecipe } from '../compile-model.ts'
import { finishes } from '../furniture/finishes.ts'
import { type ModelBuilder, picture } from '../model-builder.ts'

/** A board of 4 : 3 on a foot, seen from both sides; where its picture is clear there is no board. */
function photoStandee(b: ModelBuilder): void {
  const [width, height] = [0.64, 0.48]
  for (const turn of [0, Math.PI])
    b.add(panel(width, height, 9), picture('photo', 0.25), {
      at: [0, 0.02 + height / 2, turn ? -0.006 : 0.006],
      turn,
    })
  b.add(box(0.34, 0.022, 0.12, b.bevel(0.006)), finishes.dark, { at: [0, 0.011, 0] })
}

/** The company's poster in a frame, leaning back a little. */
function posterStandee(b: ModelBuilder): void {
  const [width, height] = [0.42, 0.56]
  b.within({ tilt: -0.12, at: [0, 0.02, 0.04] }, () => {
    b.add(box(width + 0.03, height + 0.03, 0.024, b.bevel(0.006)), finishes.dark, {
      at: [0, height / 2, -0.014],
    })
    b.add(panel(width, height, 9), picture('poster', 0.3), { at: [0, height / 2, 0.001] })
  })
  b.add(box(0.3, 0.022, 0.16, b.bevel(0.006)), finishes.dark, { at: [0, 0.011, 0] })
}

/** A small card on the edge of a plinth, tilted towards who stands before it. One metre wide: it is scaled. */
function nameCard(b: ModelBuilder): void {
  const height = 114 / 504
  b.within({ tilt: -0.7, at: [0, 0.012, 0] }, () => {
    b.add(box(1, height, 0.016), finishes.lacquer, { at: [0, height / 2, -0.01] })
    b.add(panel(1, height, 9), picture('nameCard', 0.35), { at: [0, height / 2, 0] })
  })
}

const shown = (build: (b: ModelBuilder) => void) =>
  ({ build, details: ['near'], light: 'facing' }) as const satisfies ModelRecipe

/** What shows a picture or a name where no model does. */
export const showRecipes = {
  'show-photo': shown(photoStandee),
  'show-poster': shown(posterStandee),
  'show-card': shown(nameCard),
}
