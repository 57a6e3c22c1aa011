import { darker, lighter, mix } from '../colour.ts'
import { disc, line, many, type Point, shape } from '../draw.ts'
import { polygon } from '../paths.ts'
import { cloths } from './cloth.ts'
import type { Look } from './look.ts'
import { flat, smooth } from './outlines.ts'
import { ink, sheet } from './solids.ts'
import type { Stage } from './stage.ts'

export function sneaker(s: Stage, look: Look) {
  const shades = cloths(look)
  const upper = look.kin === 0 ? '#eceff3' : (shades[(look.kin + 1) % 6] ?? look.body)
  const trim = look.kin === 0 ? look.body : look.kin === 2 ? '#4a4034' : (shades[0] ?? look.body)
  const high = look.says(/mid|hik/i) ? 30 : 0
  const body = smooth(
    flat`-128 24, -136 60, -134 104, -138 ${134 + high}, -124 ${146 + high}, -106 ${138 + high}, -78 ${118 + high}, -48 ${122 + high}, -26 ${144 + high}, -8 ${146 + high}, 6 126, 40 98, 84 82, 124 68, 146 44, 146 24, 20 22`,
    6,
    true,
  )
  const sole = smooth(
    flat`-146 4, -148 24, -140 36, -60 30, 40 28, 110 34, 152 44, 166 34, 160 14, 130 0, 20 -4, -110 -4`,
    6,
    true,
  )
  const inside = polygon(body.map(([x, y]): Point => [x, -y]))
  sheet(
    s,
    [0, 6, 0],
    body,
    [
      darker(upper, 0.2),
      lighter(upper, 0.25),
      lighter(upper, 0.35),
      upper,
      lighter(upper, 0.2),
      darker(upper, 0.2),
    ],
    90,
  )
  const mouth = shape(
    `M-130 ${-146 - high}C-110 ${-118 - high}-60 ${-104 - high}-14 ${-148 - high}C-40 ${-170 - high}-110 ${-170 - high}-130 ${-146 - high}Z`,
    darker(upper, 0.6),
  )
  const heel = shape('M-150-20L-150-150L-126-156C-120-110-104-70-92-20Z', trim)
  const toe = shape('M88-20C100-44 92-70 76-90L160-90V-20Z', trim)
  const saddle = shape('M-58-20C-50-60-36-90-14-110L34-84C30-62 38-40 46-20Z', mix(trim, upper, 0.35))
  const stitches = line(
    'M-64-22C-56-62-42-94-18-114M52-22C44-42 38-62 40-82M-98-24C-112-72-126-112-130-150M82-24C94-46 88-68 72-84',
    lighter(upper, 0.5),
    2,
    { dash: '5 4' },
  )
  ink(
    s,
    [0, 6, 0],
    s.clip(
      inside,
      heel,
      saddle,
      toe,
      stitches,
      mouth,
      shape('M-150-46C-60-30 60-30 160-52V0H-150Z', '#0a1230', { opacity: 0.12 }),
    ),
  )
  const tongue = shape(
    `M-34 ${-138 - high}C-30 ${-166 - high} 2 ${-166 - high} 8 ${-140 - high}L36-100L16-96Z`,
    lighter(trim, 0.12),
  )
  const rows = look.says(/hook|child/i)
    ? many(2, (i) =>
        shape(
          `M${-36 + i * 34} ${-100 + i * 16}L${4 + i * 34} ${-138 + i * 20}L${26 + i * 34} ${-126 + i * 20}L${-22 + i * 34} ${-82 + i * 16}Z`,
          lighter(trim, 0.3),
        ),
      )
    : many(
        5,
        (i) =>
          line(`M${-28 + i * 17} ${-112 + i * 7}L${-6 + i * 17} ${-136 + i * 10}`, '#fdfdfd', 7.5) +
          disc(-30 + i * 17, -109 + i * 7, 3.2, darker(trim, 0.4)),
      )
  ink(
    s,
    [0, 6, 0],
    tongue,
    rows,
    line(
      `M-128 ${-142 - high}C-108 ${-112 - high}-60 ${-100 - high}-22 ${-142 - high}`,
      lighter(upper, 0.3),
      6,
    ),
  )
  sheet(s, [0, 6, 0], sole, ['#d3dbe4', '#ffffff', '#f4f6f9', '#ffffff', '#c3ccd6'], 90)
  const tread = look.kin % 2 ? trim : '#39424f'
  ink(
    s,
    [0, 6, 0],
    s.clip(
      polygon(sole.map(([x, y]): Point => [x, -y])),
      shape('M-150-4C-60 4 80 4 170-16V20H-150Z', tread),
      line('M-146-20C-60-14 60-12 160-28', trim, 4, { opacity: 0.85 }),
    ),
  )
}
