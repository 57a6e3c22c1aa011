import { standColors } from '@tradefloor/rules'
import type { HallLook } from './hall-look.ts'

/** A dark hall drawn in light: for what glows by itself. */
export const circuit: HallLook = {
  architecture: 'night',
  building: { structure: '#7b5cff', wall: '#3b4468', trim: '#23c9dc' },
  panels: '#6f74b8',
  floor: { kind: 'terrazzo', color: '#5b6790', second: '#8b9ac4', size: 2.4, gloss: 1.9 },
  carpet: { color: '#3a4684', edge: '#6ae6f2' },
  ambient: { color: '#dbe1ff', power: 0.72 },
  sun: { color: '#000000', power: 0 },
  lamp: '#ffe2bd',
  beams: { along: [0, 0], across: [44, -1], height: 10 },
  fog: { color: '#141f48', from: 26, to: 170 },
  sky: {
    top: '#050a1c',
    middle: '#0b1433',
    low: '#1a2658',
    ground: '#0a1026',
    cloud: '#24306a',
    cover: 0.3,
    horizon: 'city',
    far: '#26357a',
  },
  surroundings: {
    sky: '#26305c',
    wall: '#1d2850',
    floor: '#141c38',
    strips: 4,
    stripColors: ['#9fe9f2', '#b9a8ff'],
  },
  accents: ['#23c9dc', '#7b5cff', '#ff5fa2'],
  stands: standColors.circuit,
  plants: ['snake', 'fiddle'],
  exposure: 1.1,
}

/** A jeweller's night: champagne light on plum. */
export const pearl: HallLook = {
  ...circuit,
  building: { structure: '#e58fb4', wall: '#4a3558', trim: '#f3d9a8' },
  panels: '#c79ab0',
  floor: { kind: 'terrazzo', color: '#79607c', second: '#d9bfa6', size: 2.4, gloss: 1.8 },
  carpet: { color: '#6d2c58', edge: '#f6dcae' },
  ambient: { color: '#ffe9e2', power: 0.82 },
  fog: { color: '#21162a', from: 26, to: 170 },
  sky: {
    ...circuit.sky,
    top: '#140b1c',
    middle: '#22142e',
    low: '#4a2c4f',
    ground: '#170d1f',
    cloud: '#4b2d55',
    far: '#5a3760',
  },
  surroundings: {
    sky: '#5a4450',
    wall: '#47323f',
    floor: '#33232f',
    strips: 4,
    stripColors: ['#ffe9c8', '#f7c3d8'],
  },
  accents: ['#e8c58a', '#d97fa6', '#8f7fd0'],
  stands: standColors.pearl,
  plants: ['olive', 'fiddle'],
}
