/** A run of colours. */
export interface Shades {
  addColorStop(offset: number, color: string): void
}

/**
 * What a print is drawn with: the part of a canvas' two-dimensional pen that prints need. It is written out here so that
 * a print can be read where there is no canvas.
 */
export interface Pen {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  lineDashOffset: number
  font: string
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start'
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top'
  letterSpacing: string
  globalAlpha: number
  globalCompositeOperation: string
  shadowBlur: number
  shadowColor: string
  shadowOffsetX: number
  shadowOffsetY: number
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  setLineDash(lengths: number[]): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number, backwards?: boolean): void
  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void
  ellipse(
    x: number,
    y: number,
    across: number,
    along: number,
    turn: number,
    from: number,
    to: number,
    backwards?: boolean,
  ): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius?: number | number[]): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void
  fill(rule?: 'evenodd' | 'nonzero'): void
  stroke(): void
  clip(): void
  fillRect(x: number, y: number, width: number, height: number): void
  strokeRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number, most?: number): void
  strokeText(text: string, x: number, y: number, most?: number): void
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Shades
  createRadialGradient(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): Shades
}
