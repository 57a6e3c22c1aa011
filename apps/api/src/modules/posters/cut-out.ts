import type { Pixels } from './warp.ts'

/** So far may colours of a plain background differ, in each channel; from there to `clear` a pixel becomes solid. */
const evenness = 16
const soft = { from: 12, to: 34 }
/** Less than this of the picture left, or more, and nothing was gained by cutting. */
const [least, most] = [0.05, 0.92]

/** The mean of the picture's edge where it is one colour all around; undefined for a photograph of a place. */
function plainGround({ data, width, height }: Pixels): number[] | undefined {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x, x + (height - 1) * width)
  for (let y = 1; y < height - 1; y++) edge.push(y * width, y * width + width - 1)
  const mean = [0, 1, 2].map((k) => edge.reduce((sum, i) => sum + (data[i * 4 + k] ?? 0), 0) / edge.length)
  const odd = edge.filter((i) =>
    [0, 1, 2].some((k) => Math.abs((data[i * 4 + k] ?? 0) - (mean[k] ?? 0)) > evenness),
  )
  return odd.length < edge.length * 0.03 ? mean : undefined
}

/**
 * Makes a plain ground transparent as far as it reaches in from the edge, with soft edges; false where the ground is not
 * plain, and the picture stays as it is.
 */
export function cutOut(picture: Pixels): boolean {
  const { data, width, height } = picture
  const ground = plainGround(picture)
  if (!ground) return false
  const apart = (i: number) =>
    Math.max(...[0, 1, 2].map((k) => Math.abs((data[i * 4 + k] ?? 0) - (ground[k] ?? 0))))
  const alpha = new Uint8Array(width * height).fill(255)
  const seen = new Uint8Array(width * height)
  const queue: number[] = []
  const visit = (i: number) => {
    if (seen[i]) return
    seen[i] = 1
    const by = apart(i)
    if (by >= soft.to) return
    alpha[i] = by <= soft.from ? 0 : Math.round(((by - soft.from) / (soft.to - soft.from)) * 255)
    queue.push(i)
  }
  for (let x = 0; x < width; x++) [x, x + (height - 1) * width].forEach(visit)
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(visit)
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width
    if (x + 1 < width) visit(next + 1)
    if (x > 0) visit(next - 1)
    if (next + width < seen.length) visit(next + width)
    if (next >= width) visit(next - width)
  }
  const left = alpha.reduce((sum, value) => sum + value, 0) / 255 / alpha.length
  if (left < least || left > most) return false
  for (let i = 0; i < alpha.length; i++) data[i * 4 + 3] = alpha[i] ?? 255
  return true
}
