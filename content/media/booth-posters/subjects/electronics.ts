import { box, d, disc, line, many, place, ring, shape } from '../../draw.ts'
import { headphones as phonesOnEars } from '../../motifs/goods.ts'
import { iron, round, type Subject, steel } from '../tones.ts'
import { label } from './sea-food.ts'

const tablet: Subject = (paper, t) =>
  box(-206, -330, 412, 290, t.ink, { radius: 26 }) +
  box(-188, -312, 376, 254, paper.slope(t.main, t.soft), { radius: 12 }) +
  place({ y: -186, size: 1.5 }, t.mark({ main: '#ffffff', soft: t.pale, ground: t.main })) +
  box(-70, -40, 140, 14, iron) +
  box(-130, -26, 260, 26, steel, { radius: 12 })

const camera: Subject = (paper, t) =>
  box(-60, -60, 120, 60, iron, { radius: 10 }) +
  box(-16, -120, 32, 70, steel) +
  box(-200, -330, 400, 216, round(paper, t.main), { radius: 40 }) +
  box(-216, -360, 360, 34, t.dark, { radius: 16 }) +
  disc(-70, -222, 92, t.ink) +
  disc(-70, -222, 66, paper.ball('#bfe3ff', '#2f6fb8', '#0b1f45')) +
  disc(-94, -246, 16, '#ffffff', { opacity: 0.8 }) +
  label({ ...t, main: t.on, soft: t.pale }, 110, -222, 0.8, t.main)

const panel: Subject = (paper, t) =>
  box(-210, -390, 420, 300, t.ink, { radius: 14 }) +
  box(-198, -378, 396, 276, paper.slope(t.soft, t.main, t.dark), { radius: 6 }) +
  many(5, (i) =>
    shape(
      `M-198 ${-150 + i * 14}C-100 ${-230 + i * 16} 60 ${-90 + i * 8} 198 ${-240 + i * 26}V-102H-198Z`,
      '#ffffff',
      { opacity: 0.12 },
    ),
  ) +
  disc(100, -310, 34, '#ffffff', { opacity: 0.9 }) +
  line('M-120-80L-150 0M120-80L150 0', iron, 14)

const board: Subject = (_, t) =>
  place(
    { y: -206 },
    box(-200, -200, 400, 400, t.dark, { radius: 26 }),
    many(6, (i) =>
      line(
        `M-200 ${-150 + i * 60}H-110L-80 ${-120 + i * 48}M200 ${-150 + i * 60}H110L80 ${-120 + i * 48}`,
        t.soft,
        6,
      ),
    ),
    many(6, (i) => line(`M${-150 + i * 60}-200V-110M${-150 + i * 60} 200V110`, t.main, 6)),
    many(12, (i) => disc(i % 2 ? 186 : -186, -150 + Math.floor(i / 2) * 60, 9, '#f6c85a')),
    box(-104, -104, 208, 208, t.ink, { radius: 16 }),
    box(-90, -90, 180, 180, t.main, { radius: 10 }),
    place({ size: 1.3 }, t.mark({ main: t.on, soft: t.pale, ground: t.main })),
  )

const lock: Subject = (paper, t) =>
  box(-110, -410, 220, 410, paper.across('#4a5362', '#2b323e', '#171b24'), { radius: 30 }) +
  box(-86, -386, 172, 170, t.main, { radius: 20 }) +
  place({ y: -301, size: 1.1 }, t.mark({ main: t.on, soft: t.pale, ground: t.main })) +
  many(9, (i) => disc(-44 + (i % 3) * 44, -180 + Math.floor(i / 3) * 38, 10, '#dfe7f0')) +
  box(60, -70, 150, 40, round(paper, '#c9d3df'), { radius: 20 }) +
  disc(70, -50, 32, '#aab6c5')

const phone: Subject = (paper, t) =>
  place(
    { turn: 8, y: -4 },
    box(-110, -400, 220, 400, t.ink, { radius: 36 }),
    box(-98, -388, 196, 376, paper.slope(t.soft, t.main), { radius: 26 }),
    place({ y: -200, size: 1.4 }, t.mark({ main: '#ffffff', soft: t.pale, ground: t.main })),
  )

const drone: Subject = (_, t) =>
  line('M-150-300L0-220L150-300M-150-300V-330M150-300V-330', t.dark, 20) +
  many(2, (i) =>
    place(
      { x: i ? 150 : -150, y: -336 },
      shape('M-84 0C-60-14 60-14 84 0C60 14-60 14-84 0Z', t.soft),
      disc(0, 0, 12, t.ink),
    ),
  ) +
  box(-90, -280, 180, 110, t.main, { radius: 46 }) +
  disc(0, -190, 44, t.ink) +
  disc(0, -190, 24, '#5aa7e0') +
  disc(-8, -198, 8, '#ffffff') +
  line('M-80-180L-130-70M80-180L130-70M-160-66H-100M100-66H160', t.dark, 11)

const headphones: Subject = (_, t) => place({ y: -200, size: 2.1 }, phonesOnEars(t.main, t.dark, t.soft))

const speaker: Subject = (paper, t) =>
  box(-130, -400, 260, 400, round(paper, t.main), { radius: 34 }) +
  disc(0, -130, 96, t.ink) +
  disc(0, -130, 70, t.dark) +
  disc(0, -130, 30, t.soft) +
  disc(0, -306, 52, t.ink) +
  disc(0, -306, 26, t.soft) +
  line('M164-250A80 80 0 0 1 164-150M-164-250A80 80 0 0 0-164-150', t.soft, 11)

const battery: Subject = (paper, t) =>
  many(3, (i) =>
    place(
      { x: (i - 1) * 138, y: 0 },
      box(-22, -396, 44, 30, iron, { radius: 8 }),
      box(-60, -376, 120, 376, round(paper, i === 1 ? t.main : t.dark), { radius: 24 }),
      box(-60, -120, 120, 70, t.soft),
      shape('M10-300L-30-232H-4L-14-176L30-246H4Z', '#ffffff'),
    ),
  )

const reel: Subject = (_, t) =>
  place(
    { y: -200 },
    many(5, (i) => ring(24, 0, 176 - i * 22, i % 2 ? t.soft : t.main, 22)),
    disc(0, 0, 200, '#d9a766'),
    disc(0, 0, 178, '#e9c391'),
    many(8, (i) => place({ turn: i * 45 }, line('M0-60V-160', '#c28e4e', 7))),
    ring(0, 0, 120, t.main, 36),
    disc(0, 0, 44, t.dark),
    disc(0, 0, 18, t.mist),
  ) + line('M110-20C170-4 190-30 214-10', t.main, 18)

const solar: Subject = (paper, t) =>
  disc(140, -352, 56, '#ffc94d') +
  line('M-10-130V-20M-90-10H70', iron, 18) +
  shape('M-150-340H170L214-110H-206Z', t.ink) +
  many(12, (i) => {
    const [c, r] = [i % 4, Math.floor(i / 4)]
    const at = (x: number, y: number) =>
      `${Math.round(-150 + x * 80 + (y / 230) * (-56 + x * 25))} ${Math.round(-340 + y)}`
    const [top, bottom] = [8 + r * 74, 74 + r * 74]
    return shape(
      `M${at(c + 0.06, top)}L${at(c + 0.94, top)}L${at(c + 0.94, bottom)}L${at(c + 0.06, bottom)}Z`,
      paper.slope(t.soft, t.main),
    )
  })

const charger: Subject = (paper, t) =>
  box(-120, -24, 240, 24, iron, { radius: 8 }) +
  box(-96, -410, 192, 390, paper.across('#ffffff', '#f3f7fb', '#cfdae6'), { radius: 34 }) +
  box(-72, -384, 144, 120, t.main, { radius: 18 }) +
  place({ y: -324, size: 0.92 }, t.mark({ main: t.on, soft: t.pale, ground: t.main })) +
  shape('M12-236L-32-160H-4L-16-100L34-180H4Z', t.soft) +
  line('M96-220C190-220 200-40 150-30C110-24 120-120 150-130', t.ink, 15) +
  box(132, -190, 36, 66, t.dark, { radius: 12 })

const inverter: Subject = (paper, t) =>
  box(-180, -370, 360, 330, paper.across('#ffffff', '#eef3f8', '#c6d2df'), { radius: 26 }) +
  box(-180, -370, 360, 96, t.main, { radius: 26 }) +
  box(-180, -300, 360, 26, t.main) +
  place({ x: -110, y: -322, size: 0.64 }, t.mark({ main: t.on, soft: t.pale, ground: t.main })) +
  box(-120, -240, 240, 120, t.ink, { radius: 14 }) +
  line('M-96-180C-66-236-36-236 0-180S66-124 96-180', t.soft, 9) +
  many(4, (i) => disc(-90 + i * 60, -80, 13, i === 1 ? t.soft : iron)) +
  many(4, (i) => line(`M${-120 + i * 80}-40V0`, t.dark, 16))

const turbine: Subject = (paper, t) => {
  const mill = (x: number, h: number, turn: number, tone: string) =>
    shape(
      d`M${x - h * 0.014} ${-h}H${x + h * 0.014}L${x + h * 0.034} 0H${x - h * 0.034}Z`,
      paper.across('#ffffff', '#dbe6f0'),
    ) +
    place(
      { x, y: -h, turn, size: h / 300 },
      many(3, (i) => place({ turn: i * 120 }, shape('M-5-10C-20-44-12-110 4-142C12-100 14-44 7-8Z', tone))),
      disc(0, 0, 13, t.ink),
    )
  return mill(-130, 190, 20, t.soft) + mill(146, 220, 70, t.soft) + mill(6, 292, -6, t.main)
}

export const electronics = {
  tablet,
  camera,
  'led-panel': panel,
  'circuit-board': board,
  'smart-lock': lock,
  phone,
  drone,
  headphones,
  speaker,
  'lithium-battery': battery,
  'cable-reel': reel,
  'solar-panel': solar,
  'ev-charger': charger,
  inverter,
  'wind-turbine': turbine,
} satisfies Record<string, Subject | readonly Subject[]>
