import { type Static, Type } from 'typebox'

const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#0d5bd0'] })

/** The model of the picture library that stands for a product, and its colours: scenes put it on a plinth. */
export const Depiction = Type.Object({
  model: Type.String({ examples: ['water-pump'] }),
  variant: Type.String({ examples: ['blue'], description: 'Its form, by the colour one would call it' }),
  colours: Type.Object({ body: Colour, accent: Colour, third: Colour }),
})
export type Depiction = Static<typeof Depiction>
