import { industries } from '@tradefloor/contract'
import { describe, expect, test } from 'vitest'
import { models } from './catalogue.ts'
import { lookOf, makeModel, variantsOf } from './make.ts'
import type { AnyModel } from './model.ts'
import { colourNames } from './model.ts'
import type { Sculpture } from './sculpture.ts'
import type { Weight } from './shapes/fineness.ts'

const all = Object.entries(models)

const trianglesOf = ({ parts }: Sculpture) =>
  parts.reduce(
    (sum, { geometry }) => sum + (geometry.index ?? geometry.getAttribute('position')).count / 3,
    0,
  )

/** Scenes make it simpler still, which a finer form would only hold up. */
const most = { full: 160_000, light: 20_000 }

function faultsOf(model: AnyModel, weight: Weight, variants = variantsOf(model)): string[] {
  return variants.flatMap((variant) => {
    const made = makeModel(model, variant, weight)
    const faults: string[] = []
    const triangles = trianglesOf(made)
    if (triangles >= most.full) faults.push(`${variant}: ${triangles} triangles`)
    for (const [i, { geometry }] of made.parts.entries()) {
      const values = geometry.getAttribute('position').array
      if (!values.every(Number.isFinite)) faults.push(`${variant}: part ${i} has a number that is none`)
      if (!geometry.hasAttribute('normal')) faults.push(`${variant}: part ${i} has no normals`)
    }
    return faults
  })
}

describe('H-05 models of products', () => {
  test('H-05 there are at least 40, and each industry has some', () => {
    expect(all.length).toBeGreaterThanOrEqual(40)
    const used = new Set(all.map(([, { industry }]) => industry))
    expect([...industries].filter((industry) => !used.has(industry))).toEqual([])
  })

  test.each(all)('H-05 %s is sound at full weight', (_, model) => {
    // Its colours are built lightly below; the full weight takes long.
    expect(faultsOf(model, 'full', variantsOf(model).slice(0, 1))).toEqual([])
  })

  test.each(all)('H-05 %s is sound in every colour, and light enough to be made simple', (_, model) => {
    // Scenes show its usual form in any colour; the forms of its other colours are for pictures.
    const [usual] = variantsOf(model)
    expect(trianglesOf(makeModel(model, usual, 'light'))).toBeLessThan(most.light)
    expect(faultsOf(model, 'light')).toEqual([])
  })

  test.each(all)('H-05 %s has names in both languages and colours that differ', (_, model) => {
    expect(model.name.zh).toMatch(/\p{Script=Han}/u)
    expect(model.name.en).toMatch(/^[A-Z]/)
    const variants = variantsOf(model)
    expect(variants.length).toBeGreaterThanOrEqual(2)
    expect(variants.filter((variant) => !colourNames.includes(variant))).toEqual([])
    const looks = variants.map((variant) => JSON.stringify(lookOf(model, variant)))
    expect(new Set(looks).size).toBe(variants.length)
  })
})
