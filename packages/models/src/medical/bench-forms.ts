import { darkGlass, gloss, metal, plastic, printed, rubber, screen } from '../finish.ts'
import { letter, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, ring, slab, tube } from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'

/** Curves over time in several colours, with their figures at the right. */
export const curves = (rows: readonly (readonly [string, string])[]): Print =>
  print(640, 420, '#0a1120', (pen, w, h) => {
    rows.forEach(([tint, figure], i) => {
      const [y, high] = [(h * (i + 0.5)) / rows.length, h / rows.length / 2.6]
      pen.strokeStyle = tint
      pen.lineWidth = 5
      pen.beginPath()
      for (let x = 16; x < w * 0.68; x += 3) {
        const beat = (x % 140) / 140
        const peak =
          i % 2
            ? Math.sin(beat * 6.28) * 0.7
            : beat > 0.4 && beat < 0.5
              ? Math.sin((beat - 0.4) * 62) * 1
              : 0.05
        if (x === 16) pen.moveTo(x, y - peak * high)
        else pen.lineTo(x, y - peak * high)
      }
      pen.stroke()
      letter(pen, figure, w * 0.83, y, {
        size: Math.min(100, high * 1.7),
        color: tint,
        weight: 800,
        most: w * 0.3,
      })
    })
  })

const figures = (main: string, unit: string, tint: string): Print =>
  print(480, 240, '#0c1729', (pen, w, h) => {
    letter(pen, main, w * 0.42, h * 0.52, { size: 150, color: tint, weight: 800, most: w * 0.66 })
    letter(pen, unit, w * 0.85, h * 0.66, { size: 52, color: '#a9c0dc', most: w * 0.26 })
  })

/** A small display on a panel that faces +z. */
export function display(on: Sculpture, at: Point, w: number, picture: Print, turn: Point = [0, 0, 0]): void {
  const h = (w * picture.height) / picture.width
  on.within(at, turn, () => {
    on.add(slab(w + 0.08, h + 0.08, 0.04, 0.05, 0.012), darkGlass())
    on.add(face(w, h, 0.02), screen(picture), [0, 0, 0.0215])
  })
}

function knobs(on: Sculpture, at: Point, count: number, tint: string): void {
  for (let i = 0; i < count; i++)
    on.add(
      cylinder(0.045, 0.03, 0.012, 24),
      gloss(i ? '#dfe5ec' : tint),
      [at[0] + i * 0.14, at[1], at[2]],
      [90, 0, 0],
    )
}

/** A box with a round lid, under which the tubes turn. */
export function centrifuge(on: Sculpture, { body, accent }: Tones): void {
  on.add(slab(1.9, 1.9, 0.95, 0.3, 0.08), plastic(body), [0, 0.52, 0], [-90, 0, 0])
  on.add(cylinder(0.78, 0.14, 0.06, 64, 0.7), plastic(accent), [0, 0.98, -0.08])
  on.add(cylinder(0.26, 0.02, 0.008, 40), darkGlass('#1b2a3d'), [0, 1.115, -0.08])
  on.add(box(0.3, 0.06, 0.12, 0.03), plastic(darker(accent, 0.2)), [0, 1.02, 0.7])
  display(on, [-0.36, 0.55, 0.95], 0.56, figures('4000', 'rpm', '#5fd1ff'), [-6, 0, 0])
  knobs(on, [0.28, 0.58, 0.95], 3, hexOf(accent))
  for (const x of [-0.7, 0.7])
    for (const z of [-0.7, 0.7]) on.add(cylinder(0.1, 0.06, 0.02, 24), rubber(), [x, 0, z])
}

/** A flat warm block with rows of cards standing in it. */
export function incubator(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(slab(2.2, 1.7, 0.5, 0.16, 0.06), plastic(body), [0, 0.3, 0], [-90, 0, 0])
  on.add(box(1.7, 0.06, 0.9, 0.03), metal('#7c8795', 0.4), [0, 0.56, -0.24])
  for (const z of [-0.45, -0.02])
    for (let i = 0; i < 12; i++) {
      on.add(box(0.025, 0.36, 0.34, 0.008, 2), plastic('#f4f6f9'), [-0.72 + i * 0.13, 0.72, z])
      on.closely(() => {
        for (const dz of [-0.1, 0, 0.1])
          on.add(cylinder(0.02, 0.2, 0.008, 10), gloss(i % 3 ? '#c8434a' : third), [
            -0.7 + i * 0.13,
            0.66,
            z + dz,
          ])
      })
    }
  display(on, [-0.5, 0.34, 0.86], 0.6, figures('37.0', '°C', '#ffb35c'))
  knobs(on, [0.28, 0.34, 0.86], 3, hexOf(accent))
}

/** A cup for the medicine with its mask, on a hose from the pump. */
export function nebuliser(on: Sculpture, { body, accent }: Tones): void {
  on.add(slab(1.6, 1.3, 0.8, 0.36, 0.14), plastic(body), [-0.35, 0.42, -0.1], [-90, 0, 0])
  on.add(slab(0.7, 0.14, 0.5, 0.07, 0.04), plastic(accent), [-0.35, 0.86, -0.1])
  on.add(cylinder(0.12, 0.05, 0.015), gloss('#3fae6d'), [-0.7, 0.5, 0.55], [90, 0, 0])
  on.closely(() => {
    for (let i = 0; i < 6; i++)
      on.add(box(0.4, 0.025, 0.02, 0.008, 1), plastic(darker(body, 0.4)), [-0.1, 0.34 + i * 0.06, 0.555])
  })
  on.add(
    tube(
      [
        [0.35, 0.4, 0.2],
        [0.8, 0.3, 0.5],
        [0.5, 0.05, 0.95],
        [0.95, 0.06, 1.2],
        [1.3, 0.3, 0.9],
        [1.1, 0.36, 0.52],
      ],
      0.04,
      90,
    ),
    plastic('#cfe6ee'),
  )
  on.within([1.1, 0.36, 0.45], [0, 0, 0], () => {
    on.add(cylinder(0.17, 0.42, 0.05), plastic('#dff0f5'), [0, 0, 0])
    on.add(cylinder(0.1, 0.3, 0.03), plastic(accent), [0, 0.4, 0])
    on.within([0, 0.82, 0.1], [64, 0, 0], () => {
      on.add(cylinder(0.42, 0.5, 0.14, 48, 0.2), plastic('#bfe3d6'), [0, -0.1, 0], [0, 0, 0], [1, 1, 0.82])
      on.add(ring(0.36, 0.46, 0.06, 0.03), plastic('#a8d6c6'), [0, -0.12, 0], [0, 0, 0], [1, 1, 0.82])
    })
  })
}

/** Upright on castors, with a meter for the flow and a bottle for moisture. */
export function oxygen(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(slab(1.2, 1.9, 0.9, 0.18, 0.1), plastic(body), [0, 1.12, 0])
  on.add(slab(1.0, 0.7, 0.04, 0.12, 0.015), plastic(third), [0, 1.62, 0.45])
  display(on, [-0.2, 1.72, 0.475], 0.44, figures('5.0', 'L/min', '#63d9a0'))
  on.add(cylinder(0.09, 0.05, 0.015), gloss(accent), [-0.3, 1.42, 0.47], [90, 0, 0])
  on.add(cylinder(0.05, 0.46, 0.02), plastic('#dff0f5'), [0.3, 1.42, 0.52])
  on.closely(() => on.add(cylinder(0.035, 0.07, 0.03, 16), gloss('#d8342a'), [0.3, 1.6, 0.53]))
  on.add(slab(0.5, 0.62, 0.06, 0.08, 0.02), plastic(darker(body, 0.25)), [0.2, 0.82, 0.44])
  on.add(cylinder(0.16, 0.42, 0.04), plastic('#bfe0ee'), [0.2, 0.56, 0.52])
  on.add(cylinder(0.17, 0.12, 0.03), plastic(accent), [0.2, 0.96, 0.52])
  on.add(box(0.6, 0.08, 0.16, 0.03), plastic(darker(body, 0.3)), [0, 2.09, -0.3])
  for (const x of [-0.45, 0.45])
    for (const z of [-0.3, 0.3])
      on.add(cylinder(0.11, 0.09, 0.03, 28), rubber(), [x - 0.045, 0.11, z], [0, 0, -90])
  on.add(
    tube(
      [
        [0.2, 1.06, 0.52],
        [0.4, 1.3, 0.8],
        [0.85, 0.9, 0.8],
        [0.8, 0.2, 0.7],
        [0.3, 0.04, 1],
        [-0.4, 0.04, 0.9],
      ],
      0.025,
      80,
    ),
    plastic('#cfe6ee'),
  )
}

/** A pump with a jar in which what is drawn off gathers. */
export function suction(on: Sculpture, { body, accent }: Tones): void {
  on.add(slab(1.3, 1.2, 0.8, 0.14, 0.08), plastic(body), [-0.4, 0.46, 0], [-90, 0, 0])
  on.add(box(1.1, 0.1, 0.2, 0.05), plastic(accent), [-0.4, 1.06, 0])
  for (const x of [-0.86, 0.06]) on.add(box(0.1, 0.24, 0.16, 0.03), plastic(accent), [x, 0.94, 0])
  on.add(cylinder(0.24, 0.06, 0.02), metal('#c9d0d9', 0.3), [-0.62, 0.5, 0.6], [90, 0, 0])
  const dial = print(200, 200, '#ffffff', (pen) => {
    pen.strokeStyle = '#20252f'
    pen.lineWidth = 6
    for (let i = 0; i < 11; i++) {
      const a = 2.5 + i * 0.43
      pen.beginPath()
      pen.moveTo(100 + Math.cos(a) * 66, 100 + Math.sin(a) * 66)
      pen.lineTo(100 + Math.cos(a) * 84, 100 + Math.sin(a) * 84)
      pen.stroke()
    }
    pen.strokeStyle = '#d8342a'
    pen.beginPath()
    pen.moveTo(100, 100)
    pen.lineTo(150, 60)
    pen.stroke()
    letter(pen, 'kPa', 100, 140, { size: 34, color: '#20252f' })
  })
  on.add(face(0.34, 0.34, 0.17), printed(dial), [-0.62, 0.5, 0.663])
  on.add(cylinder(0.08, 0.04, 0.012), gloss('#3fae6d'), [-0.16, 0.5, 0.6], [90, 0, 0])
  on.within([0.72, 0.04, 0.15], [0, 0, 0], () => {
    on.add(cylinder(0.38, 0.9, 0.05), plastic('#d4ecf4', 0.2))
    on.add(cylinder(0.4, 0.12, 0.03), plastic(accent), [0, 0.88, 0])
    for (const x of [-0.14, 0.14]) on.add(cylinder(0.06, 0.14, 0.02), plastic('#eef1f5'), [x, 0.98, 0])
    on.closely(() => {
      for (let i = 0; i < 6; i++)
        on.add(box(0.14, 0.012, 0.01, 0.003, 1), plastic('#2b5f9a'), [0, 0.2 + i * 0.1, 0.382])
    })
    on.add(
      tube(
        [
          [0.14, 1.1, 0],
          [0.3, 1.35, 0.2],
          [0.6, 0.8, 0.6],
          [0.4, 0.05, 0.9],
          [-0.3, 0.05, 1.0],
        ],
        0.045,
        80,
      ),
      plastic('#cfe6ee'),
    )
  })
}

/** A desk of keys with a screen above, its paper coming out at the left. */
export function ecg(on: Sculpture, { body, accent }: Tones): void {
  on.within([0, 0.26, 0], [10, 0, 0], () => {
    on.add(slab(2.2, 1.7, 0.32, 0.12, 0.06), plastic(body), [0, 0.1, 0], [-90, 0, 0])
    on.add(box(2.0, 0.1, 0.5, 0.04), plastic(accent), [0, 0.24, -0.56])
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 9; i++)
        on.add(box(0.12, 0.04, 0.1, 0.02, 2), plastic(i === 8 ? accent : '#f4f6f9'), [
          -0.3 + i * 0.15,
          0.275,
          0.3 + r * 0.15,
        ])
    const paper = print(320, 420, '#fdf1f0', (pen, w, h) => {
      pen.strokeStyle = '#f2b8b4'
      pen.lineWidth = 1.5
      for (let i = 0; i < 22; i++) {
        pen.beginPath()
        pen.moveTo(0, i * 20)
        pen.lineTo(w, i * 20)
        pen.moveTo(i * 20, 0)
        pen.lineTo(i * 20, h)
        pen.stroke()
      }
      pen.strokeStyle = '#20252f'
      pen.lineWidth = 3
      for (let row = 0; row < 4; row++) {
        pen.beginPath()
        for (let x = 0; x < w; x += 3) {
          const beat = (x % 90) / 90
          const y = 60 + row * 100 - (beat > 0.4 && beat < 0.5 ? Math.sin((beat - 0.4) * 62) * 44 : 0)
          if (x === 0) pen.moveTo(x, y)
          else pen.lineTo(x, y)
        }
        pen.stroke()
      }
    })
    on.add(face(0.56, 0.78, 0.01), printed(paper), [-0.76, 0.275, 0.34], [-88, 0, 0])
    on.add(box(0.62, 0.05, 0.06, 0.02), plastic(darker(body, 0.2)), [-0.76, 0.29, -0.06])
  })
  on.within([0.1, 0.62, -0.75], [-24, 0, 0], () => {
    on.add(slab(1.7, 1, 0.08, 0.08, 0.02), plastic(body), [0, 0.42, 0])
    display(
      on,
      [0, 0.42, 0.045],
      1.34,
      curves([
        ['#5fe08a', '72'],
        ['#5fe08a', ''],
        ['#5fe08a', ''],
      ]),
    )
  })
}

/** A screen full of curves with a handle on top. */
export function monitor(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(slab(2, 1.5, 0.55, 0.16, 0.09), plastic(body), [0, 0.86, -0.1], [-6, 0, 0])
  on.within([0, 0.9, 0.19], [-6, 0, 0], () => {
    display(
      on,
      [-0.14, 0.04, 0],
      1.5,
      curves([
        ['#5fe08a', '72'],
        ['#5fd1ff', '98'],
        ['#ffd25c', '18'],
        ['#ff8f8f', '121'],
      ]),
    )
    for (let i = 0; i < 5; i++)
      on.add(
        cylinder(0.05, 0.03, 0.012, 24),
        plastic(i ? '#dfe5ec' : accent),
        [0.82, 0.4 - i * 0.18, 0],
        [90, 0, 0],
      )
  })
  on.add(
    tube(
      [
        [-0.7, 1.55, -0.15],
        [-0.6, 1.85, -0.17],
        [0, 1.9, -0.17],
        [0.6, 1.85, -0.17],
        [0.7, 1.55, -0.15],
      ],
      0.07,
      60,
    ),
    plastic(accent),
  )
  on.add(slab(0.5, 1.2, 0.06, 0.08, 0.02), plastic(third), [-1.0, 0.84, -0.1], [0, -90, 0])
  for (const [i, tint] of ['#2e9a57', '#2a72c4', '#d8342a'].entries())
    on.add(cylinder(0.09, 0.06, 0.015, 28), gloss(tint), [-1.03, 1.1 - i * 0.26, -0.1], [0, 0, 90])
  for (const x of [-0.7, 0.7]) on.add(box(0.3, 0.1, 0.7, 0.03), rubber(), [x, 0.05, -0.05])
}

/** A light for scopes: a round port at the front. */
export function lightSource(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(slab(2.1, 0.9, 1.6, 0.08, 0.05), plastic(body), [0, 0.56, 0])
  on.add(slab(2.0, 0.78, 0.03, 0.06, 0.01), plastic(third), [0, 0.56, 0.8])
  on.within([0.58, 0.56, 0.81], [90, 0, 0], () => {
    on.add(ring(0.1, 0.3, 0.16, 0.04), metal('#8d97a5'))
    on.add(cylinder(0.11, 0.05, 0.01), plastic('#fff3c8'), [0, 0.02, 0])
    on.add(
      tube(
        [
          [0, 0.1, 0],
          [0, 0.7, 0.05],
          [-0.3, 1.0, 0.4],
          [-1.1, 0.9, 0.5],
          [-1.5, 0.5, 0.52],
        ],
        0.07,
        80,
      ),
      rubber('#20252f'),
    )
  })
  display(on, [-0.5, 0.62, 0.82], 0.62, figures('80', '%', '#ffd25c'))
  knobs(on, [-0.72, 0.3, 0.82], 4, hexOf(accent))
  for (const x of [-0.8, 0.8]) on.add(box(0.2, 0.1, 1.2, 0.03), rubber(), [x, 0.06, 0])
}

/** A cabinet with a window, behind which six slides lie in a tray. */
export function slideScanner(on: Sculpture, { body, accent }: Tones): void {
  on.add(slab(1.9, 1.6, 1.5, 0.16, 0.08), plastic(body), [0, 0.86, 0])
  on.add(slab(1.5, 0.8, 0.05, 0.1, 0.015), darkGlass('#1a2536'), [0, 1.1, 0.74])
  on.within([0, 0.46, 0.86], [0, 0, 0], () => {
    on.add(box(1.5, 0.07, 0.6, 0.02), plastic(accent))
    for (let i = 0; i < 6; i++) {
      on.add(box(0.17, 0.02, 0.46, 0.004, 1), plastic('#dff0f5', 0.15), [-0.6 + i * 0.24, 0.05, 0.02])
      on.add(cylinder(0.05, 0.008, 0, 20), plastic('#d97aa6'), [-0.6 + i * 0.24, 0.061, 0.06])
      on.add(box(0.17, 0.022, 0.12, 0.004, 1), plastic('#f7f9fb'), [-0.6 + i * 0.24, 0.051, -0.16])
    }
  })
  on.add(box(1.6, 0.1, 0.04, 0.02), plastic(darker(body, 0.25)), [0, 0.56, 0.745])
  on.add(cylinder(0.07, 0.04, 0.012), gloss(accent), [0.72, 0.3, 0.74], [90, 0, 0])
}
