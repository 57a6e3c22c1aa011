import { standColors } from '@tradefloor/rules'
import type { HallLook } from './hall-look.ts'

/** White steel and glass by the water: the fair's own hall. */
export const harbour: HallLook = {
  architecture: 'vault',
  building: { structure: '#d3dce8', wall: '#e3e9f1', trim: '#eef3f9' },
  panels: '#d8b284',
  floor: { kind: 'tiles', color: '#d0d7e0', second: '#9aa7b8', size: 1.6, gloss: 1.4 },
  carpet: { color: '#3566b8', edge: '#dbe7fb' },
  ambient: { color: '#ffffff', power: 0.95 },
  sun: { color: '#fff0d8', power: 0.62 },
  lamp: '#ffdcae',
  beams: { along: [6.5, 0.3], across: [3.67, 0.08], height: 12 },
  fog: { color: '#dcebfa', from: 30, to: 190 },
  sky: {
    top: '#2f7fdc',
    middle: '#86bff2',
    low: '#e3f1fd',
    ground: '#5fb3d9',
    cloud: '#ffffff',
    cover: 0.56,
    horizon: 'city',
    far: '#a9c8e6',
  },
  surroundings: { sky: '#dcecff', wall: '#e8eef6', floor: '#c8d2e0', strips: 5 },
  accents: ['#1557d6', '#0fa7b8', '#e5782d'],
  stands: standColors.harbour,
  plants: ['palm', 'fiddle', 'snake'],
  exposure: 1,
}

/** Clear water: teal runners, sea on the horizon. */
export const tide: HallLook = {
  ...harbour,
  building: { structure: '#cfe0e6', wall: '#dfeaee', trim: '#eaf5f7' },
  panels: '#d9c4a0',
  floor: { kind: 'terrazzo', color: '#d3dedf', second: '#7fb0b8', size: 2.4, gloss: 1.5 },
  carpet: { color: '#12727f', edge: '#d3f4f2' },
  fog: { color: '#d8eef2', from: 30, to: 190 },
  sky: {
    ...harbour.sky,
    top: '#1f86c8',
    middle: '#78c8e6',
    low: '#e2f6f8',
    ground: '#3fa6bd',
    horizon: 'sea',
    far: '#9cc9d6',
  },
  accents: ['#0c8494', '#1557d6', '#f0883e'],
  stands: standColors.tide,
  plants: ['palm', 'snake'],
}

/** A winter morning: everything pale, ice blue, crisp. */
export const frost: HallLook = {
  ...harbour,
  building: { structure: '#c3d3e4', wall: '#e6eef6', trim: '#f1f7fc' },
  panels: '#c9d6e4',
  floor: { kind: 'concrete', color: '#d9e1ea', second: '#aebccb', size: 4.4, gloss: 1.7 },
  carpet: { color: '#2c5f86', edge: '#e4f3ff' },
  ambient: { color: '#eef6ff', power: 1.02 },
  sun: { color: '#f3f6ff', power: 0.36 },
  fog: { color: '#e6f1fa', from: 24, to: 160 },
  sky: {
    ...harbour.sky,
    top: '#6aa7dc',
    middle: '#bcdcf3',
    low: '#f2f9ff',
    ground: '#b5d3e4',
    cover: 0.6,
    horizon: 'hills',
    far: '#c4d9ea',
  },
  surroundings: { sky: '#eaf4ff', wall: '#e8f0f8', floor: '#d4dde8', strips: 5 },
  accents: ['#2274b8', '#38b6d9', '#6c7fd8'],
  stands: standColors.frost,
  plants: ['olive', 'snake'],
}

/** A still lake between green hills. */
export const lake: HallLook = {
  ...harbour,
  building: { structure: '#d5dfda', wall: '#e6ece7', trim: '#f0f5f0' },
  panels: '#c9a878',
  floor: { kind: 'wood', color: '#d6c6ab', second: '#b99e78', size: 0.24, gloss: 0.8 },
  carpet: { color: '#2f6f66', edge: '#e0f3ea' },
  ambient: { color: '#fdfff9', power: 1 },
  fog: { color: '#dff0ee', from: 28, to: 180 },
  sky: {
    ...harbour.sky,
    top: '#3c93cf',
    middle: '#9bd2e8',
    low: '#eaf7f4',
    ground: '#74b7b9',
    horizon: 'hills',
    far: '#93bcb4',
  },
  surroundings: { sky: '#e0f2f2', wall: '#e6efe9', floor: '#c9bfa8', strips: 4.5 },
  accents: ['#1f7a6c', '#2b87c0', '#d99a2b'],
  stands: standColors.lake,
  plants: ['fiddle', 'olive', 'palm'],
}
