import { chance } from '../chance.ts'
import type { Instruction, Person } from './person.ts'

const home = ['#f5d6bd', '#efc9a8', '#f2cfb2', '#e7ba94', '#f7dcc8', '#ecc3a0'] as const
const abroad = {
  mediterranean: { skin: ['#e3b18a', '#edc3a0', '#d9a47b'], hair: ['#3b261b', '#53331f', '#2b201c'] },
  northern: { skin: ['#f6d9c8', '#f3d0ba'], hair: ['#94502a', '#8a6a44'] },
  steppe: { skin: ['#e2b48e', '#edc6a2', '#d8a67e', '#e8bd98'], hair: ['#2a1f1c', '#3a2820', '#1f1b1d'] },
  tropical: { skin: ['#d3a074'], hair: ['#1e1a1c'] },
  highland: { skin: ['#8b5a3d'], hair: ['#1a1618'] },
} as const

/** Guests from elsewhere; all others come from around the fair. */
const origins: Record<number, keyof typeof abroad> = {
  3008: 'mediterranean',
  3029: 'northern',
  3047: 'mediterranean',
  3048: 'northern',
  3049: 'mediterranean',
  3050: 'tropical',
  3051: 'highland',
  3054: 'mediterranean',
  3081: 'steppe',
  3082: 'steppe',
  3083: 'steppe',
  3084: 'steppe',
  3085: 'steppe',
  3086: 'steppe',
  3087: 'steppe',
  3089: 'steppe',
  3149: 'mediterranean',
  3150: 'mediterranean',
  3151: 'mediterranean',
}

const dark = ['#1f1c20', '#2a2220', '#26211f', '#352721', '#1b1d24'] as const
const grey = ['#9a9da3', '#c3c6ca', '#74777e', '#b0aca8', '#85888f'] as const
const suits = ['#22355c', '#3b424e', '#1f4d57', '#5b4636', '#41587a', '#2b2e38', '#5a2f3d'] as const
const shirts = [
  '#7ea6d0',
  '#4b7a9c',
  '#5d8069',
  '#c9785a',
  '#8d9db3',
  '#b9a27c',
  '#3d5f8f',
  '#6f6a9c',
] as const
const blouses = [
  '#d9786a',
  '#2f8189',
  '#8a6bb0',
  '#dba544',
  '#3a62a6',
  '#c5546f',
  '#6d9168',
  '#4c5a78',
  '#e39a86',
] as const
const accents = ['#b8433a', '#2b6cb0', '#c9962f', '#2f7d6b', '#7a4a8c', '#3d4b66'] as const
const tints = [
  '#2f7fd6',
  '#17a2a2',
  '#f2a65a',
  '#6b7fd1',
  '#3fa66b',
  '#e2798a',
  '#c9a24a',
  '#5aa7d6',
  '#9a7fc4',
] as const

const of = <T>(things: readonly T[], index: number): T => things[index % things.length] as T

/** `turn` counts the guests of one exhibition, `twin` those of them with the same hair: they go through the styles in order. */
export function personOf(
  id: number,
  exhibition: number,
  turn: number,
  twin: number,
  { hair, age, glasses, wear }: Instruction,
): Person {
  const throwOf = chance(id * 7919)
  const origin = origins[id] ? abroad[origins[id]] : undefined
  const woman = wear === 'blouse' || wear === 'hijab' || hair === 'bob' || hair === 'long' || hair === 'bun'
  const young = origin ? of(origin.hair, turn) : of(dark, turn + exhibition)
  const cloths = wear === 'suit' ? suits : wear === 'shirt' || wear === 'doppa' ? shirts : blouses
  return {
    hair,
    age,
    glasses,
    wear,
    woman,
    fromAbroad: origin !== undefined,
    skin: origin ? of(origin.skin, turn) : of(home, turn * 5 + exhibition),
    hairColour: age === 'senior' && !(woman && throwOf.odds(0.4)) ? of(grey, turn * 3 + exhibition) : young,
    face: woman ? throwOf.between(46.5, 50.5) : throwOf.between(48, 54),
    jaw: woman ? throwOf.between(0.72, 0.82) : throwOf.between(0.8, 0.96),
    tilt: throwOf.between(-4, 4),
    size: throwOf.between(0.97, 1.03),
    hairStyle: twin + exhibition,
    mirrored: (turn + Math.floor(twin / 2)) % 2 === 1,
    wearStyle: twin * 3 + turn + exhibition,
    cloth: of(cloths, turn * 2 + exhibition),
    accent: of(accents, turn + exhibition),
    glassesStyle: turn + id,
    beard: woman ? 'none' : beardOf(wear === 'doppa', Boolean(origin), age, throwOf.between(0, 1)),
    ground: of(tints, exhibition + turn * 2),
    groundStyle: turn + exhibition,
  }
}

function beardOf(doppa: boolean, foreign: boolean, age: Instruction['age'], share: number): Person['beard'] {
  if (doppa && age === 'senior') return share < 0.5 ? 'full' : 'moustache'
  if (foreign) return share < 0.4 ? 'full' : share < 0.7 ? 'stubble' : 'none'
  if (age === 'young') return 'none'
  return share < 0.08 ? 'moustache' : share < 0.16 ? 'stubble' : share < 0.2 ? 'full' : 'none'
}
