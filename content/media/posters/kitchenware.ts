import { box, disc, line, many, oval, place } from '../draw.ts'
import { kettle, ladle, mixer, pan, pot, spatula } from '../motifs/cookware.ts'
import { backdrop } from '../motifs/sky.ts'
import { steam } from '../motifs/teaware.ts'
import type { Poster } from '../paper.ts'

/** A tiled kitchen wall, pans on the rail, and what stands on the counter. */
export const kitchenware: Poster = (paper) => [
  backdrop('#0c6b6f'),
  many(7, (row) =>
    many(12, (i) =>
      box(
        i * 116 - (row % 2) * 58,
        row * 76,
        108,
        68,
        (i * 5 + row * 3) % 7 === 0 ? '#2a9a94' : (i + row * 2) % 5 === 0 ? '#15807f' : '#11777a',
        { radius: 6 },
      ),
    ),
  ),
  disc(640, 260, 480, paper.glow('#ffe9b8', 0.4)),
  line('M60 56H1220', '#f0c27a', 11),
  disc(60, 56, 14, '#f0c27a'),
  disc(1220, 56, 14, '#f0c27a'),
  place({ x: 190, y: 62 }, pan(82, '#2b2f3f', '#434a60', '#c9762f')),
  place({ x: 348, y: 62 }, ladle('#dfe6ee', '#e5482d')),
  place({ x: 450, y: 62 }, spatula('#dfe6ee', '#ffc24a')),
  place({ x: 610, y: 62 }, pan(62, '#c9652f', '#f0a06a', '#3d2314')),
  place({ x: 772, y: 62 }, spatula('#dfe6ee', '#e5482d')),
  place({ x: 872, y: 62 }, ladle('#dfe6ee', '#ffc24a')),
  place({ x: 1050, y: 62 }, pan(78, '#e5482d', '#ffe3d2', '#3d2314')),
  box(-10, 566, 1300, 130, '#e0a868'),
  box(-10, 566, 1300, 16, '#f7d3a0'),
  many(5, (i) => line(`M${60 + i * 270} 582V690`, '#b97d3f', 4)),
  many(5, (i) => disc(196 + i * 270, 636, 13, '#8a5429')),
  oval(260, 570, 200, 12, '#5a3414', { opacity: 0.35 }),
  oval(640, 570, 230, 12, '#5a3414', { opacity: 0.35 }),
  oval(1020, 570, 220, 12, '#5a3414', { opacity: 0.35 }),
  place({ x: 252, y: 568, size: 1.14 }, kettle(paper, '#ff8f4a')),
  place({ x: 640, y: 568 }, pot(paper, 164, 172, '#f4efe4')),
  place({ x: 456, y: 372, turn: 24, size: 0.9 }, steam('#ffffff', 130, 2)),
  place({ x: 1016, y: 568, size: 1.12 }, mixer(paper, '#ef5a48')),
  disc(640, 488, 30, '#e5482d'),
  disc(640, 488, 13, '#ffc24a'),
]
