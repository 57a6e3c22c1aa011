import type { Pen, Print } from '@tradefloor/models'
import type { PenStep, PenValue, PrintDrawing } from '../../art/print-drawing.ts'

/** Numbers of a print are pixels of a large picture: finer than a quarter of one cannot be seen. */
const rounded = (value: unknown): PenValue => {
  if (typeof value === 'number')
    return Math.abs(value) < 20 ? Math.round(value * 100) / 100 : Math.round(value * 4) / 4
  if (Array.isArray(value)) return value.map((each) => rounded(each) as number)
  return value as PenValue
}

/** A pen that writes down what is drawn, so that a scene can draw it again without the code of the model. */
function recordingPen(steps: PenStep[]): Pen {
  const values: Record<string, unknown> = {}
  const shades =
    (kind: 'linear' | 'radial') =>
    (...at: number[]) => {
      const stops: [number, string][] = []
      return {
        kind,
        at: at.map((value) => rounded(value) as number),
        stops,
        addColorStop: (offset: number, color: string) => stops.push([rounded(offset) as number, color]),
      }
    }
  return new Proxy(values, {
    get(_, name: string) {
      if (name === 'createLinearGradient') return shades('linear')
      if (name === 'createRadialGradient') return shades('radial')
      if (name in values) return values[name]
      return (...given: unknown[]) => steps.push([name, ...given.map(rounded)])
    },
    set(_, name: string, value: unknown) {
      values[name] = value
      steps.push([`=${name}`, rounded(value)])
      return true
    },
  }) as unknown as Pen
}

/** What a print is drawn with, as data. */
export function recordPrint({ width, height, ground, draw, repeat, places }: Print): PrintDrawing {
  const steps: PenStep[] = []
  draw(recordingPen(steps), width, height)
  return {
    width,
    height,
    ground,
    steps,
    ...(places && { places }),
    ...(repeat && { repeat: [repeat[0], repeat[1]] as const }),
  }
}
