import type { Vec3 } from '../kit/affine.ts'
import { box } from '../kit/box.ts'
import { band, drum, hoop, lathe, onCircle } from '../kit/lathe.ts'
import { looks } from '../kit/looks.ts'
import type { MeshBuilder } from '../kit/mesh-builder.ts'
import { prism, roundedRectangle } from '../kit/prism.ts'
import { tinted } from '../kit/shape.ts'
import { sheet } from '../kit/sheet.ts'
import { tube } from '../kit/tube.ts'
import { glassDrum } from './architecture.ts'

const dome = { radius: 5.35, height: 4.9, base: 5.35 }

/** The dome's curve: a little fuller than a half circle, so that it rises straight from its ring. */
const domePoint = (t: number): readonly [number, number] => {
  const a = t * (Math.PI / 2)
  return [dome.radius * Math.cos(a) ** 0.92, dome.base + dome.height * Math.sin(a)]
}

/** The shared hall: stepped base, colonnade, blue dome with ribs, lantern and spire; porch towards the sea. */
export function mainHall(b: MeshBuilder): void {
  for (const [r, y, h] of [
    [8.9, 0, 0.22],
    [8.4, 0.2, 0.24],
    [7.9, 0.42, 0.26],
  ] as const) {
    const [edge, top] = [0.05, y + h]
    b.add(
      lathe(
        [
          [r, y],
          [r, top - edge],
          [r - edge, top],
          [r - 2, top],
        ],
        { segments: 80 },
      ),
      looks.plinth,
    )
  }
  b.within({ at: [0, 0.68, 0] }, () => glassDrum(b, 6.1, 3.3, 56))
  colonnade(b)
  b.add(
    lathe(
      [
        [6, 3.9],
        [7.35, 3.9],
        [7.6, 4.02],
        [7.68, 4.2],
        [7.6, 4.4],
        [7.35, 4.5],
        [5.7, 4.62],
        [5.7, 5.05],
      ],
      { segments: 80 },
    ),
    looks.white,
  )
  b.add(band(7.0, 0.1, 4.47, 4.72, 80), looks.white)
  skylights(b)
  gallery(b)
  b.add(band(5.5, 0.34, 5.08, 5.36, 80), looks.gold)
  domeShell(b)
  lantern(b)
  porch(b)
}

/** Wedges of glass in the ring roof, one for each pair of columns. */
function skylights(b: MeshBuilder): void {
  const pane = box(0.52, 0.1, 0.66, 0.02, 2)
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2
    b.add(pane, looks.glass, { at: onCircle(6.3, a, 4.56), turn: -a + Math.PI / 2, tilt: 0.07 })
  }
}

function colonnade(b: MeshBuilder): void {
  const n = 36
  const fin = box(0.2, 3.3, 0.62, 0.04, 1.7)
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * Math.PI * 2
    b.add(fin, looks.white, { at: onCircle(7, a, 0.68 + 1.65), turn: -a + Math.PI / 2 })
  }
  b.add(band(7, 0.9, 0.66, 0.76, 80), looks.stone)
}

/** The low ring of windows between roof and dome. */
function gallery(b: MeshBuilder): void {
  b.add(drum(5.5, 0.5, 0.02, 72), looks.glass, { at: [0, 4.6, 0] })
  const post = box(0.12, 0.5, 0.1, 0, 1)
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * Math.PI * 2
    b.add(post, looks.white, { at: onCircle(5.53, a, 4.85), turn: -a + Math.PI / 2 })
  }
}

function domeShell(b: MeshBuilder): void {
  const rows = 18
  const profile = Array.from({ length: rows + 1 }, (_, i) => domePoint((i / rows) * 0.975))
  b.add(
    tinted(lathe(profile, { segments: 72, cell: 9 }), (p) => 0.86 + 0.3 * ((p[1] - dome.base) / dome.height)),
    looks.dome,
  )
  const ribs = 24
  for (let i = 0; i < ribs; i++) {
    const a = (i / ribs) * Math.PI * 2
    const points = Array.from({ length: 13 }, (_, k): Vec3 => {
      const [r, y] = domePoint((k / 12) * 0.955)
      return onCircle(r + 0.015, a, y)
    })
    b.add(
      tube(
        points,
        points.map((_, k) => 0.075 - 0.035 * (k / 12)),
        5,
      ),
      looks.domeRib,
    )
  }
  for (const t of [0.2, 0.42, 0.64, 0.83]) {
    const [r, y] = domePoint(t)
    b.add(hoop(r + 0.01, y, 0.08, 72), looks.domeRib)
  }
}

function lantern(b: MeshBuilder): void {
  const y = dome.base + dome.height
  b.add(drum(0.95, 0.22, 0.06, 32), looks.white, { at: [0, y - 0.22, 0] })
  b.add(drum(0.6, 0.75, 0.02, 24), looks.glass, { at: [0, y, 0] })
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    b.add(box(0.07, 0.75, 0.1), looks.white, { at: onCircle(0.64, a, y + 0.37), turn: -a + Math.PI / 2 })
  }
  b.add(
    lathe(
      [
        [0.6, y + 0.72],
        [0.84, y + 0.72],
        [0.86, y + 0.82],
        [0.62, y + 1.05],
        [0.3, y + 1.22],
        [0.12, y + 1.32],
        [0.09, y + 1.6],
        [0.06, y + 2.4],
        [0, y + 3],
      ],
      { segments: 24 },
    ),
    looks.gold,
  )
  b.add(
    lathe(
      [
        [0, y + 1.5],
        [0.17, y + 1.62],
        [0.17, y + 1.74],
        [0, y + 1.86],
      ],
      { segments: 14 },
    ),
    looks.gold,
  )
}

/** A curved white canopy on slim columns, and broad steps towards the avenue. */
function porch(b: MeshBuilder): void {
  for (let i = 0; i < 4; i++)
    b.add(box(5.6 + i * 0.5, 0.17, 0.42, 0.02, 0.9), looks.plinth, {
      at: [0, 0.6 - i * 0.17, 8.15 + i * 0.36],
    })
  b.add(prism(roundedRectangle(5.4, 2.4, 0.2), 0.68, { bevel: 0.04 }), looks.plinth, { at: [0, 0, 7.1] })
  for (const x of [-2.3, -0.85, 0.85, 2.3])
    b.add(
      tube(
        [
          [x, 0.68, 8],
          [x, 3.35, 8],
        ],
        0.12,
        12,
      ),
      looks.white,
    )
  b.add(
    sheet(
      (u, v) => {
        const x = (u - 0.5) * 5.6
        return [x, 3.3 + 0.6 * Math.cos(((u - 0.5) * Math.PI) / 1.15), 6.1 + v * 2.35]
      },
      18,
      4,
      0.13,
    ),
    looks.white,
  )
  b.add(box(3.4, 2.1, 0.2, 0.03, 0.7), looks.glass, { at: [0, 1.75, 6.35] })
  for (const x of [-1.7, -0.85, 0, 0.85, 1.7])
    b.add(box(0.08, 2.1, 0.1), looks.frame, { at: [x, 1.75, 6.46] })
  b.add(box(3.5, 0.12, 0.14), looks.gold, { at: [0, 2.86, 6.46] })
}
