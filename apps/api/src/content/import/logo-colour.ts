type Colour = readonly [red: number, green: number, blue: number]

/** A pixel that has a colour. */
interface Dot {
  colour: Colour
  /** Which part of the circle of colours. */
  hue: number
  /** How much it counts. */
  weight: number
}

const hues = 24
/** Less between the strongest and the weakest channel is grey to the eye; in a pale colour or a dark one, more so. */
const leastChroma = 20
const leastSaturation = 0.18
/** Fewer coloured pixels than this are the noise of a compressed picture. */
const leastShare = 0.01
/** As far apart as tones of one flat area are after compression. */
const sameTone = 40
const readableContrast = 4.5

/**
 * The colour that a company is known by: in its logo, the tone that is strongest over most of the picture, dark enough
 * for white text. Null for a logo without any colour. Each pixel is red, green, blue and how much it covers.
 */
export function logoColour(pixels: Uint8Array): string | null {
  const { dots, seen } = colouredIn(pixels)
  if (dots.length === 0 || dots.length < seen * leastShare) return null
  // First the hue, so that one in many shades is not beaten by a smaller one in a single shade; then its main shade.
  const hue = heaviest(dots, (dot) => [dot.hue, dot.hue + 1, dot.hue + hues - 1].map((each) => each % hues))
  const ofHue = dots.filter(
    (dot) => Math.min((dot.hue - hue + hues) % hues, (hue - dot.hue + hues) % hues) <= 1,
  )
  const shade = heaviest(ofHue, (dot) => [shadeOf(dot)])
  const middle = meanOf(ofHue.filter((dot) => shadeOf(dot) === shade))
  return hexOf(readable(meanOf(ofHue.filter(({ colour }) => distance(colour, middle) <= sameTone))))
}

function colouredIn(pixels: Uint8Array): { dots: Dot[]; seen: number } {
  const dots: Dot[] = []
  let seen = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    seen++
    const most = Math.max(red, green, blue)
    const chroma = most - Math.min(red, green, blue)
    if (chroma < leastChroma || chroma < most * leastSaturation) continue
    // By the root, so that a small glaring accent does not outweigh a wide quiet ground.
    dots.push({
      colour: [red, green, blue],
      hue: hueOf(red, green, blue, chroma),
      weight: Math.sqrt(chroma / most),
    })
  }
  return { dots, seen }
}

/** Counted from red. */
function hueOf(red: number, green: number, blue: number, chroma: number): number {
  const most = Math.max(red, green, blue)
  const sixth =
    most === red
      ? (green - blue) / chroma + 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return Math.floor((sixth % 6) * (hues / 6)) % hues
}

const shadeOf = ({ colour: [red, green, blue] }: Dot) => ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)

/** The group with the most weight; a dot may count in several. */
function heaviest(dots: Dot[], groupsOf: (dot: Dot) => number[]): number {
  const weights = new Map<number, number>()
  for (const dot of dots)
    for (const group of groupsOf(dot)) weights.set(group, (weights.get(group) ?? 0) + dot.weight)
  const [[group] = [0]] = [...weights].sort(([a, weightA], [b, weightB]) => weightB - weightA || a - b)
  return group
}

function meanOf(dots: Dot[]): Colour {
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(dots.reduce((sum, { colour }) => sum + colour[channel], 0) / dots.length)
  return [mean(0), mean(1), mean(2)]
}

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** The same colour if white can be read on it, else no darker than it has to be. */
function readable(colour: Colour): Colour {
  const darkened = (share: number): Colour => [
    Math.floor(colour[0] * share),
    Math.floor(colour[1] * share),
    Math.floor(colour[2] * share),
  ]
  let share = 1
  while (contrastWithWhite(darkened(share)) < readableContrast) share -= 1 / 256
  return darkened(share)
}

/** As WCAG 2 measures it. */
export function contrastWithWhite([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05)
}

const hexOf = (colour: Colour) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
