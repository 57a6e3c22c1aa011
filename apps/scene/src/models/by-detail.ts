import type { Detail } from './model-builder.ts'

/** One of three values, by how much of a model is built. */
export const byDetail = <T>(detail: Detail, near: T, middle: T, far: T): T => ({ near, middle, far })[detail]

/** `count` of a list, evenly, the first and the last among them. */
export const thinned = <T>(all: readonly T[], count: number): T[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))]).filter(
        (item) => item !== undefined,
      )
