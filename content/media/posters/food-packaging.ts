import { disc, many, oval, place, shape } from '../draw.ts'
import { minnow } from '../motifs/fish.ts'
import { apple, bottle, can, carton, jar, pouch, tomato, wheat } from '../motifs/groceries.ts'
import { backdrop } from '../motifs/sky.ts'
import type { Poster } from '../paper.ts'
import { polygon } from '../paths.ts'

/** Packed food in a row before bright rays. */
export const foodPackaging: Poster = (paper) => [
  backdrop('#ffc933'),
  many(18, (i) => {
    const a = (i * 20 * Math.PI) / 180
    const b = ((i * 20 + 10) * Math.PI) / 180
    return shape(
      polygon([
        [640, 400],
        [640 + 1000 * Math.cos(a), 400 + 1000 * Math.sin(a)],
        [640 + 1000 * Math.cos(b), 400 + 1000 * Math.sin(b)],
      ]),
      '#ffd95c',
    )
  }),
  disc(640, 380, 300, '#fff3c0', { opacity: 0.75 }),
  shape('M-20 560C300 530 980 530 1300 560V690H-20Z', '#e5482d'),
  shape('M-20 584C300 554 980 554 1300 584V690H-20Z', '#c7351c'),
  oval(640, 610, 560, 26, '#8f1f0f', { opacity: 0.45 }),
  place({ x: 300, y: 596, size: 1.1 }, pouch(paper, '#0f9a8a', wheat(1))),
  place({ x: 980, y: 598, size: 1.24 }, bottle(paper, '#2f8f4a', '#fff6df', '#e5482d')),
  place({ x: 466, y: 600, size: 1.3 }, carton(paper, '#2a7de0', apple(38))),
  place({ x: 822, y: 606, size: 1.22 }, jar(paper, '#f08a2c', '#ffffff', '#fff6df')),
  place({ x: 822, y: 516 }, tomato(30)),
  place({ x: 980, y: 472 }, apple(32)),
  place({ x: 650, y: 616, size: 1.36 }, can(paper, '#e0457a', minnow(0, 0, 1.1, '#1d4fb8', 1))),
  place({ x: 170, y: 600 }, tomato(54)),
  place({ x: 1110, y: 590 }, apple(52)),
  place({ x: 1188, y: 612 }, tomato(42)),
  place({ x: 96, y: 622 }, apple(36)),
]
