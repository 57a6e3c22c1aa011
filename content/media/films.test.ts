import { makeModel, modelNamed, models, type Piece, variantsOf } from '@tradefloor/models'
import { beforeAll, describe, expect, test } from 'vitest'
import { boothFilms } from './films/films.ts'
import { framesPerSecond, orderAt, tableauOf } from './films/order.ts'
import { handAt, jointsAt } from './films/robot.ts'
import { demoRecords } from './series.ts'

const named = Object.entries(boothFilms)

/** A whole turn is where it began. */
const turned = (degrees: number) => Math.round((((degrees % 360) + 360) % 360) * 100) % 36000

/** How everything stands at a moment, with whole turns taken away. */
function standing(film: (typeof boothFilms)[string], at: number) {
  const { pose } = orderAt(film, at)
  return Object.entries(pose).map(([index, { turn = 0, lean = 0, joints = [], ...rest }]) => [
    index,
    turned(turn),
    turned(lean),
    joints.map(turned),
    rest,
  ])
}

describe('K-21 the films from the studio', () => {
  test('K-21 there is one for each film that a booth shows', () => {
    const shown = demoRecords<{ file: string }>('videos').map(({ file }) => file)
    expect(new Set(named.map(([name]) => `videos/${name}.mp4`))).toEqual(new Set(shown))
  })

  test.each(named)('K-21 %s shows models that there are, in colours that they have', (_, film) => {
    const strangers = tableauOf(film).pieces.filter(({ model: name, colour }: Piece) => {
      const model = models[name]
      return !model || !colour || !variantsOf(model).includes(colour)
    })
    expect(strangers).toEqual([])
  })

  test.each(named)('K-21 %s moves all the time, and begins again where it ends', (_, film) => {
    expect(standing(film, 1)).toEqual(standing(film, 0))
    const times = [0, 0.1, 0.3, 0.5, 0.7, 0.9].map((at) => JSON.stringify(standing(film, at)))
    expect(new Set(times).size).toBe(times.length)
  })

  test.each(named)('K-21 an order of %s comes out the same twice and without a slip', (_, film) => {
    expect(film.seconds * framesPerSecond).toBe(Math.round(film.seconds * framesPerSecond))
    for (const at of [0, 0.37, 0.99]) {
      const said = JSON.stringify(orderAt(film, at))
      expect(JSON.stringify(orderAt(film, at))).toBe(said)
      expect(said).not.toContain('null')
    }
  })

  describe('with joints', () => {
    const jointed = named.flatMap(([name, { actors }]) =>
      actors.flatMap(({ thing, joints }) => ('model' in thing && joints ? [{ name, thing, joints }] : [])),
    )
    /** How many parts each model has; it is made once, which takes a while. */
    const parts = new Map<string, number>()
    const keyOf = ({ model, colour }: Piece) => `${model}/${colour}`

    beforeAll(() => {
      for (const { thing } of jointed)
        if (!parts.has(keyOf(thing)))
          parts.set(keyOf(thing), makeModel(modelNamed(thing.model), thing.colour).parts.length)
    })

    test.each(jointed)('K-21 in $name each joint of $thing.model moves parts it has', ({ thing, joints }) => {
      const count = parts.get(keyOf(thing)) ?? 0
      for (const { parts: moved, hub } of joints) {
        expect(moved[0]).toBeLessThan(moved[1])
        expect(moved[1]).toBeLessThanOrEqual(count)
        expect(hub).toBeLessThan(count)
      }
    })
  })

  test('K-21 an arm that reaches to where its hand was built to be does not bend', () => {
    const [, ...bent] = jointsAt({ round: 0, out: 0.25, high: 0.84 - 0.2913 }, 1)
    expect(bent[0]).toBeCloseTo(0, 0)
    expect(bent[1]).toBeCloseTo(0, 0)
    expect(handAt({ round: 180, out: 1, high: 0.5 }, 2)[0]).toBeCloseTo(-1.1)
  })
})
