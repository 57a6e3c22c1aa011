import type { TilePicture } from './tile-subject.ts'

export interface CutOut {
  picture: HTMLCanvasElement
  width: number
  height: number
}

/** The picture is looked at no larger than this. */
const most = 512
/** So far may colours of a plain background differ, in each channel; and from the edge's mean a little more. */
const evenness = 14
const tolerance = 26
/** Less than this of the picture left, or more, and nothing was gained by cutting. */
const [least, whole] = [0.06, 0.92]

/** The mean of the picture's edge where it is one colour all around; undefined for a photograph of a place. */
export function plainGround(data: Uint8ClampedArray, width: number, height: number): number[] | undefined {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x, x + (height - 1) * width)
  for (let y = 1; y < height - 1; y++) edge.push(y * width, y * width + width - 1)
  const mean = [0, 1, 2].map((k) => edge.reduce((sum, i) => sum + (data[i * 4 + k] ?? 0), 0) / edge.length)
  const odd = edge.filter((i) =>
    [0, 1, 2].some((k) => Math.abs((data[i * 4 + k] ?? 0) - (mean[k] ?? 0)) > evenness),
  )
  return odd.length < edge.length * 0.03 ? mean : undefined
}

/** Makes the ground transparent as far as it reaches in from the edge; answers which share of the picture is left. */
export function clearGround(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  ground: readonly number[],
): number {
  const isGround = (i: number) =>
    [0, 1, 2].every((k) => Math.abs((data[i * 4 + k] ?? 0) - (ground[k] ?? 0)) <= tolerance)
  const seen = new Uint8Array(width * height)
  const queue: number[] = []
  const visit = (x: number, y: number) => {
    const i = x + y * width
    if (x < 0 || y < 0 || x >= width || y >= height || seen[i] || !isGround(i)) return
    seen[i] = 1
    queue.push(i)
  }
  for (let x = 0; x < width; x++) {
    visit(x, 0)
    visit(x, height - 1)
  }
  for (let y = 0; y < height; y++) {
    visit(0, y)
    visit(width - 1, y)
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [x, y] = [next % width, Math.floor(next / width)]
    visit(x + 1, y)
    visit(x - 1, y)
    visit(x, y + 1)
    visit(x, y - 1)
  }
  let left = 0
  for (let i = 0; i < seen.length; i++) {
    if (seen[i]) data[i * 4 + 3] = 0
    else left++
  }
  return left / seen.length
}

/** A picture without its ground, where that is plain; the empty edge is cut away. */
export function cutOut(photo: TilePicture): CutOut | undefined {
  const scale = Math.min(1, most / Math.max(photo.width, photo.height))
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  const picture = document.createElement('canvas')
  picture.width = width
  picture.height = height
  const pen = picture.getContext('2d', { willReadFrequently: true })
  if (!pen || width < 8 || height < 8) return undefined
  pen.drawImage(photo, 0, 0, width, height)
  const image = pen.getImageData(0, 0, width, height)
  const ground = plainGround(image.data, width, height)
  if (!ground) return undefined
  const left = clearGround(image.data, width, height, ground)
  if (left < least || left > whole) return undefined
  pen.putImageData(image, 0, 0)
  return trimmed(picture, image)
}

function trimmed(from: HTMLCanvasElement, { data, width, height }: ImageData): CutOut {
  let [x0, y0, x1, y1] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      x0 = Math.min(x0, x)
      y0 = Math.min(y0, y)
      x1 = Math.max(x1, x + 1)
      y1 = Math.max(y1, y + 1)
    }
  const picture = document.createElement('canvas')
  picture.width = x1 - x0
  picture.height = y1 - y0
  picture.getContext('2d')?.drawImage(from, -x0, -y0)
  return { picture, width: picture.width, height: picture.height }
}
