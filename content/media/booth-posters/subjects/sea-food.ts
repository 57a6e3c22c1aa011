import { lighter } from '../../colour.ts'
import { box, d, disc, line, many, oval, place, shape } from '../../draw.ts'
import { fish } from '../../motifs/fish.ts'
import { snowflake } from '../../motifs/ice.ts'
import { squid } from '../../motifs/squid.ts'
import { round, type Subject, type Tones } from '../tones.ts'

/** The brand's mark on a label. */
export const label = ({ mark, main, soft }: Tones, x: number, y: number, size: number, ground = '#ffffff') =>
  place({ x, y, size }, mark({ main, soft, ground }))

const frozenSquid: Subject = (paper, t) =>
  place({ x: -12, y: -236, turn: 66, size: 0.78 }, squid(paper, '#fff1ec', '#f3a08c', '#c4523f')) +
  place({ x: 150, y: -330 }, snowflake(52, t.soft, 8)) +
  place({ x: -160, y: -110 }, snowflake(36, t.soft, 6))

const shrimp: Subject = (_, t) => {
  const at = (i: number) => {
    const angle = (-176 + i * 15.4) * (Math.PI / 180)
    return [12 + 122 * Math.cos(angle), -226 + 122 * Math.sin(angle)] as const
  }
  const [tailX, tailY] = at(14)
  return (
    line('M-134-62C-226-70-250-210-196-330M-128-70C-196-110-214-240-150-372', '#d9583c', 7) +
    many(5, (i) => {
      const [x, y] = at(2 + i * 2)
      return line(
        d`M${x * 0.56} ${-226 + (y + 226) * 0.5}L${x * 0.2 + 4} ${-212 + (y + 226) * 0.16}`,
        '#d9583c',
        10,
      )
    }) +
    place(
      { x: tailX, y: tailY },
      many(3, (i) => place({ turn: 92 + i * 36 }, oval(50, 0, 50, 20, i === 1 ? t.main : t.soft))),
    ) +
    many(15, (i) => {
      const [x, y] = at(14 - i)
      return disc(x, y, 32 + i * 2.2, Math.floor(i / 2) % 2 ? '#f28a6a' : '#f7a58a')
    }) +
    line('M-100-108C-84-96-70-92-54-94M-112-90C-98-74-84-66-66-64', '#d9583c', 9) +
    shape('M-174-250C-190-180-178-108-134-44C-96-92-62-150-46-226C-84-262-134-270-174-250Z', '#f28a6a') +
    line('M-152-226C-160-170-152-120-132-78', '#fbc3ae', 8) +
    disc(-120, -118, 12, '#3b1d18') +
    disc(-123, -121, 4, '#ffffff')
  )
}

const wholeFish: Subject = (paper, t) =>
  place(
    { x: -16, y: -215, turn: -18, size: 1.42 },
    fish(paper, { back: t.main, belly: '#f4f8fb', fin: t.soft, ink: t.ink }),
  ) + many(4, (i) => disc(-170 + i * 22, -372 + (i % 2) * 30, 9 - i, t.soft, { opacity: 0.8 }))

const fishBalls: Subject = (paper, t) => {
  const skewer = (x: number, turn: number) =>
    place(
      { x, y: -120, turn },
      line('M0 20V-300', '#c99a5b', 9),
      many(4, (i) => disc(0, -84 - i * 56, 36, paper.ball('#fffaf0', '#f3e2c4', '#d2b483'))),
    )
  return (
    skewer(-96, -16) +
    skewer(96, 16) +
    skewer(0, 0) +
    shape('M-190-170H190C184-70 120-10 66-6V0H-66V-6C-120-10-184-70-190-170Z', round(paper, t.main)) +
    line('M-186-166H186', lighter(t.main, 0.4), 11) +
    label({ ...t, main: t.on, soft: t.pale }, 0, -88, 1, t.main)
  )
}

const tin = (paper: Parameters<Subject>[0], t: Tones, y: number, colour: string) =>
  shape(`M-165 ${y - 96}V${y - 30}A165 34 0 0 0 165 ${y - 30}V${y - 96}Z`, round(paper, colour)) +
  oval(0, y - 96, 165, 34, '#e9eef4') +
  oval(0, y - 97, 150, 27, '#cfd8e3') +
  oval(0, y - 97, 118, 19, '#e4eaf1') +
  line(`M40 ${y - 100}H92`, '#9aa7b8', 9) +
  box(-60, y - 62, 120, 62, '#ffffff', { radius: 12 }) +
  label(t, 0, y - 31, 0.5)

const cans: Subject = (paper, t) =>
  tin(paper, t, -4, t.main) + tin(paper, t, -128, t.soft) + tin(paper, t, -252, t.main)

const kelp = (x: number, h: number, colour: string, lean: number) =>
  shape(
    `M${x - 16} 0C${x - 60 + lean} ${-h * 0.3} ${x + 30 + lean} ${-h * 0.5} ${x - 14 + lean} ${-h}C${x + 60 + lean} ${-h * 0.7} ${x - 6 + lean} ${-h * 0.35} ${x + 20} 0Z`,
    colour,
  )

const seaweed: Subject = (_, t) =>
  kelp(-130, 300, t.soft, -10) +
  kelp(120, 320, t.soft, 20) +
  kelp(-50, 400, t.main, 0) +
  kelp(50, 360, t.dark, 10) +
  kelp(180, 200, t.main, 10) +
  many(5, (i) => disc(-150 + i * 76, -330 + (i % 2) * 90, 13 - i, lighter(t.soft, 0.4), { opacity: 0.8 }))

const ham: Subject = (_, t) =>
  line('M118-92L190-30', '#f3e6d0', 30) +
  disc(182, -14, 22, '#f3e6d0') +
  disc(206, -42, 22, '#f3e6d0') +
  shape(
    'M-190-230C-200-350-90-430 30-390C150-350 190-210 130-110C90-50 0-20-80-50C-150-76-186-140-190-230Z',
    t.main,
  ) +
  shape(
    'M-190-230C-200-350-90-430 30-390C-60-370-110-300-100-210C-94-140-60-80 0-40C-30-36-56-42-80-50C-150-76-186-140-190-230Z',
    t.dark,
    { opacity: 0.4 },
  ) +
  oval(-104, -232, 70, 104, '#f6d9cf', { transform: 'rotate(16 -104 -232)' }) +
  oval(-104, -232, 52, 84, '#d9705e', { transform: 'rotate(16 -104 -232)' }) +
  disc(-104, -240, 21, '#fff6ea') +
  line('M-140-200C-130-180-116-168-96-164M-76-290C-66-280-62-266-62-252', '#f6d9cf', 6)

const cheese: Subject = (_, t) =>
  shape('M-200-150V-60A200 60 0 0 0 200-60V-150Z', '#e9b94c') +
  oval(0, -150, 200, 62, '#f7d983') +
  shape('M0-150L200-150V-60C190-30 150-14 100-4L0-60Z', '#fff2c4') +
  shape('M0-150L200-150A200 62 0 0 1 104-96Z', '#ffffff', { opacity: 0.35 }) +
  many(4, (i) => oval(60 + (i % 2) * 70, -110 + i * 22, 15, 11, '#e9c46a')) +
  place(
    { x: -66, y: -156, size: [1, 0.42] },
    disc(0, 0, 84, t.main),
    label({ ...t, main: '#ffffff', soft: t.pale }, 0, 0, 1.2, t.main),
  ) +
  place(
    { x: 60, y: -250, turn: -6 },
    shape('M-120 40L110 0C116 40 106 60 96 74L-120 40Z', '#f7d983'),
    shape('M-120 40L96 74V112L-120 78Z', '#e9b94c'),
  )

export const seaFood = {
  'frozen-squid-box': [frozenSquid, wholeFish, fishBalls],
  'shrimp-box': shrimp,
  'dried-fish-bag': wholeFish,
  'fish-can': cans,
  'seaweed-pack': seaweed,
  ham,
  cheese,
} satisfies Record<string, Subject | readonly Subject[]>
