import { box, d, line, shape } from '../draw.ts'
import type { Paper } from '../paper.ts'

/** A plus with round ends around the origin. */
export const plus = (x: number, y: number, arm: number, breadth: number, fill: string, opacity = 1) =>
  box(x - arm, y - breadth / 2, arm * 2, breadth, fill, { radius: breadth / 4, opacity }) +
  box(x - breadth / 2, y - arm, breadth, arm * 2, fill, { radius: breadth / 4, opacity })

/** A capsule of two colours around the origin, lying. */
export const capsule = (length: number, r: number, left: string, right: string) =>
  shape(d`M0 ${-r}H${-length / 2}a${r} ${r} 0 0 0 0 ${r * 2}H0Z`, left) +
  shape(d`M0 ${-r}H${length / 2}a${r} ${r} 0 0 1 0 ${r * 2}H0Z`, right) +
  line(d`M${-length / 2} ${-r * 0.5}H${length / 2}`, '#ffffff', r * 0.22, { opacity: 0.55 })

/** A heart around the origin, about 2.2 × size wide. */
export const heart = (size: number) =>
  d`M0 ${size * 0.96}C${-size * 0.5} ${size * 0.56} ${-size * 1.12} ${size * 0.12} ${-size * 1.1} ${-size * 0.4}C${-size * 1.08} ${-size * 0.96} ${-size * 0.3} ${-size * 1.08} 0 ${-size * 0.5}C${size * 0.3} ${-size * 1.08} ${size * 1.08} ${-size * 0.96} ${size * 1.1} ${-size * 0.4}C${size * 1.12} ${size * 0.12} ${size * 0.5} ${size * 0.56} 0 ${size * 0.96}Z`

/** The trace of two beats across the picture at height y. */
export const trace = (y: number) =>
  d`M-20 ${y}H190l24-34 26 34h62l22 26 38-150 46 236 34-132 20 20h96l26-46 30 46h52l24 30 44-214 54 300 36-136 20 20h130l26-36 28 36h200`

export const stethoscope = (paper: Paper, tube: string, metal: string) =>
  line('M-120-190C-150-60-110 40-20 60C70 40 110-60 80-190', tube, 22) +
  line('M-120-190C-112-214-92-222-76-214M80-190C72-214 52-222 36-214', metal, 15) +
  line('M-20 60C-20 150 40 214 120 204C210 190 214 90 206 30', tube, 22) +
  `<circle cx="204" cy="-14" r="56" fill="${paper.slope('#ffffff', metal)}"/>` +
  `<circle cx="204" cy="-14" r="38" fill="${tube}"/><circle cx="204" cy="-14" r="24" fill="#ffffff" opacity=".9"/>`
