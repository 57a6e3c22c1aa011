import { describe, expect, it } from 'vitest'
import { tallShot, wideShot } from '../island/shots.ts'
import { coverFrustum, projector, unmoved } from './framing.ts'

/** Where `object-fit: cover` puts a point of a picture in a window of another shape. */
function cover(x: number, y: number, picture: number, window: number): [number, number] {
  return window > picture
    ? [x, 0.5 + (y - 0.5) * (window / picture)]
    : [0.5 + (x - 0.5) * (picture / window), y]
}

describe('framing', () => {
  it.each([
    ['wide', wideShot],
    ['tall', tallShot],
  ])('Q-01 the %s scene lies on its poster in a window of any shape', (_name, shot) => {
    const poster = projector(shot, shot.aspect, unmoved)
    for (const aspect of [shot.aspect * 0.7, shot.aspect, shot.aspect * 1.2, shot.aspect * 1.6]) {
      const live = projector(shot, aspect, unmoved)
      for (const point of [
        [0, 5, 0],
        [-20, 1, 8],
        [18, 3, -14],
      ] as const) {
        const [x, y] = cover(...poster(point), shot.aspect, aspect)
        const [lx, ly] = live(point)
        expect(lx).toBeCloseTo(x, 6)
        expect(ly).toBeCloseTo(y, 6)
      }
    }
  })

  it('Q-01 pixels stay square', () => {
    const f = coverFrustum(wideShot, 2.1)
    expect((f.right - f.left) / (f.top - f.bottom)).toBeCloseTo(2.1, 6)
  })
})
