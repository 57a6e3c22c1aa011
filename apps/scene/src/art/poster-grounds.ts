import type { PosterGround } from './poster-ground.ts'
import { dawn, ridges, ripple, stage, tide } from './poster-scenes.ts'
import { gates, mosaic, orbit, slope } from './poster-shapes.ts'

/** Their number shares no factor with ten, so that round steps of ids run through all of them. */
export const posterGrounds: readonly PosterGround[] = [
  tide,
  gates,
  ripple,
  slope,
  ridges,
  mosaic,
  stage,
  orbit,
  dawn,
]
