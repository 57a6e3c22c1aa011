import { describe, expect, test } from 'vitest'
import { createPictureLoader, pictureAddress } from './pictures.ts'

const page = 'https://fair.example/scene/hall'
const bitmap = (width = 10): ImageBitmap => ({ width, height: width, close() {} })

/** A loader whose pictures arrive when the test says so. */
function byHand(most: number) {
  const started: string[] = []
  const aborted: string[] = []
  const arrive = new Map<string, (picture: ImageBitmap | undefined) => void>()
  const loader = createPictureLoader({
    most,
    page,
    load: (address, _width, signal) =>
      new Promise((resolve) => {
        const name = new URL(address).pathname.slice(7)
        started.push(name)
        arrive.set(name, resolve)
        signal.addEventListener('abort', () => {
          aborted.push(name)
          resolve(undefined)
        })
      }),
  })
  return { loader, started, aborted, arrive }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('Q-03 pictures of exhibitors', () => {
  test.each([
    ['/files/abc', 'https://fair.example/files/abc?w=160'],
    ['/files/abc?s=sign&e=1', 'https://fair.example/files/abc?s=sign&e=1'],
    ['https://elsewhere.example/a.png', undefined],
    ['http://[', undefined],
    ['', undefined],
  ])('Q-03 %s is fetched from %s', (url, address) => {
    expect(pictureAddress(url, 160, page)).toBe(address)
  })

  test('Q-03 the nearest come first, a few at a time', async () => {
    const { loader, started, arrive } = byHand(2)
    const far = loader.ask('/files/far', 9)
    const near = loader.ask('/files/near', 1)
    void loader.ask('/files/middle', 4)
    await settled()
    expect(started).toEqual(['near', 'middle'])
    arrive.get('near')?.(bitmap(42))
    expect((await near)?.width).toBe(42)
    await settled()
    expect(started).toEqual(['near', 'middle', 'far'])
    arrive.get('far')?.(bitmap())
    expect(await far).toBeDefined()
  })

  test('Q-03 what nobody looks at any more is given up, and can be asked for again', async () => {
    const { loader, started, aborted } = byHand(1)
    const left = loader.ask('/files/left', 1)
    const waiting = loader.ask('/files/waiting', 2)
    await settled()
    loader.keep(new Set())
    expect([await left, await waiting]).toEqual([undefined, undefined])
    expect(aborted).toEqual(['left'])
    void loader.ask('/files/left', 1)
    await settled()
    expect(started).toEqual(['left', 'left'])
  })

  test('Q-03 a picture that cannot be had is asked for once', async () => {
    let asked = 0
    const loader = createPictureLoader({
      most: 6,
      page,
      load: () => {
        asked++
        return Promise.reject(new Error('not a picture'))
      },
    })
    expect(await loader.ask('/files/broken', 1)).toBeUndefined()
    expect(await loader.ask('/files/broken', 1)).toBeUndefined()
    expect(asked).toBe(1)
  })
})
