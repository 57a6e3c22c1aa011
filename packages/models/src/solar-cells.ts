import { type Print, print } from './print.ts'
import { hexOf, mixed } from './tone.ts'

/** Cells with cut corners, their fingers and their silver lines. */
export function solarCells(columns: number, rows: number, cell: string, gap: string): Print {
  const [deep, bright] = [hexOf(mixed(cell, '#050b1c', 0.4)), hexOf(mixed(cell, '#7fb2ff', 0.2))]
  return print(1536, Math.round((1536 * rows) / columns), cell, (pen, w, h) => {
    pen.fillStyle = gap
    pen.fillRect(0, 0, w, h)
    const [cw, ch] = [w / columns, h / rows]
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const shine = pen.createLinearGradient(x * cw, y * ch, (x + 1) * cw, (y + 1) * ch)
        shine.addColorStop(0, bright)
        shine.addColorStop(0.55, cell)
        shine.addColorStop(1, deep)
        const [cut, l, t, r, b] = [cw * 0.1, x * cw + 6, y * ch + 6, (x + 1) * cw - 6, (y + 1) * ch - 6]
        pen.fillStyle = shine
        pen.beginPath()
        for (const [px, py] of [
          [l + cut, t],
          [r - cut, t],
          [r, t + cut],
          [r, b - cut],
          [r - cut, b],
          [l + cut, b],
          [l, b - cut],
          [l, t + cut],
        ] as const)
          pen.lineTo(px, py)
        pen.fill()
        pen.fillStyle = 'rgba(222,234,250,.62)'
        for (const f of [0.2, 0.5, 0.8]) pen.fillRect(l + (r - l) * f - 2.5, t, 5, b - t)
      }
  })
}
