import type { Industry } from '@tradefloor/contract'
import type { AnyModel, Close, ColourName, Seen } from '../model.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import type { Point } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { boardCase, carton, type Dress, drum, pillowPack, pouch, sack, sign, tub } from './packs.ts'

const packs = { pouch, pillow: pillowPack, carton, case: boardCase, sack, tub, drum, sign } as const
export type PackKind = keyof typeof packs

/** Goods beside the pack they are sold in, which carries their name. */
export interface Served {
  name: { zh: string; en: string }
  industry?: Industry
  pack: PackKind
  /** The pack's own measures; the usual ones when not said. */
  size?: readonly number[]
  packAt?: Point
  /** Colours of the pack: its ground and its panel; by the colour it is called, two at least. */
  dress: Partial<Record<ColourName, readonly [body: string, accent: string]>>
  /** Colours of the goods, as a window shows them. */
  inside: readonly string[]
  isFrozen?: boolean
  goodsAt?: Point
  goods(on: Sculpture, tones: Tones): void
  seen?: Seen
  close?: Close
}

export function served(given: Served): AnyModel {
  const [first, ...others] = Object.entries(given.dress) as [ColourName, readonly [string, string]][]
  if (!first) throw new Error('What is served has a pack of some colour.')
  const third = given.inside[0] ?? '#b9986a'
  const coloursOf = ([body, accent]: readonly [string, string]) => ({ body, accent, third })
  const isLow = given.pack === 'carton' || given.pack === 'case' || given.pack === 'sign'
  return model({
    name: given.name,
    industry: given.industry ?? 'food',
    seen: given.seen ?? { yaw: -12, elevation: isLow ? 24 : 18, fill: 0.84 },
    close: given.close ?? { at: [0.4, 0.2, 0.62], size: 0.5, yaw: -10, elevation: 34 },
    isFrontOnly: true,
    colours: coloursOf(first[1]),
    options: {},
    variants: Object.fromEntries([
      [first[0], {}],
      ...others.map(([name, colours]) => [name, { colours: coloursOf(colours) }]),
    ]),
    build(on, tones) {
      const dress: Dress = {
        body: tones.body,
        accent: tones.accent,
        inside: given.inside,
        ...(given.isFrozen && { isFrozen: true }),
      }
      on.within(given.packAt ?? [-0.2, 0, -0.22], [0, 6, 0], () =>
        (packs[given.pack] as (to: Sculpture, of: Dress, ...size: readonly number[]) => void)(
          on,
          dress,
          ...(given.size ?? []),
        ),
      )
      on.within(given.goodsAt ?? [0.36, 0, 0.62], [0, 0, 0], () => given.goods(on, tones))
    },
  })
}
