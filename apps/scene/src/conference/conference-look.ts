import { tone } from '@tradefloor/rules'
import { Color } from 'three'
import { paintBytes } from '../kit/paint.ts'
import { mix } from '../kit/random.ts'
import type { HallLook, Surroundings } from '../looks/hall-look.ts'
import type { Placing } from '../stage/placed.ts'

type Paints = Placing['paints']

/** A conference hall in an exhibition's look: its lights are low, so that the screen is what one sees. */
export interface ConferenceLook {
  room: Paints
  sides: Paints
  stage: Paints
  seats: Paints
  /** The top of the stage, which mirrors the screen. */
  floor: Color
  ambient: Color
  /** What the screen sends into the room while it shows nothing of its own. */
  glow: Color
  air: string
  surroundings: Surroundings
  exposure: number
}

const three = (...colors: [string, string, string]): Paints => [
  paintBytes(colors[0]),
  paintBytes(colors[1]),
  paintBytes(colors[2]),
]

/** Towards a grey blue: large faces in full colour would be louder than the screen. */
const quiet = (hex: string, by: number): string =>
  `#${new Color(hex).lerp(new Color('#3a4464'), by).getHexString()}`

export function conferenceLook(look: HallLook): ConferenceLook {
  const [first, second] = look.accents
  const night = tone(first, -0.66)
  const line = tone(second, 0.62)
  const ambient = new Color(look.ambient.color).lerp(new Color(tone(first, 0.5)), 0.35).multiplyScalar(0.54)
  return {
    room: three(quiet(look.carpet.color, 0.5), night, line),
    sides: three(look.panels, tone(look.panels, -0.62), tone(first, -0.2)),
    stage: three(first, tone(first, -0.5), line),
    seats: three(quiet(look.carpet.color, 0.15), '#2a3350', '#d9dde6'),
    floor: new Color(tone(first, -0.42)),
    ambient,
    glow: new Color(tone(first, 0.35)).lerp(new Color('#bfe0ff'), 0.4),
    air: tone(first, -0.86),
    surroundings: {
      sky: tone(first, -0.6),
      wall: tone(look.panels, -0.5),
      floor: night,
      strips: mix(2.2, look.surroundings.strips, 0.25),
      stripColors: [line, '#ffe3bd'],
    },
    exposure: look.exposure * 1.12,
  }
}
