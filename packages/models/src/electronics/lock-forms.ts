import { darkGlass, gloss, lit, metal, plastic, printed, rubber, screen, wood } from '../finish.ts'
import { letter, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, slab, sweep, tube } from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'

/** Figures that shine through dark glass. */
const keys = (accent: string): Print =>
  print(480, 760, '#121722', (pen, w, h) => {
    ;['1', '2', '3', '4', '5', '6', '7', '8', '9', '＊', '0', '＃'].forEach((key, i) => {
      const [x, y] = [w * (0.2 + (i % 3) * 0.3), h * (0.2 + Math.floor(i / 3) * 0.205)]
      letter(pen, key, x, y, { size: 92, color: i > 8 && i !== 10 ? accent : '#eaf1fb', weight: 600 })
    })
    letter(pen, '请按指纹', w / 2, h * 0.065, { size: 46, color: accent, weight: 600 })
  })

/** Fine ridges in a ring that shines. */
export function finger(on: Sculpture, r: number, glow: string): void {
  on.add(cylinder(r, 0.03, 0.012, 40), plastic('#161b25'))
  on.add(ring(r * 0.82, r * 1.02, 0.045, 0.014, 40), lit(glow, 1))
  const ridges = print(200, 200, '#1d2430', (pen, w) => {
    pen.strokeStyle = '#8fb4e8'
    pen.lineWidth = 7
    pen.lineCap = 'round'
    for (let i = 0; i < 5; i++) {
      pen.beginPath()
      pen.arc(w / 2, w * 0.56, 14 + i * 16, Math.PI * (1.05 - i * 0.02), Math.PI * (1.95 + (i % 2) * 0.25))
      pen.stroke()
    }
  })
  on.add(face(r * 1.5, r * 1.5, r * 0.75), printed(ridges, 0.3, 0.8), [0, 0.0315, 0], [-90, 0, 0])
}

/** A lever along +x that turns on a rose. */
function lever(on: Sculpture, colour: Tones['accent'], length: number): void {
  on.within([0, 0, 0], [90, 0, 0], () => {
    on.add(cylinder(0.17, 0.06, 0.02, 48), metal(colour, 0.24))
    on.add(cylinder(0.09, 0.24, 0.02, 36), metal(colour, 0.24))
  })
  on.add(
    sweep(
      [
        [-0.06, 0, 0.25],
        [length * 0.3, 0.005, 0.27],
        [length, -0.02, 0.25],
      ],
      { size: (t) => [0.075 - 0.02 * t, 0.045], side: [0, 1, 0], power: 3, steps: 40 },
    ),
    metal(colour, 0.24),
  )
}

/** A piece of a door: planed wood with a lock case let into its edge. */
function door(on: Sculpture, { third }: Tones, w: number, h: number): void {
  on.add(box(w, h, 0.3, 0.03), wood(third, 0.8), [0, h / 2 + 0.06, 0])
  on.add(box(w + 0.24, 0.07, 0.66, 0.03), plastic('#4a4f5a'), [0, 0.035, 0])
  on.within([-w / 2 - 0.002, h * 0.5, 0], [0, -90, 0], () => {
    on.add(slab(0.16, 1.3, 0.02, 0.05, 0.007), metal('#98a2b0'))
    on.add(box(0.1, 0.22, 0.14, 0.03), metal('#8b95a5'), [0, 0.12, 0.06])
    on.add(box(0.1, 0.2, 0.1, 0.02), metal('#8b95a5'), [0, -0.28, 0.04])
    on.closely(() => {
      for (const y of [-0.58, 0.58])
        on.add(cylinder(0.03, 0.014, 0.005, 18), metal('#6d7786'), [0, y, 0.008], [90, 0, 0])
    })
  })
}

/** Keys, finger and lever on a tall plate. */
export function handled(on: Sculpture, tones: Tones, height: number, hasKeys: boolean, accent: string): void {
  const w = hasKeys ? 0.62 : 0.5
  const y = 1.3
  door(on, tones, 1.36, 2.5)
  on.within([-0.22, y, 0.15], [0, 0, 0], () => {
    on.add(slab(w, height, 0.16, 0.17, 0.05), metal(tones.body, 0.28), [0, 0, 0.05])
    on.closely(() =>
      on.add(
        slab(w + 0.02, height + 0.02, 0.02, 0.18, 0.008),
        plastic(darker(tones.body, 0.5)),
        [0, 0, 0.008],
      ),
    )
    on.add(slab(w - 0.07, height * 0.56, 0.03, 0.13, 0.01), darkGlass('#121722'), [0, height * 0.185, 0.124])
    if (hasKeys)
      on.add(face(w - 0.14, height * 0.47, 0.06), screen(keys(accent), 0.9), [0, height * 0.185, 0.1398])
    else {
      on.add(ring(0.11, 0.135, 0.02, 0.008, 40), lit(accent, 1), [0, height * 0.2, 0.134], [90, 0, 0])
      on.add(
        slab(0.3, 0.42, 0.02, 0.03, 0.004),
        gloss('#e9edf3'),
        [0.04, height * 0.2 - 0.1, 0.2],
        [-8, 14, 5],
      )
      on.add(
        face(0.27, 0.39, 0.03),
        printed(
          print(270, 390, '#eef1f5', (pen, pw, ph) => {
            pen.fillStyle = accent
            pen.fillRect(0, ph * 0.62, pw, ph * 0.38)
            letter(pen, '房卡', pw / 2, ph * 0.34, { size: 92, color: '#26344f', weight: 800 })
            letter(pen, 'ROOM 808', pw / 2, ph * 0.81, { size: 46, color: '#ffffff', weight: 700 })
          }),
        ),
        [0.0415, height * 0.2 - 0.0985, 0.2105],
        [-8, 14, 5],
      )
    }
    on.within([0, -height * 0.24, 0.12], [0, 0, 0], () => lever(on, tones.accent, 0.78))
    on.within([0, -height * 0.41, 0.125], [90, 0, 0], () =>
      hasKeys ? finger(on, 0.085, accent) : on.add(cylinder(0.06, 0.03, 0.01, 32), metal(tones.accent)),
    )
  })
}

/** A padlock that knows a finger. */
export function padlock(on: Sculpture, tones: Tones, glow: string): void {
  const bow = [
    [-0.42, 1.2, 0],
    [-0.42, 1.75, 0],
    [-0.36, 2.02, 0],
    [-0.15, 2.2, 0],
    [0.15, 2.2, 0],
    [0.36, 2.02, 0],
    [0.42, 1.75, 0],
    [0.42, 1.2, 0],
  ] as const
  on.add(tube(bow, 0.11, 90, false, 28), metal('#929daa', 0.2))
  for (const x of [-0.42, 0.42]) on.add(ring(0.1, 0.17, 0.07, 0.025, 36), metal('#59636f'), [x, 1.38, 0])
  on.add(slab(1.44, 1.4, 0.56, 0.26, 0.1), gloss(tones.body), [0, 0.72, 0])
  on.add(slab(1.16, 1.1, 0.04, 0.2, 0.014), metal(tones.third, 0.3), [0, 0.72, 0.278])
  on.closely(() =>
    on.add(slab(1.448, 1.408, 0.016, 0.262, 0.004), plastic(darker(tones.body, 0.4)), [0, 0.72, -0.04]),
  )
  on.within([0, 0.84, 0.292], [90, 0, 0], () => finger(on, 0.27, glow))
  on.add(box(0.3, 0.045, 0.02, 0.01), lit(glow, 1), [0, 0.38, 0.297])
  on.add(slab(1.24, 1.18, 0.03, 0.22, 0.012), gloss(tones.accent), [0, 0.72, 0.272])
  on.add(slab(0.3, 0.1, 0.03, 0.04, 0.01), rubber(), [0.715, 0.6, 0], [0, 90, 0])
}
