import { box, d, line, many, shape } from '../draw.ts'

/** A tower of seven roofs, its foot at the origin, about 320 high. */
export const pagoda = (wall: string, roof: string, light: string) =>
  many(7, (i) => {
    const half = 62 - i * 6.5
    const y = -i * 38
    return (
      box(-half + 14, y - 34, (half - 14) * 2, 36, wall) +
      box(-7, y - 26, 14, 26, light, { radius: 6 }) +
      shape(
        d`M${-half - 14} ${y - 30}C${-half} ${y - 34} ${-half + 10} ${y - 44} ${-half + 20} ${y - 50}H${half - 20}C${half - 10} ${y - 44} ${half} ${y - 34} ${half + 14} ${y - 30}Q0 ${y - 22} ${-half - 14} ${y - 30}Z`,
        roof,
      )
    )
  }) + line('M0-276V-330M-8-296H8M-5-308H5', roof, 5)
