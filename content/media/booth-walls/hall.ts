import { chance } from '../chance.ts'
import { mix } from '../colour.ts'
import { box, d, line, many, oval, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

export const wallSize = [1920, 1080] as const
const [w, h] = wallSize
const horizon = 610

// Far stands in the haze, so that the hall goes on behind the ones in front.
const farRow = (seed: number) => {
  const c = chance(seed)
  const colours = ['#1557d6', '#0fa7b8', '#e5482d', '#18a566', '#f2a313', '#7a5ad6'] as const
  return many(13, (i) => {
    const x = -40 + i * 156
    const colour = mix(c.pick(colours), '#eef4fb', 0.5)
    return (
      box(x, horizon - 128, 140, 128, '#f2f6fb') +
      box(x, horizon - 132, 140, 24, colour) +
      box(x + 16, horizon - 92, 44, 70, mix(colour, '#ffffff', 0.4)) +
      box(x + 74, horizon - 84, 52, 34, '#d8e2ef') +
      box(x + 82, horizon - 34, 36, 34, '#ffffff')
    )
  })
}

/** A bright hall: arched trusses under glass, light tubes, far stands, a polished floor. */
export const hall = (paper: Paper, seed: number) =>
  box(-20, -20, w + 40, h + 40, paper.down('#9cc8f2', '#cfe5fa', '#e9f3fd')) +
  oval(460 + (seed % 5) * 220, 120, 460, 120, paper.glow('#ffffff', 0.9)) +
  many(6, (i) => {
    const drop = i * 62
    const half = 1180 - i * 96
    return (
      line(
        d`M${w / 2 - half} ${420 + drop * 0.3}Q${w / 2} ${-280 + drop * 1.5} ${w / 2 + half} ${420 + drop * 0.3}`,
        '#ffffff',
        15 - i * 1.7,
      ) +
      line(
        d`M${w / 2 - half} ${446 + drop * 0.3}Q${w / 2} ${-248 + drop * 1.5} ${w / 2 + half} ${446 + drop * 0.3}`,
        '#d5e2f0',
        5 - i * 0.5,
      )
    )
  }) +
  many(9, (i) =>
    line(d`M${w / 2 + (i - 4) * 300} 0L${w / 2 + (i - 4) * 96} 420`, '#ffffff', 5, { opacity: 0.8 }),
  ) +
  many(4, (i) =>
    line(d`M${420 + i * 360} ${96 + (i % 2) * 20}L${520 + i * 290} ${210 + (i % 2) * 20}`, '#ffffff', 9),
  ) +
  box(0, horizon - 210, w, 220, paper.thin('#d9e8f7', 0, 1)) +
  farRow(seed) +
  box(0, horizon - 140, w, 150, '#dbe8f6', { opacity: 0.5 }) +
  box(-20, horizon, w + 40, h - horizon + 20, paper.down('#cddcec', '#e6eef7', '#c3d2e5')) +
  many(15, (i) =>
    line(d`M${w / 2 + (i - 7) * 96} ${horizon}L${w / 2 + (i - 7) * 420} ${h}`, '#b4c6dc', 2, {
      opacity: 0.6,
    }),
  ) +
  many(6, (i) => line(d`M0 ${horizon + 14 + i * i * 17}H${w}`, '#b4c6dc', 2, { opacity: 0.6 })) +
  shape(d`M${w * 0.2} ${horizon}L${w * 0.02} ${h}H${w * 0.34}L${w * 0.36} ${horizon}Z`, '#ffffff', {
    opacity: 0.35,
  }) +
  shape(d`M${w * 0.62} ${horizon}L${w * 0.7} ${h}H${w * 0.96}L${w * 0.76} ${horizon}Z`, '#ffffff', {
    opacity: 0.3,
  })
