import { type Finish, finish, matte, printed, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Print, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { bent, box, face, thrown } from '../shapes/index.ts'
import { darker, hexOf, mixed, paler, type Tone } from '../tone.ts'

/** Pale cracks all over a cap, finer toward its edge, laid on its colour. The top of the picture is its middle. */
const flowered = (ground: string, pale: string): Print =>
  print(1024, 256, ground, (pen, w, h) => {
    const luck = chance(19)
    pen.fillStyle = 'rgba(40,16,4,.28)'
    pen.fillRect(0, 0, w, h * 0.3)
    pen.strokeStyle = pale
    pen.lineCap = 'round'
    for (let i = 0; i < 64; i++) {
      let [x, y] = [luck() * w, h * (0.1 + luck() * 0.8)]
      pen.lineWidth = 1.5 + luck() * 3.5
      pen.beginPath()
      pen.moveTo(x, y)
      for (let k = 0; k < 3; k++) {
        x += (luck() - 0.5) * 60
        y += (luck() - 0.3) * 26
        pen.lineTo(x, y)
      }
      pen.stroke()
    }
  })

/** The fine folds under a cap. */
const gills = (): Print =>
  print(512, 32, '#f3e6cf', (pen, w, h) => {
    pen.fillStyle = 'rgba(120,84,48,.5)'
    for (let i = 0; i < 64; i++) pen.fillRect((i * w) / 64, 0, 3, h)
  })

interface Kind {
  cap: number
  high: number
  stem: number
  thick: number
}

interface Skins {
  cap: Finish
  stem: Finish
  gills: Finish
}

/** A mushroom that stands at the origin. */
function mushroom(on: Sculpture, { cap, high, stem, thick }: Kind, skins: Skins, seed: number): void {
  const luck = chance(seed)
  const lean = (luck() - 0.5) * 0.1
  const wobble = (x: number, y: number, z: number) => {
    const a = Math.atan2(z, x)
    const k = 1 + 0.035 * Math.sin(a * 3 + seed) + 0.02 * Math.sin(a * 5 + seed * 2)
    return [x * k, y, z * k] as const
  }
  on.add(
    bent(
      thrown(
        [
          [0.001, 0],
          [thick * 0.8, 0.005],
          [thick * 1.12, stem * 0.15],
          [thick * 0.86, stem * 0.6],
          [thick, stem + 0.03],
        ],
        16,
        24,
      ),
      (x, y, z) => [x + lean * (y / stem) ** 2, y, z],
    ),
    skins.stem,
  )
  on.within([lean, stem, 0], [luck() * 14 - 7, luck() * 360, luck() * 14 - 7], () => {
    on.add(
      bent(
        thrown(
          [
            [cap * 0.86, -0.035],
            [cap * 0.98, 0.0],
            [cap, high * 0.25],
            [cap * 0.8, high * 0.68],
            [cap * 0.42, high * 0.95],
            [0.001, high],
          ],
          22,
          on.fine.weight === 'full' ? 40 : 28,
        ),
        wobble,
      ),
      skins.cap,
    )
    on.closely(() =>
      on.add(
        bent(
          thrown(
            [
              [thick * 0.9, high * 0.12],
              [cap * 0.6, high * 0.08],
              [cap * 0.88, -0.034],
            ],
            8,
            40,
          ),
          wobble,
        ),
        skins.gills,
      ),
    )
  })
}

/** A tray of thin boards with a printed band. */
function tray(on: Sculpture, colour: Tone, width: number, depth: number, label: Print): void {
  const timber = wood(colour)
  for (const z of [-1, 1]) on.add(box(width, 0.36, 0.05, 0.02, 3), timber, [0, 0.2, (z * depth) / 2])
  for (const x of [-1, 1])
    on.add(box(0.05, 0.36, depth, 0.02, 3), wood(darker(colour, 0.08)), [x * (width / 2 - 0.024), 0.2, 0])
  on.add(box(width - 0.06, 0.05, depth - 0.06, 0.015, 2), timber, [0, 0.05, 0])
  on.add(box(width - 0.1, 0.08, depth - 0.1, 0.02, 2), matte('#6f5b45'), [0, 0.13, 0])
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      on.add(box(0.1, 0.42, 0.1, 0.02, 2), wood(darker(colour, 0.15)), [
        x * (width / 2 - 0.1),
        0.21,
        z * (depth / 2 - 0.06),
      ])
  on.add(box(0.94, 0.3, 0.02, 0.008, 2), matte('#efe6d0'), [-0.46, 0.2, depth / 2 + 0.03])
  on.add(face(0.92, 0.28, 0.02), printed(label, 0.8, 0), [-0.46, 0.2, depth / 2 + 0.0415])
}

/** Fresh mushrooms in a tray, a few of them before it. */
export const mushrooms = model({
  name: { zh: '鲜菇', en: 'Fresh mushrooms' },
  industry: 'agriculture',
  seen: { yaw: -24, elevation: 25, fill: 0.88 },
  turned: { yaw: 36 },
  close: { at: [0.1, 0.75, 0.3], size: 0.44, yaw: -20, elevation: 22 },
  colours: { body: '#8a5a36', accent: '#5d7a3a', third: '#d9b27c' },
  options: {
    cap: 0.3,
    high: 0.2,
    stem: 0.26,
    thick: 0.09,
    isCracked: true,
    text: '香菇',
    english: 'SHIITAKE',
  },
  variants: {
    brown: {},
    white: {
      colours: { body: '#e0cfae', accent: '#3f7a5a', third: '#c99a62' },
      options: {
        cap: 0.25,
        high: 0.26,
        stem: 0.18,
        thick: 0.11,
        isCracked: false,
        text: '白玉菇',
        english: 'BUTTON MUSHROOMS',
      },
    },
    beige: {
      colours: { body: '#b59a78', accent: '#8a4f2c', third: '#e2c79a' },
      options: {
        cap: 0.17,
        high: 0.1,
        stem: 0.5,
        thick: 0.12,
        isCracked: false,
        text: '杏鲍菇',
        english: 'KING OYSTER',
      },
    },
    gold: {
      colours: { body: '#d99a3a', accent: '#7a5228', third: '#b98a56' },
      options: {
        cap: 0.22,
        high: 0.13,
        stem: 0.36,
        thick: 0.06,
        isCracked: false,
        text: '黄金菇',
        english: 'GOLDEN MUSHROOMS',
      },
    },
  },
  build(on, { body, accent, third }, { cap, high, stem, thick, isCracked, text, english }) {
    const luck = chance(8)
    const pale = mixed(body, '#f6ead4', 0.66)
    const flesh = { rough: 0.55, coat: 0.25, coatRough: 0.5, twoSided: true }
    const skins: Skins = {
      cap:
        isCracked && on.fine.weight === 'full'
          ? finish('#ffffff', { ...flesh, print: flowered(hexOf(body), hexOf(paler(body, 0.62))) })
          : finish(body, flesh),
      stem: finish(pale, { rough: 0.75, twoSided: true }),
      gills: finish('#ffffff', { rough: 0.8, print: gills(), twoSided: true }),
    }
    const [width, depth] = [2.05, 1.3]
    const label = print(512, 156, '#fbf5e6', (pen, w) => {
      pen.fillStyle = hexOf(accent)
      pen.fillRect(0, 0, w, 14)
      letter(pen, text, w / 2, 76, { size: 84, color: hexOf(accent), weight: 800 })
      letter(pen, english, w / 2, 134, { size: 26, color: hexOf(accent), weight: 600 })
    })
    tray(on, third, width, depth, label)
    const pitch = Math.max(cap * 1.3, 0.36)
    const [nx, nz] = [Math.round((width - 0.28) / pitch), Math.round((depth - 0.2) / pitch)]
    for (let k = 0; k < nz; k++)
      for (let i = 0; i < nx - (k % 2); i++) {
        const size = 0.86 + luck() * 0.3
        const x = (i - (nx - 1 - (k % 2)) / 2) * pitch + (luck() - 0.5) * 0.06
        const z = (k - (nz - 1) / 2) * pitch + (luck() - 0.5) * 0.06
        on.within(
          [x, 0.18 + luck() * 0.12, z],
          [luck() * 24 - 12 + (k - (nz - 1) / 2) * 6, luck() * 360, luck() * 20 - 10],
          () =>
            mushroom(
              on,
              { cap: cap * size, high: high * size, stem: stem + 0.08, thick },
              skins,
              5 + i + k * 9,
            ),
          size,
        )
      }
    // Two in front: one stands, one lies and shows its gills.
    const kind = { cap, high, stem, thick }
    on.within([0.44, 0, depth / 2 + 0.44], [0, 30, 0], () => mushroom(on, kind, skins, 77))
    on.within([1.0, thick * 1.1, depth / 2 + stem + 0.34], [-97, 0, -34], () => mushroom(on, kind, skins, 51))
  },
})
