import { standColors } from '@tradefloor/rules'
import type { HallLook } from './hall-look.ts'

/** An old machine works: brick, riveted steel, north light. */
export const works: HallLook = {
  architecture: 'works',
  building: { structure: '#38444f', wall: '#a8705a', trim: '#d9a13a' },
  panels: '#b07a5e',
  floor: { kind: 'concrete', color: '#bdbcb8', second: '#8d8c88', size: 4.4, gloss: 1.5 },
  carpet: { color: '#2b3f55', edge: '#f2b441' },
  ambient: { color: '#fff8ee', power: 0.98 },
  sun: { color: '#ffe9c6', power: 0.34 },
  lamp: '#ffd29a',
  beams: { along: [6.5, 1.5], across: [1.375, 0.05], height: 11 },
  fog: { color: '#e4e6e6', from: 34, to: 220 },
  sky: {
    top: '#4f96d6',
    middle: '#a6cfee',
    low: '#edf3f6',
    ground: '#9fb3bd',
    cloud: '#ffffff',
    cover: 0.5,
    horizon: 'city',
    far: '#aebfcc',
  },
  surroundings: { sky: '#e8eef2', wall: '#c9a08c', floor: '#b9b7b2', strips: 4.2 },
  accents: ['#e0922a', '#2a6fb0', '#c44b32'],
  stands: standColors.works,
  plants: ['snake', 'fiddle'],
  exposure: 1.04,
}

/** Slipway and sea: red lead and navy. */
export const shipyard: HallLook = {
  ...works,
  building: { structure: '#234a63', wall: '#c9cdd0', trim: '#d5532f' },
  panels: '#b9a188',
  carpet: { color: '#1f4560', edge: '#ffd9c7' },
  sky: { ...works.sky, top: '#2f86cf', ground: '#4f9fc2', horizon: 'sea', cover: 0.36 },
  surroundings: { sky: '#e2edf5', wall: '#c2cbd2', floor: '#b4b8bc', strips: 4.6 },
  accents: ['#d5532f', '#1f6f9e', '#e6a12e'],
  stands: standColors.shipyard,
}

/** A spinning mill: whitewashed brick, madder and indigo. */
export const loom: HallLook = {
  ...works,
  building: { structure: '#6c4f57', wall: '#e8ded3', trim: '#b5495f' },
  panels: '#c99a86',
  floor: { kind: 'wood', color: '#c39e74', second: '#9c7850', size: 0.3, gloss: 0.7 },
  carpet: { color: '#8f2f50', edge: '#fbe3ea' },
  surroundings: { sky: '#f3efee', wall: '#e3d6cc', floor: '#bfa07c', strips: 4 },
  fog: { color: '#efe7e4', from: 34, to: 220 },
  accents: ['#b5395f', '#3f4fa0', '#d98a3a'],
  stands: standColors.loom,
  plants: ['fiddle', 'olive'],
}

/** A fish market by the quay: painted steel, wet floor, salt light. */
export const fishingPort: HallLook = {
  ...works,
  building: { structure: '#2f6f7d', wall: '#e4e7e2', trim: '#f0b03c' },
  panels: '#a9b8b4',
  floor: { kind: 'tiles', color: '#c3cfd2', second: '#84989e', size: 0.8, gloss: 1.7 },
  carpet: { color: '#1c6076', edge: '#fff0cf' },
  sky: {
    ...works.sky,
    top: '#1f86c8',
    middle: '#84c6e4',
    low: '#e8f5f6',
    ground: '#3fa0b8',
    horizon: 'sea',
    cover: 0.34,
  },
  surroundings: { sky: '#e2f1f5', wall: '#d5dedd', floor: '#b8c5c9', strips: 4.8 },
  fog: { color: '#dfedf0', from: 34, to: 220 },
  accents: ['#0f7f96', '#f0a030', '#d5573b'],
  stands: standColors['fishing-port'],
}
