import type { Print } from './print.ts'
import { grain, pores, weave } from './stuffs.ts'
import { type Colour, mixed, type Tone, toneOf } from './tone.ts'

/** What a surface is like. The studio makes a physical material of it; scenes take colour, roughness, metal and glow. */
export interface Finish {
  readonly tone: Tone
  readonly rough: number
  readonly metal: number
  /** A clear coat over it, and how rough that is. */
  readonly coat: number
  readonly coatRough: number
  /** Light of its own. */
  readonly glow: number
  /** Below 1 for glass: clear when looked at squarely, more like a mirror at its edges. */
  readonly opacity: number
  /** The soft rim of cloth. */
  readonly sheen?: Tone
  readonly print?: Print
  /** Grey picture of heights: middle grey is level. */
  readonly relief?: Print
  readonly reliefDepth?: number
  readonly twoSided: boolean
}

export const finish = (colour: Colour, more: Partial<Omit<Finish, 'tone'>> = {}): Finish => ({
  tone: toneOf(colour),
  rough: 0.5,
  metal: 0,
  coat: 0,
  coatRough: 0.3,
  glow: 0,
  opacity: 1,
  twoSided: false,
  ...more,
})

export const plastic = (colour: Colour, rough = 0.42): Finish =>
  finish(colour, { rough, coat: 0.3, coatRough: 0.35 })
export const gloss = (colour: Colour): Finish => finish(colour, { rough: 0.32, coat: 1, coatRough: 0.07 })
/** Painted machines. */
export const paint = (colour: Colour): Finish =>
  finish(colour, { rough: 0.36, metal: 0.15, coat: 0.7, coatRough: 0.18 })
/** Glazed pottery. */
export const glaze = (colour: Colour, pattern?: Print): Finish =>
  finish(colour, {
    rough: 0.38,
    coat: 0.8,
    coatRough: 0.16,
    twoSided: true,
    ...(pattern && { print: pattern }),
  })
export const matte = (colour: Colour): Finish => finish(colour, { rough: 0.85, twoSided: true })
/** The studio's pale room washes light greys out: metals are darker than one expects. */
export const metal = (colour: Colour = '#a3adbb', rough = 0.27): Finish => finish(colour, { rough, metal: 1 })
export const rubber = (colour: Colour = '#262b35'): Finish => finish(colour, { rough: 0.7 })
/** Dark glass of screens and lenses. */
export const darkGlass = (colour: Colour = '#12161f'): Finish =>
  finish(colour, { rough: 0.16, coat: 1, coatRough: 0.04 })
export const clearGlass = (colour: Colour = '#cfe8f5', opacity = 0.3): Finish =>
  finish(colour, { rough: 0.05, coat: 1, coatRough: 0.03, opacity, twoSided: true })
export const lit = (colour: Colour, glow = 1): Finish => finish(colour, { rough: 0.5, glow })
/** Woven cloth; `scale` is how fine its threads are. */
export const fabric = (colour: Colour, scale = 1): Finish =>
  finish(colour, {
    rough: 0.95,
    sheen: mixed(colour, '#ffffff', 0.55),
    relief: weave(scale),
    reliefDepth: 0.7,
    twoSided: true,
  })
export const leather = (colour: Colour): Finish =>
  finish(colour, { rough: 0.55, coat: 0.25, coatRough: 0.5, relief: pores(5, 1400), reliefDepth: 0.5 })
export const wood = (colour: Colour = '#d6a56b', scale = 1): Finish =>
  finish(colour, { rough: 0.66, coat: 0.12, coatRough: 0.5, print: grain(scale) })
/** Printed paper, card and film. */
export const printed = (pattern: Print, rough = 0.5, coat = 0.25): Finish =>
  finish('#ffffff', { rough, coat, coatRough: 0.25, print: pattern, twoSided: true })
/** A lit display. */
export const screen = (pattern: Print, glow = 0.85): Finish =>
  finish('#0a0d14', { rough: 0.2, coat: 0.6, coatRough: 0.1, print: pattern, glow })
