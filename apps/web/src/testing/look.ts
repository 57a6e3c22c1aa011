import axe from 'axe-core'
import { expect } from 'vitest'
import { missingPictures, shapeFaults, smallTargets } from './page-faults.ts'

/** axe finds nothing, however slight. The scene is a document of its own and is judged as such. */
export async function expectAccessible() {
  const page = { include: ['html'], exclude: ['iframe'] }
  const { violations } = await axe.run(page, { resultTypes: ['violations'], iframes: false })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** Nothing sticks out, pictures are there, words are not cut off, panels have something in them. */
export async function expectGoodShape() {
  await expect.poll(missingPictures, { message: 'every picture in sight is there' }).toEqual([])
  expect(shapeFaults()).toEqual([])
}

/** Fingers have room. */
export const expectTouchTargets = () => expect(smallTargets()).toEqual([])
