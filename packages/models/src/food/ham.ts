import { finish, matte, printed, wood } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, laid, leaf, type Point, slab, thrown, tube } from '../shapes/index.ts'
import { darker, hexOf, mixed, paler, type Tone } from '../tone.ts'
import { seal, small } from './drawing.ts'

/** A cut through the meat: rind, fat, lean, and the grain between its muscles. */
const cut = (lean: Tone, rind: string, marbled: number) =>
  print(640, 640, '#f3e3d2', (pen, w) => {
    const c = w / 2
    const lobes = (size: number, wave: number, color: string, x = 0, y = 0) => {
      pen.fillStyle = color
      pen.beginPath()
      for (let i = 0; i <= 72; i++) {
        const a = (i / 72) * Math.PI * 2
        const r = size * (1 + wave * Math.sin(a * 3 + 0.6) + wave * 0.6 * Math.sin(a * 5 + 2))
        pen.lineTo(c + x + Math.cos(a) * r, c + y + Math.sin(a) * r)
      }
      pen.fill()
    }
    lobes(c, 0, rind)
    lobes(c * 0.955, 0, '#f4e6d8')
    lobes(c * 0.83, 0.03, lean.hex)
    lobes(c * 0.42, 0.06, paler(lean, 0.12).hex, -c * 0.28, c * 0.16)
    lobes(c * 0.36, 0.06, darker(lean, 0.1).hex, c * 0.34, -c * 0.24)
    const luck = chance(19)
    pen.lineCap = 'round'
    for (let i = 0; i < marbled; i++) {
      const [a, r] = [luck() * 6.28, Math.sqrt(luck()) * c * 0.74]
      const [x, y] = [c + Math.cos(a) * r, c + Math.sin(a) * r]
      pen.strokeStyle = `rgba(250,228,214,${0.25 + luck() * 0.45})`
      pen.lineWidth = 1.5 + luck() * 5
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x + luck() * 40 - 20, y + luck() * 20, x + luck() * 80 - 40, y + luck() * 60 - 30)
      pen.stroke()
    }
  })

const tag = (accent: Tone, word: string, english: string) =>
  print(420, 560, accent.hex, (pen, w, h) => {
    pen.strokeStyle = '#e3c27a'
    pen.lineWidth = 9
    pen.strokeRect(26, 26, w - 52, h - 52)
    letter(pen, word.slice(0, 1), w / 2, h * 0.28, { size: 160, color: '#f7efdf', weight: 900 })
    letter(pen, word.slice(1), w / 2, h * 0.56, { size: 160, color: '#f7efdf', weight: 900, most: 320 })
    small(pen, english, w / 2, h * 0.8, 44, '#f7efdf')
    seal(pen, '陈', w * 0.84, h * 0.1, 60)
  })

const radiusAt = (t: number, r: number): number =>
  r * (t < 0.06 ? 0.97 : 1) * (1 - 0.9 * Math.max(0, (t - 0.3) / 0.7) ** 2.6)

/** The piece along y, its cut face on y = 0, tied with string. */
function piece(on: Sculpture, r: number, length: number, rind: Tone): void {
  const line = Array.from({ length: 15 }, (_, i) => [radiusAt(i / 14, r), (i / 14) * length] as const)
  on.add(
    thrown([...line, [0, length * 1.012]], 40, 64),
    finish(rind, { rough: 0.42, coat: 0.6, coatRough: 0.25 }),
  )
  const string = matte('#ead9b8')
  const turns = 5
  for (let i = 0; i < turns; i++) {
    const t = 0.1 + i * 0.17
    const loop: Point[] = Array.from({ length: 24 }, (_, k) => {
      const a = (k / 24) * Math.PI * 2
      return [Math.cos(a) * (radiusAt(t, r) + 0.004), t * length, Math.sin(a) * (radiusAt(t, r) + 0.004)]
    })
    on.add(tube(loop, 0.016, 64, true, 8), string)
  }
  on.closely(() =>
    on.around(6, () => {
      const along: Point[] = Array.from({ length: 14 }, (_, k) => {
        const t = 0.04 + (k / 13) * 0.93
        return [0, t * length, radiusAt(t, r) + 0.006 + 0.004 * Math.sin(k * 2)]
      })
      on.add(tube(along, 0.014, 56, false, 8), string)
    }),
  )
  on.add(
    tube(
      [
        [0, length, 0],
        [0.1, length + 0.16, 0.03],
        [0, length + 0.3, 0],
        [-0.1, length + 0.16, -0.03],
        [0, length, 0],
      ],
      0.017,
      36,
      false,
      8,
    ),
    string,
  )
}

/** A tied ham, cut, with slices of it on a board. */
export const ham = model({
  name: { zh: '火腿', en: 'Ham' },
  industry: 'food',
  seen: { yaw: -10, elevation: 22, fill: 0.84 },
  turned: { yaw: 46, elevation: 26 },
  close: { at: [0.45, 0.25, 0.4], size: 0.5, yaw: -8, elevation: 34 },
  colours: { body: '#8a4a26', accent: '#9c2a26', third: '#b97f4a' },
  options: {
    radius: 0.52,
    length: 1.5,
    slices: 5,
    lean: '#c4505a',
    marbled: 60,
    word: '火腿',
    english: 'CURED HAM',
  },
  variants: {
    brown: {},
    pink: {
      colours: { body: '#c9775a', accent: '#2f6b57', third: '#c79a66' },
      options: {
        radius: 0.58,
        length: 1.25,
        slices: 4,
        lean: '#e08a8c',
        marbled: 14,
        word: '方腿',
        english: 'COOKED HAM',
      },
    },
    red: {
      colours: { body: '#5e2a1c', accent: '#a8802c', third: '#7d5233' },
      options: {
        radius: 0.46,
        length: 1.7,
        slices: 6,
        lean: '#8e2430',
        marbled: 130,
        word: '腊腿',
        english: 'SMOKED HAM',
      },
    },
  },
  build(on, { body, accent, third }, options) {
    const { radius: r, length } = options
    const rindHex = mixed(body, '#3a1a0c', 0.25).hex
    const lean = { hex: hexOf(options.lean) }
    on.add(slab(2.5, 1.45, 0.12, 0.22, 0.04), wood(third, 1.5), [0, 0.06, 0.05], [-90, 0, 0])
    on.closely(() => on.add(cylinder(0.07, 0.02, 0.006, 32), matte(darker(third, 0.5)), [-1.1, 0.112, 0.05]))
    on.within([0.34, 0.12 + r * 0.98, 0.02], [0, -36, 90], () => {
      piece(on, r, length, body)
      on.add(
        laid(cylinder(r * 0.965, 0.03, 0.012, 64), r * 1.94),
        printed(cut(lean, rindHex, options.marbled), 0.35, 0.6),
        [0, -0.012, 0],
        [180, 0, 0],
      )
    })
    for (let i = 0; i < options.slices; i++)
      on.add(
        laid(cylinder(r * 0.62, 0.026, 0.01, 56), r * 1.25),
        printed(cut(lean, rindHex, options.marbled), 0.35, 0.6),
        [0.3 + i * 0.13, 0.15 + i * 0.022, 0.5 + 0.03 * (i % 2)],
        [0, i * 40, i ? 9 : 0],
      )
    on.within([-0.05, 0.13, 0.62], [0, 0, 0], () => {
      for (let i = 0; i < 7; i++)
        on.add(
          leaf(0.2 + (i % 3) * 0.05, 0.12, 0.2),
          { ...matte(i % 2 ? '#3f7a35' : '#57964a'), twoSided: true },
          [0, 0.01, 0],
          [0, i * 52, 18 + (i % 2) * 26],
        )
    })
    on.within([-0.52, 0.37, 0.42], [-16, 8, 4], () => {
      on.add(box(0.36, 0.48, 0.02, 0.008, 2), matte(accent))
      on.add(
        face(0.35, 0.47, 0.02),
        printed(tag(accent, options.word, options.english), 0.6, 0.2),
        [0, 0, 0.013],
      )
      on.add(
        tube(
          [
            [0, 0.2, 0.012],
            [0.02, 0.4, 0],
            [0.1, 0.52, -0.08],
            [0.14, 0.6, -0.2],
          ],
          0.01,
          24,
          false,
          6,
        ),
        matte('#ead9b8'),
      )
    })
  },
})
