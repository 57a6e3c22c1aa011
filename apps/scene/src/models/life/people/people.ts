import type { ModelRecipe } from '../../compile-model.ts'
import { figure } from './figure.ts'
import { postures } from './postures.ts'

/** Eight people: no two with the same posture, hair and skin. */
export const peopleRecipes = {
  'person-walk': figure({
    posture: postures.walk,
    frame: 'man',
    skin: '#dfae88',
    hair: 'short',
    jacket: true,
  }),
  'person-walk-bag': figure({
    posture: postures.walkBag,
    frame: 'woman',
    skin: '#e9c09f',
    hair: 'long',
    jacket: true,
    skirt: true,
    carries: 'bag',
  }),
  'person-stand': figure({
    posture: postures.stand,
    frame: 'man',
    skin: '#c68e66',
    hair: 'short',
    jacket: true,
  }),
  'person-talk': figure({
    posture: postures.talk,
    frame: 'woman',
    skin: '#e6b995',
    hair: 'bob',
    jacket: true,
  }),
  'person-tablet': figure({
    posture: postures.tablet,
    frame: 'woman',
    skin: '#edc6a6',
    hair: 'bun',
    jacket: false,
    carries: 'tablet',
  }),
  'person-phone': figure({
    posture: postures.phone,
    frame: 'man',
    skin: '#e2b48f',
    hair: 'short',
    jacket: false,
    shoes: '#dfe3ea',
    carries: 'phone',
  }),
  'person-greet': figure({
    posture: postures.greet,
    frame: 'woman',
    skin: '#ecc4a3',
    hair: 'bun',
    jacket: true,
    skirt: true,
  }),
  'person-sit': figure({ posture: postures.sit, frame: 'man', skin: '#d9a57d', hair: 'short', jacket: true }),
} as const satisfies Record<string, ModelRecipe>
