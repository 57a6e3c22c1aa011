import { ball } from '../../kit/ball.ts'
import { panel } from '../../kit/panel.ts'
import { seeded } from '../../kit/random.ts'
import { tube } from '../../kit/tube.ts'
import { leaf, smallLeaf } from '../life/plants/leaf.ts'
import { type ModelBuilder, type ModelLook, picture } from '../model-builder.ts'
import { addBlock, can, stuff } from './parts.ts'

const { oak, dark, paper } = stuff
const wood: ModelLook = { color: '#d3a871', rough: 0.7 }
const orange: ModelLook = { color: '#f28a1f', rough: 0.42 }
const green: ModelLook = { color: '#4fa03f', rough: 0.5 }
const fresh: ModelLook = { color: '#79bf4f', rough: 0.5 }

function addOrange(b: ModelBuilder, x: number, y: number, z: number, fine: boolean, leafy: boolean): void {
  const r = 0.098
  b.add(ball(b.detail === 'far' ? 0 : fine ? 2 : 1), orange, {
    at: [x, y, z],
    scale: [r, r * 0.94, r],
    turn: x * 9,
  })
  b.from('near', () => {
    b.add(can(b, 0.012, 0.01, 0, 5), green, { at: [x, y + r * 0.92, z] })
    if (leafy)
      b.add(leaf({ length: 0.12, width: 0.06, droop: 0.7, fold: 0.3 }), green, {
        at: [x, y + r * 0.95, z],
        turn: x * 20 + z * 9,
        tilt: -0.3,
      })
  })
}

/** A crate of oranges; two lie before it. */
export function orangeCrate(b: ModelBuilder): void {
  b.within({ at: [0, 0, -0.08] }, () => {
    const [w, d] = [0.68, 0.44]
    for (const y of b.detail === 'near' ? [0.02, 0.115, 0.21] : [0.02, 0.15]) {
      for (const z of [-d / 2, d / 2]) addBlock(b, wood, [w, 0.075, 0.018], [0, y, z], 0)
      for (const x of [-w / 2, w / 2]) addBlock(b, wood, [0.018, 0.075, d], [x, y, 0], 0)
    }
    b.from('near', () => {
      addBlock(b, oak, [w - 0.02, 0.02, d - 0.02], [0, 0.01, 0])
      for (const x of [-w / 2 + 0.02, w / 2 - 0.02])
        for (const z of [-d / 2 + 0.02, d / 2 - 0.02]) addBlock(b, oak, [0.04, 0.31, 0.04], [x, 0, z])
      b.add(panel(0.25, 0.156, 9), paper, { at: [0, 0.15, d / 2 + 0.011] })
    })
    b.add(panel(0.24, 0.15, 9), picture('badge', 0.06), { at: [0, 0.15, d / 2 + 0.012] })
    const heap: [number, number, number][] = [
      [-0.22, 0.27, 0.1],
      [0, 0.28, 0.11],
      [0.22, 0.27, 0.1],
      [-0.21, 0.28, -0.1],
      [0.01, 0.28, -0.1],
      [0.22, 0.27, -0.1],
      [-0.1, 0.42, 0.02],
      [0.11, 0.42, 0.0],
      [0, 0.55, 0.0],
    ]
    heap.forEach(([x, y, z], i) => {
      if (b.detail === 'near' || i < 3) addOrange(b, x, y, z, i === 8, i % 3 === 2 || i === 6)
    })
  })
  addOrange(b, 0.26, 0.095, 0.28, true, true)
  b.from('near', () => {
    // Half an orange, its cut face forward.
    b.within({ at: [-0.02, 0.092, 0.31], turn: 0.15, tilt: 1.3 }, () => {
      b.add(can(b, 0.094, 0.02, 0.006, 22), orange, { at: [0, -0.02, 0] })
      b.add(can(b, 0.09, 0.003, 0, 22), { color: '#fff3dc', rough: 0.6 })
      for (let i = 0; i < 9; i++)
        b.add(
          smallLeaf(0.074, 0.046, 0),
          { color: '#ffab3f', rough: 0.35 },
          { at: [0, 0.0045, 0], turn: (i / 9) * Math.PI * 2 },
        )
    })
  })
}

/** A tray of seedlings with a sign. */
export function seedlingTray(b: ModelBuilder): void {
  const near = b.detail === 'near'
  const [w, d, h] = [0.8, 0.5, 0.12]
  for (const z of [-d / 2, d / 2]) addBlock(b, dark, [w + 0.03, h, 0.03], [0, 0, z], 0)
  for (const x of [-w / 2, w / 2]) addBlock(b, dark, [0.03, h, d], [x, 0, 0], 0)
  addBlock(b, { color: '#5b4331', rough: 0.95 }, [w - 0.03, 0.09, d - 0.03], [0, 0, 0])
  const random = seeded(8)
  const [across, rows] = near ? [7, 4] : [4, 2]
  for (let i = 0; i < across; i++)
    for (let j = 0; j < rows; j++) {
      const x = (i / (across - 1) - 0.5) * (w - 0.16)
      const z = (j / (rows - 1) - 0.5) * (d - 0.14)
      const height = 0.1 + random() * 0.06
      b.within({ at: [x, 0.09, z], turn: random() * 6, scale: near ? 1 : 1.5 }, () => {
        b.from('near', () =>
          b.add(
            tube(
              [
                [0, 0, 0],
                [0.004, height, 0],
              ],
              0.006,
              3,
            ),
            fresh,
          ),
        )
        for (let k = 0; k < 4; k++)
          b.add(smallLeaf(0.085, 0.06, 0.3), k % 2 ? fresh : green, {
            at: [0, height * (k < 2 ? 1 : 0.8), 0],
            turn: k * 1.62,
            tilt: -0.35,
          })
      })
    }
  b.from('near', () => {
    for (let i = 1; i < 7; i++) addBlock(b, dark, [0.012, 0.1, d - 0.02], [(i / 7 - 0.5) * w, 0, 0])
    for (let j = 1; j < 4; j++) addBlock(b, dark, [w - 0.02, 0.1, 0.012], [0, 0, (j / 4 - 0.5) * d])
    addBlock(b, paper, [0.2, 0.16, 0.008], [0.22, 0.12, 0.27], 0)
    b.add(panel(0.19, 0.119, 9), picture('badge', 0.06), { at: [0.22, 0.205, 0.2755] })
    addBlock(b, paper, [0.03, 0.14, 0.008], [0.22, 0, 0.27], 0)
  })
}
