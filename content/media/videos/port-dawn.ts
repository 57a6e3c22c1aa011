import { box, d, line, many, place } from '../draw.ts'
import { container, containerStack } from '../motifs/container.ts'
import { containerShip } from '../motifs/ship.ts'
import { cloud, gull, orb, streak } from '../motifs/sky.ts'
import { skyline } from '../motifs/skyline.ts'
import { again, all, type Film, sway, visit } from './film.ts'
import { tide } from './tide.ts'

// A quay crane, its feet at the origin; the trolley runs on the boom and lets the box down.
const crane = (trolley: number, drop: number, load: string) =>
  line('M-84 0V-380M84 0V-380', '#17305e', 20) +
  line('M-84-190H84M-84-110L84-190M84-110L-84-190', '#17305e', 9) +
  line('M-84-380L0-540L84-380', '#17305e', 15) +
  line('M-470-380H200', '#17305e', 22) +
  line('M0-540L-440-380M0-540L-220-380M0-540L190-380', '#17305e', 6) +
  box(116, -372, 76, 46, '#17305e', { radius: 4 }) +
  place(
    { x: trolley, y: -374 },
    box(-33, 0, 66, 24, '#f2a313', { radius: 4 }),
    line(d`M-22 24V${drop}M22 24V${drop}`, '#17305e', 3.5),
    box(-52, drop, 104, 12, '#17305e', { radius: 3 }),
    load ? container(-52, drop + 12, 104, 52, load) : '',
  )

/** A harbour at dawn: boxes come ashore, gulls cross, the sea never rests. */
export const portDawn: Film = {
  seconds: 10,
  still: 0.2,
  loss: 28,
  frame: (paper, at) => {
    const carries = at < 0.6
    // The box is taken up from the ship, brought over the quay and let down; the empty grab goes back.
    const trolley = -380 + 300 * visit(at, 0.18, 0.42, 0.7, 0.92)
    const drop = 190 - 110 * (visit(at, 0.04, 0.18, 0.44, 0.58) + visit(at, 0.62, 0.72, 0.9, 0.99))
    return [
      all(paper.down('#3a4f9c', '#b06a9c', '#ff9d7a', '#ffd9a0')),
      orb(paper, 700, 396 + 4 * sway(at), 84, '#fff0c4', 0.9),
      cloud(210 + 26 * sway(at), 120, 1.1, '#ffd9d0', 0.5),
      cloud(880 - 22 * sway(at, 1, 0.2), 92, 0.8, '#ffd9d0', 0.45),
      streak(560 + 20 * sway(at, 1, 0.4), 210, 230, '#ffe6d0', 0.5),
      skyline(23, -20, 1300, 470, 130, '#7a4f86'),
      box(0, 462, 1280, 270, paper.down('#f0a082', '#8a5f96', '#2f3a7a')),
      many(9, (i) =>
        line(
          d`M${700 - 90 + ((i * 37) % 60) + 14 * sway(at, 2, i / 9)} ${474 + i * 17}h${150 - i * 9}`,
          '#fff0c4',
          5,
          { opacity: 0.6 - i * 0.05 },
        ),
      ),
      place(
        { x: 420, y: 596 + 3 * sway(at, 2), turn: 0.5 * sway(at, 2, 0.2), size: 0.86 },
        containerShip(paper, {
          hull: '#22356e',
          boot: '#c93f3a',
          cargo: ['#3b6fd6', '#e5654b', '#f2b04f', '#2fa7a8', '#8a6ad0'],
        }),
      ),
      tide({ y: 604, rise: 6, length: 360, shift: 360 * at }, paper.down('#5a5f9e', '#35407f'), '#ffc4a8', 2),
      tide(
        { y: 640, rise: 8, length: 440, shift: -440 * at + 120 },
        paper.down('#3f4a8c', '#232f66'),
        '#c98fb0',
        1,
      ),
      box(860, 610, 440, 130, '#2a2f52'),
      box(860, 610, 440, 12, '#f2c14f'),
      place({ x: 1070, y: 612, size: 0.94 }, crane(trolley, drop, carries ? '#e5654b' : '')),
      containerStack(
        1120,
        612,
        [
          [0, '#2fa7a8', '#e5654b'],
          [0, '#8a6ad0', '#f2b04f'],
          [1, '#3b6fd6'],
        ],
        84,
        46,
      ),
      tide({ y: 690, rise: 6, length: 320, shift: 320 * at }, '#1b2552', '#6a5f9e', 0),
      box(860, 622, 440, 110, paper.down('#2a2f52', '#1c2040')),
      many(5, (i) => box(884 + i * 84, 628, 40, 70, '#1c2040', { radius: 6 })),
      ...[0, 0.12, 0.2].map((ahead, i) =>
        gull(
          -60 + 1400 * again(at, 1, ahead + 0.1),
          210 + i * 40 + 20 * sway(at, 2, ahead),
          0.9 - i * 0.15,
          '#3a2f5e',
          8 * sway(at, 10, ahead),
        ),
      ),
    ]
  },
}
