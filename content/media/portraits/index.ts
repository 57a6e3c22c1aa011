import sharp from 'sharp'
import { d, place, shape } from '../draw.ts'
import { demoRecords, instructions, type Series } from '../series.ts'
import { beard, ears, features, glasses, outline, shadowOf } from './face.ts'
import { groundOf } from './grounds.ts'
import { doppa, scarf, scarfBehind } from './headwear.ts'
import { earrings, hairBehind, hairInFront } from './long-hair.ts'
import type { Instruction, Person } from './person.ts'
import { baldHead, shortHair } from './short-hair.ts'
import { personOf } from './traits.ts'
import { garment, neck } from './wear.ts'

/** Every guest of the demo fair as a person to draw. */
export function allPortraits(): Map<number, Person> {
  const said = instructions<Record<string, Instruction>>('portraits')
  const turns = new Map<string, number>()
  const next = (key: string) => {
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return turn
  }
  return new Map(
    demoRecords<{ id: number; exhibition: number }>('guests').map(({ id, exhibition }) => {
      const instruction = said[id]
      if (!instruction) throw new Error(`portraits.json says nothing about guest ${id}`)
      const turn = next(`${exhibition}`)
      const twin = next(`${exhibition} ${instruction.hair} ${instruction.age}`)
      return [id, personOf(id, exhibition, turn, twin, instruction)]
    }),
  )
}

const hairOf = (person: Person) => {
  if (person.wear === 'hijab') return scarf(person)
  if (person.hair === 'bald') return baldHead(person)
  if (person.hair !== 'short') return hairInFront(person)
  return shortHair(person) + (person.wear === 'doppa' ? doppa(person) : '')
}

const behind = (person: Person) =>
  person.wear === 'hijab'
    ? scarfBehind(person)
    : person.hair === 'short' || person.hair === 'bald'
      ? ''
      : hairBehind(person)

/** Light comes from the left, so the far cheek lies in shade. */
const head = (person: Person) =>
  ears(person) +
  shape(outline(person), person.skin) +
  shape(
    d`M${person.face * 0.3} -82C${person.face * 0.8} -70 ${person.face} -48 ${person.face} -16C${person.face} 22 ${person.face * person.jaw} 52 ${person.face * 0.38} 69C${person.face * 0.3} 74 ${person.face * 0.2} 76 8 76C40 40 46 -20 ${person.face * 0.3} -82Z`,
    shadowOf(person.skin, 0.1),
  ) +
  beard(person) +
  features(person) +
  place({ size: [person.mirrored ? -1 : 1, 1] }, hairOf(person)) +
  earrings(person) +
  (person.glasses ? glasses(person) : '')

export const portraitDrawing = (person: Person) => {
  const mirror: readonly [number, number] = [person.mirrored ? -1 : 1, 1]
  const figure = place(
    { x: 200, y: 188, size: Math.round(137 * person.size) / 100 },
    place({ turn: person.tilt }, place({ size: mirror }, behind(person))),
    neck(person),
    garment(person),
    place({ turn: person.tilt }, head(person)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${groundOf(person.ground, person.groundStyle)}${figure}</svg>`
}

export const portraits: Series = {
  name: 'portraits',
  drawings: () =>
    [...allPortraits()].map(([id, person]) => ({
      path: `portraits/${id}.avif`,
      source: () => portraitDrawing(person),
      make: (drawing) =>
        sharp(Buffer.from(drawing), { density: 72 }).avif({ quality: 60, effort: 5 }).toBuffer(),
    })),
}
