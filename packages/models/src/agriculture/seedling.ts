import { finish } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { surface, tube } from '../shapes/index.ts'
import type { Tone } from '../tone.ts'

/** A soft round leaf along +x that rises, then bends down. */
export const youngLeaf = (on: Sculpture, length: number, width: number, droop: number) =>
  surface(
    (across, t) => {
      const half = width * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.04)) ** 0.75 * 0.5
      const k = across * 2 - 1
      const curl = 0.05 * Math.sin(t * 9) * k * k * width
      return [t * length, length * (0.28 * t - droop * t * t) + k * k * half * 0.35 + curl, k * half]
    },
    ...(on.fine.weight === 'full' ? ([5, 9] as const) : ([2, 5] as const)),
  )

export interface Plant {
  grow: number
  leaves: number
  wide: number
  greens: readonly Tone[]
}

export function seedling(on: Sculpture, { grow, leaves, wide, greens }: Plant, luck: () => number): void {
  const high = (0.2 + luck() * 0.1) * grow
  const bend = (luck() - 0.5) * 0.08
  const stem = finish('#a3cf7f', { rough: 0.55 })
  on.add(
    tube(
      [
        [0, -0.04, 0],
        [bend * 0.4, high * 0.5, 0],
        [bend, high, 0],
      ],
      0.017,
      8,
      false,
      on.fine.weight === 'full' ? 7 : 3,
    ),
    stem,
  )
  const shades = greens.map((g) => finish(g, { rough: 0.5, coat: 0.2, coatRough: 0.4, twoSided: true }))
  const count = on.fine.weight === 'full' ? leaves : 3
  for (let i = 0; i < count; i++) {
    const level = i / count
    on.add(
      youngLeaf(on, (0.2 + luck() * 0.06) * (1.12 - level * 0.5), wide, 0.35 + luck() * 0.3),
      shades[Math.floor(luck() * shades.length)] ?? stem,
      [bend * (0.7 + 0.3 * level), high * (0.72 + 0.28 * level), 0],
      [0, i * 137 + luck() * 20, 18 + level * 42],
    )
  }
}
