import { d, disc, line, many, place, shape } from '../draw.ts'
import { leaf } from '../paths.ts'

/** A round tree, its foot at the origin, about 120 high. */
export const roundTree = (crown: string, light: string, trunk: string) =>
  line('M0 0V-60M0-34L-16-52M0-42L16-60', trunk, 7) +
  disc(0, -84, 40, crown) +
  disc(-26, -66, 26, crown) +
  disc(27, -68, 27, crown) +
  disc(-12, -94, 22, light, { opacity: 0.7 })

/** A slim tree, its foot at the origin, about 150 high. */
export const cypress = (colour: string, shade: string) =>
  shape('M0-156C26-104 30-46 14-10H-14C-30-46-26-104 0-156Z', colour) +
  shape('M0-156C26-104 30-46 14-10H2C8-60 8-110 0-156Z', shade) +
  line('M0-10V2', '#5a4630', 7)

/** A fir of three skirts, about 140 high. */
export const fir = (colour: string, shade: string) =>
  line('M0 0V-22', '#5a4630', 9) +
  many(3, (i) => {
    const top = -140 + i * 36
    const half = 26 + i * 10
    return (
      shape(d`M0 ${top}L${half} ${top + 62}H${-half}Z`, colour) +
      shape(d`M0 ${top}L${half} ${top + 62}H0Z`, shade)
    )
  })

/** Two seed leaves on a stem, its foot at the origin, about 260 high. */
export const sprout = (colours: { stem: string; left: string; right: string; vein: string }) =>
  line('M0 0C-6-60 4-110 0-170', colours.stem, 15) +
  place(
    { x: 0, y: -120, turn: -146 },
    shape(leaf(170, 66), colours.left),
    line('M8 0H138', colours.vein, 4, { opacity: 0.5 }),
  ) +
  place(
    { x: 0, y: -160, turn: -40 },
    shape(leaf(190, 72), colours.right),
    line('M8 0H156', colours.vein, 4, { opacity: 0.5 }),
  )

/** An ear of grain bent to the right, its foot at the origin, about 210 high. */
export const ear = (stalk: string, grain: string) =>
  line('M0 0C0-90 4-150 26-196', stalk, 5) +
  many(6, (i) => {
    const x = 3 + i * 4.4 + i * i * 0.35
    const y = -104 - i * 17
    return (
      place({ x, y, turn: -152 + i * 5 }, shape(leaf(30, 10), grain)) +
      place({ x, y, turn: -34 + i * 5 }, shape(leaf(30, 10), grain))
    )
  }) +
  place({ x: 28, y: -196, turn: -66 }, shape(leaf(32, 10), grain))
