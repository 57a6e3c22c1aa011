import { Color } from 'three'

const [across, down] = [8, 4]
/** A film changes its light slowly enough for this, and each reading fetches pixels back. */
const everyMs = 240

/** What colour a film is on the whole, so that the room is lit by what it shows. */
export class ScreenLight {
  readonly color = new Color(1, 1, 1)
  private readonly canvas = document.createElement('canvas')
  private read = 0

  constructor() {
    this.canvas.width = across
    this.canvas.height = down
  }

  /** Reads the film if it is time to; answers whether there is another colour. */
  look(player: HTMLVideoElement, now: number): boolean {
    if (now - this.read < everyMs || player.readyState < 2) return false
    this.read = now
    const pen = this.canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) return false
    pen.drawImage(player, 0, 0, across, down)
    const { data } = pen.getImageData(0, 0, across, down)
    const sum = [0, 0, 0]
    for (let i = 0; i < data.length; i += 4)
      for (const k of [0, 1, 2]) sum[k] = (sum[k] ?? 0) + (data[i + k] ?? 0) / 255
    const share = across * down
    this.color.setRGB((sum[0] ?? 0) / share, (sum[1] ?? 0) / share, (sum[2] ?? 0) / share, 'srgb')
    return true
  }
}
