import { drawerMessages, languages, readFromScene } from '@tradefloor/contract'
import { describe, expect, it } from 'vitest'
import { sceneTexts } from '../texts.ts'
import { islandPlaces as placesFor } from './places.ts'
import { sites } from './site-plan.ts'

const islandPlaces = placesFor(false)

describe('the places of the island', () => {
  it('Q-03 every place has a full and a short name in both languages, and no two share one', () => {
    for (const language of languages) {
      const names = islandPlaces.map((p) => p.name[language])
      expect(names.every((n) => n.trim().length > 0)).toBe(true)
      expect(new Set(names).size).toBe(islandPlaces.length)
      // A short name is part of the full one, so that a voice command for what is read finds the control.
      for (const p of islandPlaces) expect(p.name[language]).toContain(p.short[language])
    }
    for (const p of islandPlaces) {
      expect(p.name.zh).toMatch(/^\p{Script=Han}+$/u)
      expect(p.name.en).toMatch(/^[A-Za-z &]+$/)
    }
  })

  it('Q-03 everything else a room says exists in both languages', () => {
    for (const words of Object.values(sceneTexts))
      for (const language of languages) expect(words[language].length).toBeGreaterThan(0)
  })

  it('Q-04 every place stands on the island, and every building has its place', () => {
    expect(islandPlaces.map((p) => p.id).sort()).toEqual(Object.keys(sites).sort())
  })

  it('B-07 on a desktop each place says one of the four words the site knows, the hall says SD', () => {
    for (const { message } of islandPlaces) {
      expect(drawerMessages).toContain(message)
      expect(readFromScene(message)).toEqual({ type: 'landmark', word: message })
    }
    expect(islandPlaces[0]?.message).toBe('SD')
    expect(new Set(islandPlaces.map((p) => p.message))).toEqual(new Set(drawerMessages))
  })

  it('J-02 on a phone each place says text', () => {
    for (const { message } of placesFor(true)) expect(message).toBe('text')
  })

  it('Q-04 icons are white on a colour that carries them', () => {
    for (const { color } of islandPlaces) expect(contrastWithWhite(color)).toBeGreaterThan(3)
  })
})

function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}
