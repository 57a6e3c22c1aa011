import { model } from '../model.ts'
import type { Point } from '../shapes/index.ts'
import { football } from './toy-ball.ts'
import { shark } from './toy-shark.ts'
import { blocks, train } from './toy-wood.ts'

const kinds = { blocks, train, shark, football }

/** Those that have a head turn it to whoever looks; all stand around the middle. */
const stances: Record<string, { turn?: number; at?: Point }> = {
  blocks: { at: [-0.2, 0, -0.5] },
  train: { turn: -58, at: [0.13, 0, 0] },
  shark: { turn: -52, at: [0.28, 0, 0] },
}

/** Toys: each variant is one of its own. */
export const toy = model({
  name: { zh: '玩具', en: 'Toy' },
  industry: 'home',
  seen: { yaw: 32, elevation: 18 },
  close: { at: [0.1, 0.9, 0.3], size: 0.5, yaw: 24, elevation: 18 },
  turned: { yaw: -34 },
  colours: { body: '#d9574a', accent: '#3f8fc0', third: '#efb94a' },
  options: { kind: 'blocks' },
  variants: {
    beige: {},
    red: { colours: { body: '#c8443c', accent: '#2f6fa8', third: '#e9b23f' }, options: { kind: 'train' } },
    blue: { colours: { body: '#5b8fc0', accent: '#e99a9a', third: '#eef1f5' }, options: { kind: 'shark' } },
    white: {
      colours: { body: '#eef1f5', accent: '#2a313d', third: '#dfe5ec' },
      options: { kind: 'football' },
    },
    green: { colours: { body: '#4f9a6a', accent: '#e58a4a', third: '#f0d27a' }, options: { kind: 'train' } },
    orange: {
      colours: { body: '#eef1f5', accent: '#e5722f', third: '#f3d9c4' },
      options: { kind: 'football' },
    },
    teal: { colours: { body: '#3f9a94', accent: '#e8a04c', third: '#e86f5a' } },
  },
  build(on, tones, { kind }) {
    const make = kinds[kind as keyof typeof kinds] ?? blocks
    const { turn = 0, at = [0, 0, 0] as const } = stances[kind] ?? {}
    on.within([0, 0, 0], [0, turn, 0], () => on.within(at, [0, 0, 0], () => make(on, tones)))
  },
})
