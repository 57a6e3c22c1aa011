import { describe, expect, test } from 'vitest'
import { createPictureLoader } from '../art/pictures.ts'
import type { TilePictures } from '../art/tile-subject.ts'
import { TilePictureFeed } from './tile-pictures.ts'
import type { TileLevel, TileRequest } from './tile-slots.ts'

/** Edges of tiles on strong graphics, in a hall of hundreds. */
const strong = { near: 1024, middle: 256, far: 64 }

/** A feed whose pictures arrive at once, as wide as asked for but no wider than 400. */
function feed(edges: Record<TileLevel, number> = strong) {
  let levels = new Map<number, TileLevel>()
  const addresses: string[] = []
  const set: [id: number, pictures: TilePictures][] = []
  const forgotten: number[] = []
  const arrivals: number[] = []
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
      edgeOf: (id) => edges[levels.get(id) ?? 'far'],
    },
    loader,
    (id) => (id < 900 ? { logo: `/files/logo-${id}`, poster: `/files/poster-${id}` } : undefined),
    () => void arrivals.push(addresses.length),
  )
  const follow = (order: readonly TileRequest[]) => {
    levels = new Map(order.map(({ id, level }) => [id, level]))
    follower.follow(order)
  }
  return { follow, addresses, set, forgotten, arrivals }
}
const posters = (addresses: readonly string[]) => addresses.filter((address) => address.startsWith('poster'))
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('Q-03 pictures come to who is looked at', () => {
  test('Q-03 the nearest first, finely; those across the hall not at all', async () => {
    const { follow, addresses, set, arrivals } = feed()
    follow([
      { id: 1, level: 'near' },
      { id: 2, level: 'middle' },
      { id: 3, level: 'far' },
      { id: 900, level: 'near' },
    ])
    await settled()
    expect(addresses).toEqual(['logo-1?w=320', 'poster-1?w=640', 'logo-2?w=160', 'poster-2?w=160'])
    expect(set.map(([id]) => id)).toEqual([1, 1, 2, 2])
    // Told of, or a picture at rest would stay as it is; once, for each time costs a frame.
    await expect.poll(() => arrivals).toEqual([4])
    expect(set[1]?.[1].logo?.width).toBe(320)
    expect(set[1]?.[1].poster?.width).toBe(400)
  })

  test('Q-03 coming closer brings a finer picture, going away keeps it', async () => {
    const { follow, addresses } = feed()
    for (const level of ['middle', 'near', 'middle', 'near'] as const) {
      follow([{ id: 1, level }])
      await settled()
    }
    expect(addresses).toEqual(['logo-1?w=160', 'poster-1?w=160', 'logo-1?w=320', 'poster-1?w=640'])
  })

  test.each([
    ['strong graphics', strong, ['poster-1?w=640', 'poster-2?w=160']],
    ['weak graphics', { near: 512, middle: 128, far: 32 }, ['poster-1?w=320', 'poster-2?w=160']],
    ['tiles too small for a poster', { near: 512, middle: 64, far: 32 }, ['poster-1?w=320']],
  ])('Q-03 a poster is fetched as wide as its tile shows it: %s', async (_, edges, expected) => {
    const { follow, addresses } = feed(edges)
    follow([
      { id: 1, level: 'near' },
      { id: 2, level: 'middle' },
      { id: 3, level: 'far' },
    ])
    await settled()
    expect(posters(addresses)).toEqual(expected)
  })

  test('Q-03 a walk along many stands holds few wide posters: the others come back narrow', async () => {
    const { follow, set, forgotten } = feed()
    const ids = Array.from({ length: 20 }, (_, i) => i + 1)
    for (const here of ids) {
      // Nearest first: who is stood before, then those just passed.
      const order = ids.toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here))
      follow(order.map((id) => ({ id, level: id === here ? 'near' : 'middle' })))
      await settled()
    }
    const last = new Map(set.map(([id, { poster }]) => [id, poster?.width]))
    expect(ids.filter((id) => last.get(id) === 400)).toEqual(ids.slice(-13))
    expect(ids.filter((id) => last.get(id) === 160)).toEqual(ids.slice(0, 7))
    expect(forgotten).toEqual([])
    // Gone far away, even the finest are not worth holding, beyond a few.
    follow(ids.map((id) => ({ id, level: 'far' })))
    expect(forgotten).toHaveLength(8)
  })

  test('Q-03 pictures of those left long ago are let go of', () => {
    const { follow, forgotten } = feed()
    for (let start = 1; start <= 241; start += 60)
      follow(Array.from({ length: 60 }, (_, i) => ({ id: start + i, level: 'near' as const })))
    expect(forgotten).toHaveLength(140)
    expect(forgotten).toContain(1)
    expect(forgotten).not.toContain(300)
  })
})
