import type { Industry } from '@tradefloor/contract'
import type { AnyModel, Close, ColourName, Seen } from '../model.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import type { Tones } from '../tone.ts'

type Colours = readonly [body: string, accent: string, third: string]

/** A thing of one form in a few colours, shown from the front. */
export interface OneOff {
  name: { zh: string; en: string }
  industry?: Industry
  seen: Seen
  close?: Close
  /** By the colour it is called, two at least; the first is the usual one. */
  in: Partial<Record<ColourName, Colours>>
  build(on: Sculpture, tones: Tones, look: ColourName): void
}

export function oneOff(given: OneOff): AnyModel {
  const all = Object.entries(given.in) as [ColourName, Colours][]
  const [first] = all
  if (!first) throw new Error('A thing has some colour.')
  const coloursOf = ([body, accent, third]: Colours) => ({ body, accent, third })
  return model({
    name: given.name,
    industry: given.industry ?? 'home',
    seen: given.seen,
    close: given.close ?? {
      at: [0, 0.4, 0.2],
      size: 0.5,
      yaw: given.seen.yaw,
      elevation: given.seen.elevation + 8,
    },
    isFrontOnly: true,
    colours: coloursOf(first[1]),
    options: { look: first[0] as string },
    variants: Object.fromEntries(
      all.map(([name, colours], i) => [
        name,
        i ? { colours: coloursOf(colours), options: { look: name as string } } : {},
      ]),
    ),
    build: (on, tones, { look }) => given.build(on, tones, look as ColourName),
  })
}
