import { box } from '../../kit/box.ts'
import { hoop } from '../../kit/lathe.ts'
import { alongPath, loft } from '../../kit/loft.ts'
import { panel } from '../../kit/panel.ts'
import { prism, roundedRectangle } from '../../kit/prism.ts'
import { type ModelBuilder, type ModelLook, picture } from '../model-builder.ts'
import { addBlock, alongZ, cable, can, stuff } from './parts.ts'

const { brand, deep, dark, rubber, steel, white, pale } = stuff
const leaf: ModelLook = { color: '#2fbf71', rough: 0.4, glow: 0.9 }

/** A solar module on its frame, with a small inverter. */
export function solarPanel(b: ModelBuilder): void {
  for (const x of [-0.26, 0.26]) {
    addBlock(b, dark, [0.1, 0.025, 0.38], [x, 0, -0.02], 0.006)
    for (const [z, top] of [
      [-0.14, 0.5],
      [0.1, 0.26],
    ] as const)
      b.add(
        loft(
          alongPath([
            [x, 0.02, z, 0.014],
            [x, top, z - 0.02, 0.014],
          ]),
          { sides: b.detail === 'near' ? 8 : 3, lids: 'none' },
        ),
        steel,
      )
  }
  b.within({ at: [0, 0.42, -0.03], tilt: -0.62 }, () => {
    b.add(box(0.85, 0.6, 0.032, b.bevel(0.008), b.detail === 'near' ? 0.3 : 9), {
      color: '#cdd4de',
      rough: 0.3,
      metal: 0.7,
    })
    b.add(panel(0.83, 0.57, 9), { color: '#dfe7f2', rough: 0.3 }, { at: [0, 0, 0.0165] })
    const [across, rows] = b.detail === 'near' ? [8, 5] : [2, 1]
    const [w, h] = [0.83 / across, 0.57 / rows]
    for (let i = 0; i < across; i++)
      for (let j = 0; j < rows; j++) {
        const shade = ['#1b3f92', '#2149a3', '#1a3a86'][(i * 3 + j * 2) % 3] ?? '#1b3f92'
        b.add(
          panel(w - 0.007, h - 0.007, 9),
          { color: shade, rough: 0.14, metal: 0.25 },
          { at: [-0.415 + (i + 0.5) * w, -0.285 + (j + 0.5) * h, 0.018] },
        )
        b.from('near', () => {
          for (const x of [-0.022, 0.022])
            b.add(
              panel(0.003, h - 0.008, 9),
              { color: '#b8c6dc', rough: 0.3, metal: 0.5 },
              { at: [-0.415 + (i + 0.5) * w + x, -0.285 + (j + 0.5) * h, 0.0186] },
            )
        })
      }
  })
  addBlock(b, white, [0.17, 0.21, 0.13], [0.28, 0, 0.28], 0.022)
  b.from('near', () => {
    addBlock(b, brand, [0.174, 0.014, 0.134], [0.28, 0.05, 0.28])
    addBlock(b, dark, [0.11, 0.06, 0.006], [0.28, 0.11, 0.343])
    for (let i = 0; i < 3; i++) b.add(panel(0.022, 0.036, 9), leaf, { at: [0.248 + i * 0.032, 0.14, 0.3475] })
  })
}

/** A charging post with its cable. */
export function charger(b: ModelBuilder): void {
  addBlock(b, white, [0.46, 0.035, 0.34], [0, 0, 0], 0.01)
  const outline = roundedRectangle(0.36, 0.24, 0.085, b.detail === 'near' ? 6 : 1)
  b.add(prism(outline, 1.06, { bevel: b.bevel(0.03), cell: b.detail === 'near' ? 0.3 : 9 }), white, {
    at: [0, 0.03, 0],
  })
  addBlock(b, stuff.glass, [0.25, 0.78, 0.012], [0, 0.2, 0.116], 0.02)
  b.add(panel(0.19, 0.12, 9), picture('badge', 0.9), { at: [0, 0.86, 0.1235] })
  b.from('near', () => {
    for (const x of [-0.176, 0.176])
      b.add(box(0.012, 0.62, 0.05, 0.004, 9), { ...brand, glow: 0.9 }, { at: [x * 1.02, 0.68, 0.04] })
    b.add(hoop(0.07, 0, 0.016, 28), leaf, { at: [0, 0.62, 0.124], ...alongZ })
    // A bolt of lightning in the ring.
    b.add(panel(0.016, 0.05, 9), leaf, { at: [0.006, 0.637, 0.1245], roll: -0.4 })
    b.add(panel(0.016, 0.05, 9), leaf, { at: [-0.006, 0.603, 0.1245], roll: -0.4 })
    b.add(hoop(0.03, 0, 0.008, 18), pale, { at: [0, 0.34, 0.124], ...alongZ })
    b.add(
      cable(
        b,
        [
          [0.21, 0.34, 0.02],
          [0.25, 0.12, 0.06],
          [0.36, 0.1, 0.1],
          [0.42, 0.3, 0.1],
          [0.37, 0.56, 0.06],
          [0.34, 0.66, 0.03],
        ],
        0.017,
        7,
      ),
      rubber,
    )
  })
  addBlock(b, dark, [0.08, 0.12, 0.09], [0.21, 0.66, 0.02], 0.015)
  b.add(
    loft(
      alongPath(
        [
          [0.25, 0.74, 0.02, 0.036],
          [0.31, 0.745, 0.025, 0.038],
          [0.345, 0.72, 0.03, 0.034],
          [0.34, 0.62, 0.035, 0.026],
        ],
        [0, 0, 1],
      ),
      { sides: b.detail === 'near' ? 10 : 4 },
    ),
    deep,
  )
}

/** A home battery: a cabinet and two of its modules. */
export function battery(b: ModelBuilder): void {
  const near = b.detail === 'near'
  const cabinet = (grow: number, height: number, bevel: number) =>
    prism(roundedRectangle(0.54 + grow, 0.28 + grow, 0.06, near ? 5 : 1), height, {
      bevel: b.bevel(bevel),
      cell: near ? 0.3 : 9,
    })
  b.within({ at: [-0.1, 0, -0.08] }, () => {
    b.add(cabinet(-0.02, 0.04, 0), dark)
    b.add(cabinet(0, 0.88, 0.03), white, { at: [0, 0.035, 0] })
    b.add(cabinet(0.006, 0.12, 0.003), brand, { at: [0, 0.7, 0] })
    b.add(panel(0.24, 0.15, 9), picture('badge', 0.2), { at: [0.06, 0.5, 0.142] })
    b.from('near', () => {
      b.add(box(0.022, 0.42, 0.01, 0.004, 9), leaf, { at: [-0.19, 0.42, 0.141] })
      for (let i = 0; i < 5; i++)
        addBlock(b, { color: '#b9c3d0', rough: 0.5 }, [0.24, 0.01, 0.006], [0.06, 0.14 + i * 0.032, 0.141])
    })
  })
  ;(
    [
      [0.27, 0, 0.14, deep, 0.2],
      [0.275, 0.15, 0.135, pale, 0.05],
    ] as const
  ).forEach(([x, y, z, look, turn]) => {
    b.within({ at: [x, y, z], turn }, () => {
      addBlock(b, look, [0.26, 0.145, 0.2], [0, 0, 0], 0.014)
      b.from('near', () => {
        for (let i = 0; i < 6; i++) addBlock(b, dark, [0.022, 0.1, 0.004], [-0.095 + i * 0.038, 0.02, 0.1])
      })
    })
  })
  b.from('near', () => {
    for (const [x, color] of [
      [0.22, '#e2574f'],
      [0.32, '#3a4358'],
    ] as const)
      b.add(can(b, 0.022, 0.03, 0.005, 14), { color, rough: 0.4 }, { at: [x, 0.295, 0.13] })
  })
}
