import { describe, expect, test } from 'vitest'
import { createPictureLoader } from '../art/pictures.ts'
import type { TilePictures } from '../art/tile-subject.ts'
import { TilePictureFeed } from './tile-pictures.ts'

/** A feed whose pictures arrive at once, as wide as asked for but no wider than 400. */
function feed() {
  const addresses: string[] = []
  const set: [id: number, pictures: TilePictures][] = []
  const forgotten: number[] = []
  const loader = createPictureLoader({
    most: 2,
    page: 'https://fair.example/scene/hall',
    load: async (address, width) => {
      addresses.push(address.replace('https://fair.example/files/', ''))
      return { width: Math.min(400, width), height: 100, close() {} }
    },
  })
  const follower = new TilePictureFeed(
    {
      setPictures: (id, pictures) => void set.push([id, pictures]),
      forgetPictures: (id) => void forgotten.push(id),
    },
    loader,
    (id) => (id < 900 ? { logo: `/files/logo-${id}`, poster: `/files/poster-${id}` } : undefined),
  )
  return { follower, addresses, set, forgotten }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('Q-03 pictures come to who is looked at', () => {
  test('Q-03 the nearest first, finely; those across the hall not at all', async () => {
    const { follower, addresses, set } = feed()
    follower.follow([
      { id: 1, level: 'near' },
      { id: 2, level: 'middle' },
      { id: 3, level: 'far' },
      { id: 900, level: 'near' },
    ])
    await settled()
    expect(addresses).toEqual(['logo-1?w=320', 'poster-1?w=640', 'logo-2?w=160', 'poster-2?w=160'])
    expect(set.map(([id]) => id)).toEqual([1, 1, 2, 2])
    expect(set[1]?.[1].logo?.width).toBe(320)
    expect(set[1]?.[1].poster?.width).toBe(400)
  })

  test('Q-03 coming closer brings a finer picture, going away keeps it', async () => {
    const { follower, addresses } = feed()
    for (const level of ['middle', 'near', 'middle', 'near'] as const) {
      follower.follow([{ id: 1, level }])
      await settled()
    }
    expect(addresses).toEqual(['logo-1?w=160', 'poster-1?w=160', 'logo-1?w=320', 'poster-1?w=640'])
  })

  test('Q-03 pictures of those left long ago are let go of', () => {
    const { follower, forgotten } = feed()
    for (let start = 1; start <= 241; start += 60)
      follower.follow(Array.from({ length: 60 }, (_, i) => ({ id: start + i, level: 'near' as const })))
    expect(forgotten).toHaveLength(140)
    expect(forgotten).toContain(1)
    expect(forgotten).not.toContain(300)
  })
})
