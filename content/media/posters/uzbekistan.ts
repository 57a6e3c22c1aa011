import { box, d, disc, line, many, place, shape } from '../draw.ts'
import { backdrop, rings, stars } from '../motifs/sky.ts'
import { starTile } from '../motifs/tiles.ts'
import type { Paper, Poster } from '../paper.ts'

const glaze = { ground: '#0f5aa8', star: '#19b5c4', heart: '#ffd166', line: '#fff4d8' }

// A ribbed dome on its drum, its foot at the origin, r wide to each side.
const dome = (paper: Paper, r: number) => {
  const outline = d`M${-r} 0C${-r * 1.2} ${-r * 0.62} ${-r * 0.7} ${-r * 1.15} 0 ${-r * 1.5}C${r * 0.7} ${-r * 1.15} ${r * 1.2} ${-r * 0.62} ${r} 0Z`
  return (
    shape(outline, paper.across('#5fe0dc', '#1fb3c0', '#0a6f92')) +
    paper.inside(
      outline,
      many(9, (i) =>
        line(
          d`M${(i - 4) * r * 0.28} 10C${(i - 4) * r * 0.33} ${-r * 0.6} ${(i - 4) * r * 0.2} ${-r * 1.1} 0 ${-r * 1.5}`,
          '#0a6f92',
          6,
          { opacity: 0.6 },
        ),
      ),
    ) +
    box(-r * 1.04, -6, r * 2.08, 70, '#e8c38a') +
    box(-r * 1.04, 8, r * 2.08, 30, '#0f5aa8') +
    many(7, (i) =>
      shape(d`M${-r * 1.04 + (i * r * 2.08) / 7} 38l${r * 0.149}-26 ${r * 0.149} 26Z`, '#ffd166'),
    ) +
    line(d`M0 ${-r * 1.5}v-52`, '#ffd166', 7) +
    disc(0, -r * 1.5 - 22, 9, '#ffd166') +
    disc(0, -r * 1.5 - 48, 6, '#ffd166')
  )
}

const minaret = (x: number) =>
  shape(d`M${x - 34} 600L${x - 24} 196H${x + 24}L${x + 34} 600Z`, '#e3b878') +
  shape(d`M${x + 6} 600V196H${x + 24}L${x + 34} 600Z`, '#c0894c') +
  many(5, (i) => box(x - 32, 236 + i * 74, 64, 22, i % 2 ? '#19b5c4' : '#0f5aa8')) +
  box(x - 36, 182, 72, 18, '#fff1d6', { radius: 4 }) +
  box(x - 26, 150, 52, 34, '#e3b878') +
  shape(
    d`M${x - 30} 152C${x - 34} 118 ${x - 14} 100 ${x} 84C${x + 14} 100 ${x + 34} 118 ${x + 30} 152Z`,
    '#1fb3c0',
  )

/** Blue domes and a tiled portal at the end of the old road. */
export const uzbekistan: Poster = (paper) => {
  const niche = 'M548 612V380C548 320 592 280 640 250C688 280 732 320 732 380V612Z'
  return [
    backdrop(paper.down('#17338f', '#6a4fb3', '#f08a6c', '#ffd9a0')),
    stars(55, 40, '#fff4d8', 200),
    rings(640, 300, 260, 50, 4, '#ffe0b0'),
    disc(640, 300, 430, paper.glow('#ffe0b0', 0.6)),
    minaret(116),
    minaret(1164),
    place({ x: 330, y: 352 }, dome(paper, 118)),
    place({ x: 950, y: 352 }, dome(paper, 118)),
    box(200, 410, 880, 220, '#d9a865'),
    box(200, 410, 880, 24, '#0f5aa8'),
    many(22, (i) => shape(d`M${200 + i * 40} 434l20-20 20 20Z`, '#19b5c4')),
    ...[256, 366, 836, 946].map(
      (x) =>
        box(x, 470, 78, 150, '#0f5aa8', { radius: 6 }) +
        shape(
          d`M${x + 10} 620V530C${x + 10} 506 ${x + 26} 492 ${x + 39} 482C${x + 52} 492 ${x + 68} 506 ${x + 68} 530V620Z`,
          '#6b2f3f',
        ),
    ),
    place({ x: 640, y: 236, size: 0.9 }, dome(paper, 134)),
    box(476, 196, 328, 424, '#f0cf95'),
    box(476, 196, 328, 424, paper.across('#f6dca8', '#e6bd7c')),
    many(4, (i) => starTile(480 + i * 80, 200, 80, glaze)),
    box(484, 288, 44, 332, '#0f5aa8'),
    box(752, 288, 44, 332, '#0f5aa8'),
    many(
      5,
      (i) =>
        shape(d`M506 ${300 + i * 64}l18 28-18 28-18-28Z`, '#19b5c4') +
        shape(d`M774 ${300 + i * 64}l18 28-18 28-18-28Z`, '#19b5c4'),
    ),
    shape('M536 620V372C536 308 584 264 640 232C696 264 744 308 744 372V620Z', '#fff1d6'),
    shape(niche, paper.down('#0c3f86', '#1a7fb8')),
    paper.inside(
      niche,
      many(4, (row) =>
        many(5, (i) =>
          shape(
            d`M${536 + i * 44 + (row % 2) * 22} ${306 + row * 38}l22-34 22 34-22 34Z`,
            row % 2 ? '#19b5c4' : '#ffd166',
            { opacity: 0.75 },
          ),
        ),
      ),
    ),
    shape('M590 620V480C590 448 616 428 640 412C664 428 690 448 690 480V620Z', '#3d1d35'),
    box(-10, 606, 1300, 80, '#8f3f3a'),
    many(
      11,
      (i) =>
        shape(d`M${i * 128 - 64} 680L${i * 128} 616L${i * 128 + 64} 680Z`, '#ffd166') +
        shape(d`M${i * 128 - 30} 680L${i * 128} 648L${i * 128 + 30} 680Z`, '#19b5c4'),
    ),
    box(-10, 602, 1300, 8, '#fff1d6'),
  ]
}
