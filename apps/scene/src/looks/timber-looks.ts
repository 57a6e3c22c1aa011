import { standColors } from '@tradefloor/rules'
import type { HallLook } from './hall-look.ts'

/** Warm ribs of wood, a strip of sky, gardens overhead. */
export const bamboo: HallLook = {
  architecture: 'timber',
  building: { structure: '#c79b69', wall: '#e2cfae', trim: '#dcb27a' },
  panels: '#c79b69',
  floor: { kind: 'wood', color: '#d2b48c', second: '#b08a5c', size: 0.28, gloss: 0.75 },
  carpet: { color: '#3c6b43', edge: '#eaf4dc' },
  ambient: { color: '#fff6e8', power: 1 },
  sun: { color: '#ffe7c0', power: 0.5 },
  lamp: '#ffd49a',
  beams: { along: [3.25, 0.22], across: [3.67, 0.2], height: 10 },
  fog: { color: '#f0ead9', from: 30, to: 190 },
  sky: {
    top: '#3f92d8',
    middle: '#9fd0ee',
    low: '#f4f6ea',
    ground: '#9cbf8a',
    cloud: '#fffdf6',
    cover: 0.35,
    horizon: 'hills',
    far: '#a3c2a0',
  },
  surroundings: { sky: '#f6efe0', wall: '#ead8bd', floor: '#cbb08a', strips: 3.6 },
  accents: ['#3f7d3a', '#c7792b', '#1f7a86'],
  stands: standColors.bamboo,
  plants: ['fiddle', 'palm', 'olive'],
  exposure: 1,
}

/** Fruit trees and morning sun. */
export const orchard: HallLook = {
  ...bamboo,
  building: { structure: '#d6a468', wall: '#ecdcc0', trim: '#e6c28d' },
  panels: '#d6a468',
  floor: { kind: 'concrete', color: '#d9d2c4', second: '#b5ab99', size: 3.6, gloss: 1 },
  carpet: { color: '#a8442f', edge: '#fdeadb' },
  accents: ['#c8452f', '#4f9a45', '#e2a12e'],
  stands: standColors.orchard,
  plants: ['olive', 'fiddle'],
}

/** Ripe fields: straw and gold. */
export const harvest: HallLook = {
  ...bamboo,
  building: { structure: '#bd915a', wall: '#ead6ac', trim: '#e3bd72' },
  panels: '#c99a56',
  floor: { kind: 'terrazzo', color: '#ded4bf', second: '#b89a5e', size: 2.4, gloss: 1.2 },
  carpet: { color: '#4e7a2c', edge: '#f6f3d4' },
  sun: { color: '#ffdfa6', power: 0.6 },
  sky: {
    ...bamboo.sky,
    top: '#4a9bdc',
    middle: '#b3d8ea',
    low: '#fbf3d9',
    ground: '#d8c06c',
    far: '#c9b86e',
  },
  fog: { color: '#f5ecd2', from: 30, to: 190 },
  accents: ['#5b8f2a', '#d99a1f', '#b3552a'],
  stands: standColors.harvest,
  plants: ['olive', 'fiddle', 'palm'],
}

/** Dark wood, mist and tea leaves. */
export const teaTerrace: HallLook = {
  ...bamboo,
  building: { structure: '#94653b', wall: '#d9cbb2', trim: '#b98a58' },
  panels: '#94653b',
  floor: { kind: 'wood', color: '#a97f55', second: '#835d39', size: 0.22, gloss: 0.85 },
  carpet: { color: '#3f5a3a', edge: '#e3edd2' },
  ambient: { color: '#fbf6e8', power: 0.95 },
  sky: {
    ...bamboo.sky,
    top: '#6fa7c4',
    middle: '#bcd8d6',
    low: '#eef3e6',
    ground: '#6f9a6c',
    cover: 0.62,
    far: '#8fb39a',
  },
  fog: { color: '#e6eddf', from: 24, to: 150 },
  surroundings: { sky: '#eef0e2', wall: '#dccdb0', floor: '#a8855c', strips: 3.2 },
  accents: ['#4c7a34', '#8a5a2c', '#2f7a72'],
  stands: standColors['tea-terrace'],
  plants: ['fiddle', 'snake'],
}
