import { standColors } from '@tradefloor/rules'
import type { HallLook } from './hall-look.ts'

/** White cloth over a windy shore. */
export const wind: HallLook = {
  architecture: 'sails',
  building: { structure: '#e3e8ee', wall: '#e9eef3', trim: '#f4f7fa' },
  panels: '#e0cba6',
  floor: { kind: 'concrete', color: '#d5dae0', second: '#a8b2bd', size: 4.4, gloss: 1.3 },
  carpet: { color: '#23698f', edge: '#e0f4ff' },
  ambient: { color: '#fbfdff', power: 1.04 },
  sun: { color: '#fff1da', power: 0.34 },
  lamp: '#ffe0b8',
  beams: { along: [6.5, 1.9], across: [44, -1], height: 10 },
  fog: { color: '#e0eef9', from: 28, to: 190 },
  sky: {
    top: '#2c82dd',
    middle: '#86c3f3',
    low: '#e8f5fd',
    ground: '#4fa8d0',
    cloud: '#ffffff',
    cover: 0.36,
    horizon: 'sea',
    far: '#a9cde6',
  },
  surroundings: { sky: '#eef4fb', wall: '#e8eef4', floor: '#ccd4dc', strips: 4.4 },
  accents: ['#1673b8', '#2fae8f', '#f0a030'],
  stands: standColors.wind,
  plants: ['olive', 'palm'],
  exposure: 1,
}

/** Calm and clean, mint on white. */
export const clinic: HallLook = {
  ...wind,
  building: { structure: '#dfe9ea', wall: '#e6f0ef', trim: '#f3f8f8' },
  panels: '#d4dcd6',
  floor: { kind: 'terrazzo', color: '#dce4e4', second: '#93bcb8', size: 2.4, gloss: 1.4 },
  carpet: { color: '#2b7a78', edge: '#e2f8f3' },
  sky: {
    ...wind.sky,
    top: '#3f97d8',
    middle: '#a3d6ee',
    low: '#effaf8',
    horizon: 'city',
    far: '#b2d2da',
    cover: 0.45,
  },
  fog: { color: '#e4f2f3', from: 28, to: 190 },
  accents: ['#12908c', '#2b78c5', '#f08a7a'],
  stands: standColors.clinic,
  plants: ['fiddle', 'snake', 'olive'],
}

/** A courtyard in the south: terracotta, whitewash, shade. */
export const patio: HallLook = {
  ...wind,
  building: { structure: '#d98f5e', wall: '#f3ead9', trim: '#fbf1df' },
  panels: '#d98f5e',
  floor: { kind: 'tiles', color: '#d9a57e', second: '#f0dcc4', size: 0.6, gloss: 0.9 },
  carpet: { color: '#9c2f2a', edge: '#ffe9c4' },
  ambient: { color: '#fff5e6', power: 1.02 },
  sun: { color: '#ffdfa8', power: 0.5 },
  sky: {
    ...wind.sky,
    top: '#1f74d0',
    middle: '#74b8f0',
    low: '#fdf2dc',
    ground: '#c9a877',
    horizon: 'hills',
    far: '#c7a98c',
    cover: 0.2,
  },
  fog: { color: '#f6ecd9', from: 30, to: 200 },
  surroundings: { sky: '#fdf3e2', wall: '#f0e2cc', floor: '#d0a684', strips: 3.8 },
  accents: ['#c23b2e', '#1f7fb0', '#e0a52b'],
  stands: standColors.patio,
  plants: ['olive', 'palm'],
}

/** Cloth of many dyes over a caravan road. */
export const bazaar: HallLook = {
  ...wind,
  building: { structure: '#a8763f', wall: '#ecdcbf', trim: '#f5dfb4' },
  panels: '#c08a4c',
  floor: { kind: 'terrazzo', color: '#dbc9a8', second: '#2f7f93', size: 1.2, gloss: 1.1 },
  carpet: { color: '#1f5f8c', edge: '#ffe2a0' },
  ambient: { color: '#fff2dc', power: 1 },
  sun: { color: '#ffd99a', power: 0.5 },
  sky: {
    ...wind.sky,
    top: '#1f6fc4',
    middle: '#7ab6e6',
    low: '#fbeccd',
    ground: '#cfae78',
    horizon: 'hills',
    far: '#cfae86',
    cover: 0.24,
  },
  fog: { color: '#f6e9d0', from: 30, to: 200 },
  surroundings: { sky: '#fcefd6', wall: '#eedbb8', floor: '#cdb48a', strips: 3.8 },
  accents: ['#1f7fa8', '#c2403a', '#d9a02b'],
  stands: standColors.bazaar,
  plants: ['olive', 'palm'],
}
