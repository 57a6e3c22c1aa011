import { darker, lighter, mix } from '../colour.ts'
import { box, d, disc, line, many, shape } from '../draw.ts'
import { crest, ground } from '../paths.ts'
import { high, type Layout, margin, markAt, nameAt, standing, whiteMarkAt, wide } from './layout.ts'
import { isWarm } from './tones.ts'

/** The sea takes on the brand's colour where that is a cool one; a warm sea would be mud. */
const seaOf = (colour: string) => (isWarm(colour) ? '#2f86c4' : mix(colour, '#2f8fd6', 0.4))

/** Sun and sea: the thing stands on a white jetty before a great disc of the brand's colour. */
export const jetty: Layout = (paper, booth) => {
  const { tones, name } = booth
  const water = seaOf(tones.main)
  return [
    box(0, 0, wide, high, paper.down(lighter(tones.main, 0.7), '#ffffff')),
    disc(360, 470, 268, paper.down(tones.main, lighter(tones.main, 0.66))),
    shape(ground(crest({ y: 640, rise: 7, length: 330 }, -20, 740), high), lighter(water, 0.3)),
    shape(ground(crest({ y: 720, rise: 9, length: 280, shift: 90 }, -20, 740), high), lighter(water, 0.08)),
    shape(ground(crest({ y: 880, rise: 10, length: 360, shift: 200 }, -20, 740), high), darker(water, 0.16)),
    many(5, (i) =>
      line(d`M${90 + i * 120} ${672 + (i % 2) * 22}h${46 - i * 5}`, '#ffffff', 5, { opacity: 0.7 }),
    ),
    shape('M70 770H650L690 812V836H30V812Z', '#ffffff'),
    shape('M30 812H690V836H30Z', '#d5e1ec'),
    shape('M96 836H136V1000H96ZM584 836H624V1000H584Z', '#e9f0f6'),
    standing(paper, booth, 360, 790, 1.12),
    nameAt(name, { x: margin, y: 152, height: 92, room: wide - 2 * margin, colour: tones.ink, weight: 24 }),
    whiteMarkAt({ ...tones, on: '#ffffff' }, wide / 2, high - 108, 96, darker(water, 0.16)),
  ]
}

/** A white wall with an arch, and the sea behind it. */
export const arcade: Layout = (paper, booth) => {
  const { tones, name } = booth
  const arch = 'M120 840V430A240 240 0 0 1 600 430V840Z'
  return [
    box(0, 0, wide, high, paper.slope('#ffffff', tones.mist)),
    shape('M96 840V430A264 264 0 0 1 624 430V840Z', lighter(tones.main, 0.6)),
    paper.inside(
      arch,
      box(100, 160, 520, 700, paper.down(lighter(tones.main, 0.42), lighter(tones.main, 0.88))),
      disc(470, 360, 74, '#ffffff', { opacity: 0.92 }),
      shape('M100 640C180 590 240 610 300 626S420 580 620 640V700H100Z', tones.main, { opacity: 0.4 }),
      box(100, 650, 520, 200, lighter(seaOf(tones.main), 0.2)),
      many(6, (i) => line(d`M${140 + i * 78} ${680 + (i % 3) * 26}h40`, '#ffffff', 4, { opacity: 0.6 })),
    ),
    shape('M60 840H660V878H60Z', '#ffffff'),
    shape('M60 878H660V896H60Z', lighter(tones.main, 0.62)),
    standing(paper, booth, 360, 846, 1.02),
    nameAt(name, {
      x: wide / 2,
      y: 1016,
      height: 76,
      room: 560,
      colour: tones.main,
      weight: 24,
      align: 'middle',
    }),
    markAt(tones, wide / 2, 92, 84, '#ffffff'),
  ]
}

/** White steps in the light, the thing on the highest. */
export const steps: Layout = (paper, booth) => {
  const { tones, name } = booth
  const step = (x: number, y: number, w: number) =>
    box(x, y, w, high - y, paper.down('#ffffff', lighter(tones.main, 0.82))) +
    box(x + w - 26, y, 26, high - y, tones.main, { opacity: 0.12 })
  return [
    box(0, 0, wide, high, paper.down(tones.main, lighter(tones.main, 0.5))),
    disc(520, 390, 168, '#ffffff', { opacity: 0.9 }),
    shape('M0 640L720 360V1080H0Z', '#ffffff', { opacity: 0.14 }),
    step(0, 900, 220),
    step(120, 760, 480),
    step(560, 850, 160),
    shape('M120 760H600L720 850H560Z', tones.ink, { opacity: 0.08 }),
    standing(paper, booth, 360, 770, 1.06),
    nameAt(name, { x: margin, y: 150, height: 88, room: wide - 2 * margin, colour: tones.on, weight: 24 }),
    markAt(tones, 360, 930, 120, '#ffffff'),
  ]
}

/** Sails of colour above a still horizon. */
export const regatta: Layout = (paper, booth) => {
  const { tones, name } = booth
  return [
    box(0, 0, wide, high, '#ffffff'),
    box(0, 0, wide, 800, paper.down(tones.mist, '#ffffff')),
    shape('M470 0C520 240 540 520 520 800H720V0Z', tones.main),
    shape('M380 0C470 240 500 520 470 800H520C540 520 520 240 470 0Z', tones.soft),
    shape('M320 0C410 240 440 520 400 800H470C500 520 470 240 380 0Z', tones.pale),
    disc(300, 560, 252, '#ffffff'),
    disc(300, 560, 252, tones.pale, { opacity: 0.35 }),
    box(0, 800, wide, 280, tones.dark),
    many(4, (i) =>
      line(
        d`M${-20} ${850 + i * 60}C160 ${826 + i * 60} 260 ${876 + i * 60} 400 ${850 + i * 60}S640 ${830 + i * 60} 760 ${852 + i * 60}`,
        tones.main,
        7,
        { opacity: 0.7 - i * 0.14 },
      ),
    ),
    standing(paper, booth, 300, 812, 1.12),
    nameAt(name, { x: margin, y: 1010, height: 88, room: wide - 2 * margin, colour: '#ffffff', weight: 24 }),
    markAt(tones, 116, 120, 112, tones.mist),
  ]
}
