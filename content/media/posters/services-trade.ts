import { box, d, disc, group, line, many, place, ring, shape } from '../draw.ts'
import { range } from '../motifs/islands.ts'
import { pagoda } from '../motifs/pagoda.ts'
import { ripples } from '../motifs/sea.ts'
import { backdrop, orb } from '../motifs/sky.ts'
import { willow } from '../motifs/willow.ts'
import type { Poster } from '../paper.ts'

const shore = 470

// A moon bridge: the arch and its mirror image close to a full circle.
const bridge = (stone: string, edge: string) =>
  shape('M-400 0C-300-10-210-150 0-150C210-150 300-10 400 0H118A118 118 0 0 0-118 0Z', stone) +
  line('M-400-10C-300-22-210-164 0-164C210-164 300-22 400-10', edge, 9) +
  line('M-124 0A124 124 0 0 1 124 0', edge, 8) +
  many(17, (i) => {
    const t = (i - 8) / 8.6
    const y = -150 * (1 - Math.min(1, Math.abs(t) ** 1.7)) - 12
    return line(d`M${t * 350} ${y}v-34`, edge, 7)
  }) +
  line('M-344-34C-270-52-200-196 0-196C200-196 270-52 344-34', edge, 6)

/** A lake at dawn, an old bridge, and lines of trade in the sky. */
export const servicesTrade: Poster = (paper) => {
  const arch = bridge(paper.down('#fffdf6', '#f3dcc8'), '#9c4a58')
  const nodes = [
    [176, 116],
    [402, 196],
    [640, 96],
    [872, 178],
    [984, 92],
  ] as const
  return [
    backdrop(paper.down('#f49aa0', '#fbc6b4', '#fdeacb', '#e4f2e2')),
    orb(paper, 640, 300, 92, '#fff6df', 0.9),
    line(d`M${nodes.map(([x, y]) => d`${x} ${y}`).join('L')}`, '#ffffff', 3, { opacity: 0.85, dash: '2 12' }),
    line('M176 116L640 96L984 92M402 196L872 178', '#ffffff', 2, { opacity: 0.5 }),
    nodes
      .map(
        ([x, y], i) =>
          disc(x, y, 30, '#ffffff', { opacity: 0.3 }) +
          disc(x, y, 13, ['#e5485d', '#1557d6', '#0fa7b8', '#f2a313', '#7a4fd8'][i] ?? '#1557d6') +
          ring(x, y, 13, '#ffffff', 4),
      )
      .join(''),
    range(
      shore,
      [
        [-20, 420],
        [130, 330],
        [290, 384],
        [430, 310],
        [600, 396],
        [760, 330],
        [920, 392],
        [1080, 300],
        [1300, 400],
      ],
      '#d99aa6',
      0.65,
    ),
    range(
      shore,
      [
        [-20, 440],
        [180, 380],
        [380, 430],
        [560, 452],
        [640, 470],
      ],
      '#a97a96',
      0.8,
    ),
    range(
      shore,
      [
        [760, 470],
        [900, 430],
        [1060, 386],
        [1180, 420],
        [1300, 400],
      ],
      '#8a6d94',
      0.85,
    ),
    place({ x: 214, y: 402, size: 0.86 }, pagoda('#7a3f5e', '#4e2748', '#ffd99a')),
    range(
      shore,
      [
        [-20, 430],
        [90, 396],
        [220, 386],
        [330, 414],
        [420, 470],
      ],
      '#5f8f7c',
    ),
    box(0, shore, 1280, 210, paper.down('#f3cfc0', '#8fc3b9', '#2f7f86')),
    group({ opacity: 0.3, transform: `translate(640 ${shore}) scale(1 -.72)` }, arch),
    group(
      { opacity: 0.25, transform: `translate(214 ${shore + 20}) scale(.86 -.5)` },
      pagoda('#7a3f5e', '#4e2748', '#ffd99a'),
    ),
    place({ x: 640, y: shore + 4 }, arch),
    box(0, shore - 2, 250, 14, '#5f8f7c', { radius: 6 }),
    box(1030, shore - 4, 260, 16, '#5f8f7c', { radius: 6 }),
    shape('M876 566C930 590 1040 590 1092 562L1076 592C1030 608 940 608 896 592Z', '#5b3048'),
    shape('M940 570C950 532 1018 532 1030 570Z', '#c9485a'),
    line('M1080 548L1120 480', '#5b3048', 5),
    ripples(
      [
        [110, 520, 80],
        [330, 560, 110],
        [560, 612, 90],
        [760, 640, 120],
        [180, 630, 100],
        [1120, 624, 90],
        [470, 520, 50],
        [770, 516, 60],
      ],
      '#fff2e6',
      0.6,
    ),
    willow(38, 1010, 1300, 13, ['#4f9a6e', '#2f7f5c', '#7cbb7c']),
  ]
}
