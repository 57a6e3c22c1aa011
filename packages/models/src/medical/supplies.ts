import { clearGlass, gloss, metal, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, ring, slab, tube, turned, wrapped } from '../shapes/index.ts'
import { hexOf, type Tones } from '../tone.ts'

/** A scale in black strokes around a clear barrel. */
const scale = (ground: string, top: string) =>
  print(200, 420, ground, (pen, w, h) => {
    pen.strokeStyle = '#20252f'
    for (let i = 0; i <= 20; i++) {
      pen.lineWidth = i % 5 ? 3 : 5
      pen.beginPath()
      pen.moveTo(w * 0.3, 20 + (i / 20) * (h - 40))
      pen.lineTo(w * (i % 5 ? 0.5 : 0.62), 20 + (i / 20) * (h - 40))
      pen.stroke()
      if (i % 5 === 0)
        letter(pen, String(((20 - i) / 20) * Number(top)), w * 0.8, 20 + (i / 20) * (h - 40), {
          size: 34,
          color: '#20252f',
        })
    }
  })

/** A syringe with its needle, along +x. */
function syringe(on: Sculpture, { accent }: Tones, drawn: number, top: string): void {
  on.within([0, 0, 0], [0, 0, -90], () => {
    on.add(cylinder(0.2, 1.5, 0.03), clearGlass('#e4f2f8', 0.42), [0, -0.7, 0])
    on.add(wrapped(0.203, 1.3, 120), printed(scale('#e8f3f8', top), 0.3, 0.4), [0, -0.6, 0], [0, -100, 0])
    on.add(slab(0.62, 0.3, 0.05, 0.12, 0.015), plastic('#eef4f8'), [0, -0.7, 0], [90, 0, 0])
    on.add(cylinder(0.185, 0.14, 0.03), plastic('#2b3038'), [0, 0.5 - drawn, 0])
    on.add(box(0.16, drawn + 0.62, 0.05, 0.01), plastic('#eef4f8'), [0, -0.12 - drawn + 0.31 - 0.3, 0])
    on.add(box(0.05, drawn + 0.62, 0.16, 0.01), plastic('#eef4f8'), [0, -0.12 - drawn + 0.31 - 0.3, 0])
    on.add(cylinder(0.22, 0.05, 0.015), plastic('#eef4f8'), [0, -0.84 - drawn, 0])
    on.add(cylinder(0.07, 0.16, 0.01), plastic('#eef4f8'), [0, 0.8, 0])
    on.add(cylinder(0.1, 0.26, 0.02, 32, 0.06), plastic(accent), [0, 0.9, 0])
    on.add(cylinder(0.014, 0.6, 0.002, 12), metal('#b4bcc8'), [0, 1.14, 0])
  })
}

function syringes(on: Sculpture, tones: Tones): void {
  on.within([-0.1, 0.22, 0.55], [0, 18, 0], () => syringe(on, tones, 0.5, '10'))
  on.within([0.05, 0.17, -0.25], [0, 26, 0], () =>
    on.within([0, 0, 0], [0, 0, 0], () => syringe(on, { ...tones, accent: tones.third }, 0.15, '5'), 0.76),
  )
  // One still in its paper and film.
  on.within([-0.2, 0.02, -0.95], [0, 12, 0], () => {
    on.add(slab(2.4, 0.7, 0.03, 0.04, 0.008), plastic('#f4f7fa'), [0, 0.02, 0], [-90, 0, 0])
    const words = print(600, 170, '#f4f7fa', (pen, w, h) => {
      letter(pen, '一次性使用无菌注射器', w / 2, h * 0.36, { size: 46, color: '#1d5fa8', most: w * 0.9 })
      letter(pen, 'STERILE SYRINGE  10 mL', w / 2, h * 0.72, { size: 34, color: '#1d5fa8', most: w * 0.9 })
    })
    on.add(face(1.9, 0.54, 0.02), printed(words), [0.1, 0.037, 0], [-90, 0, 0])
  })
}

/** Tubes for blood in a rack, each cap in the colour of what is in the tube. */
function tubes(on: Sculpture, { body }: Tones): void {
  const [rows, count] = [2, 5]
  on.add(slab(2.5, 1, 0.08, 0.06, 0.02), plastic(body), [0, 0.06, 0], [-90, 0, 0])
  on.add(slab(2.5, 1, 0.08, 0.06, 0.02), plastic(body), [0, 0.78, 0], [-90, 0, 0])
  for (const x of [-1.2, 1.2]) on.add(box(0.08, 0.8, 0.9, 0.02), plastic(body), [x, 0.42, 0])
  const caps = ['#8a4fa8', '#d8342a', '#f2c230', '#2f6fc4', '#2e9a57']
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < count; i++) {
      const [x, z] = [-0.94 + i * 0.47, -0.24 + r * 0.48]
      on.add(cylinder(0.13, 1.36, 0.1), clearGlass('#e4f2f8', 0.4), [x, 0.1, z])
      if (r === 0 || i < 2) on.add(cylinder(0.115, 0.62, 0.08), gloss('#9c1f26'), [x, 0.13, z])
      const label = print(120, 160, '#ffffff', (pen, w) => {
        pen.fillStyle = '#20252f'
        for (let k = 0; k < 16; k++) pen.fillRect(20 + k * 5, 60, k % 3 ? 2 : 4, 60)
        letter(pen, '5 mL', w / 2, 34, { size: 30, color: '#20252f' })
      })
      on.add(wrapped(0.132, 0.42, 150), printed(label), [x, 0.9, z])
      on.add(cylinder(0.165, 0.3, 0.04), plastic(caps[i] ?? '#8a4fa8'), [x, 1.4, z])
    }
}

/** A tube with its drip chamber, its roller and its needle, wound once. */
function infusion(on: Sculpture, { body, accent }: Tones): void {
  const line: Point[] = [
    [0, 1.25, 0],
    [0.05, 0.7, 0.05],
    [0.6, 0.06, 0.5],
    [1.1, 0.05, -0.3],
    [0.3, 0.05, -0.95],
    [-0.8, 0.05, -0.6],
    [-1.05, 0.05, 0.3],
    [-0.2, 0.05, 0.95],
    [0.9, 0.05, 1.0],
    [1.35, 0.05, 0.75],
  ]
  on.add(tube(line, 0.04, 160, false, 12), plastic('#cfe6ee', 0.2))
  on.within([0, 1.2, 0], [0, 0, 0], () => {
    on.add(cylinder(0.16, 0.66, 0.06), clearGlass('#dff0f5', 0.45))
    on.add(cylinder(0.155, 0.24, 0.05), gloss('#9fd4e8'), [0, 0.01, 0])
    on.add(cylinder(0.18, 0.1, 0.03), plastic(accent), [0, 0.62, 0])
    on.add(cylinder(0.07, 0.5, 0.02, 32, 0.02), plastic(body), [0, 0.72, 0])
  })
  on.within([0.32, 0.4, 0.27], [38, 20, -40], () => {
    on.add(slab(0.3, 0.56, 0.2, 0.08, 0.03), plastic(body))
    on.add(cylinder(0.13, 0.1, 0.02), plastic(accent), [-0.05, 0, 0.06], [0, 0, 90])
  })
  on.within([1.35, 0.05, 0.75], [0, 42, -90], () => {
    on.add(cylinder(0.1, 0.26, 0.02), plastic(accent))
    on.add(cylinder(0.012, 0.5, 0.002, 10), metal('#b4bcc8'), [0, 0.26, 0])
  })
  on.add(slab(0.5, 0.16, 0.04, 0.05, 0.01), plastic(accent), [1.3, 0.08, 0.78], [-90, 0, 40])
  // It hangs from a hook of a stand.
  on.add(cylinder(0.4, 0.05, 0.02), metal('#8d97a5'), [0, 0, -0.2])
  on.add(cylinder(0.03, 2.6, 0.01), metal('#a9b3c0'), [0, 0.04, -0.2])
  on.add(
    tube(
      [
        [0, 2.6, -0.2],
        [0, 2.72, -0.1],
        [0, 2.6, 0],
        [0, 2.5, 0.02],
      ],
      0.025,
      30,
    ),
    metal('#a9b3c0'),
  )
  on.add(slab(0.66, 0.8, 0.16, 0.14, 0.07), clearGlass('#dff0f5', 0.5), [0, 2.22, 0.0])
}

/** Cups for samples with screwed lids, one open. */
function cups(on: Sculpture, { body, accent }: Tones): void {
  const cup = (lid: boolean) => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.44, 0, 0.05],
        [0.52, 0.95, 0.02],
        [0.49, 0.95, 0.01],
        [0.42, 0.06, 0.04],
        [0.0001, 0.06, 0],
      ]),
      clearGlass(hexOf(body), 0.5),
    )
    on.add(cylinder(0.42, 0.3, 0.04, 44, 0.45), gloss('#e8c34e'), [0, 0.06, 0])
    const label = print(300, 200, '#ffffff', (pen, w, h) => {
      letter(pen, '标本杯 SPECIMEN', w / 2, h * 0.24, { size: 34, color: '#1d5fa8', most: w * 0.9 })
      pen.fillStyle = '#b9c3d0'
      for (const y of [0.46, 0.66, 0.86]) pen.fillRect(w * 0.1, h * y, w * 0.8, 4)
    })
    on.add(wrapped(0.475, 0.5, 110, { top: 0.515 }), printed(label), [0, 0.3, 0])
    if (!lid) return
    on.add(cylinder(0.56, 0.2, 0.04), plastic(accent), [0, 0.9, 0])
    on.closely(() =>
      on.around(48, () => on.add(box(0.02, 0.14, 0.03, 0.006, 1), plastic(accent), [0.562, 1.0, 0])),
    )
  }
  on.within([-0.55, 0, -0.2], [0, 0, 0], () => cup(true))
  on.within([0.62, 0, 0.25], [0, 20, 0], () => cup(false))
  on.within([1.4, 0.09, 0.9], [0, 0, 0], () => {
    on.add(cylinder(0.56, 0.2, 0.04), plastic(accent), [0, -0.08, 0])
    on.add(ring(0.4, 0.46, 0.03, 0.01), plastic(accent), [0, 0.11, 0])
  })
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = { syringes, tubes, infusion, cups }

/** What is used once: syringes, blood tubes, an infusion set, specimen cups. */
export const medicalSupplies = model({
  name: { zh: '注射与采样耗材', en: 'Injection and sampling supplies' },
  industry: 'medical',
  seen: { yaw: 24, elevation: 26, fill: 0.82 },
  turned: { yaw: -40 },
  close: { at: [0, 0.6, 0.3], size: 0.5, yaw: 18, elevation: 28 },
  colours: { body: '#eef4f8', accent: '#2f9a57', third: '#f08a3c' },
  options: { kind: 'syringes' },
  variants: {
    white: {},
    purple: { colours: { body: '#dfe5ec' }, options: { kind: 'tubes' } },
    green: { colours: { accent: '#3fae6d' }, options: { kind: 'infusion' } },
    orange: { colours: { body: '#e8f1f6', accent: '#f08a3c' }, options: { kind: 'cups' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
