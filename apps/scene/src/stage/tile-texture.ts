import { linearColor } from '@tradefloor/rules'
import { ExternalTexture, SRGBColorSpace, type WebGLRenderer } from 'three'
import { tileSheetHeight } from './tile-slots.ts'

/** The full size and three halvings: a tile is never shown smaller, there is a coarser one for that. */
const levels = 4
const mostAnisotropy = 8
/** What a stand shows before its tile is drawn. */
const blank = '#e9edf3'

const webgl2 = (renderer: WebGLRenderer): WebGL2RenderingContext => {
  const gl = renderer.getContext()
  if (!(gl instanceof WebGL2RenderingContext)) throw new Error('tiles need WebGL 2')
  return gl
}

/**
 * The picture of all tiles on the graphics card. It is kept out of three.js' own uploads, which know only whole pictures:
 * here a tile is put in with its own smaller levels, so that no tile ever runs into its neighbours.
 */
export class TileTexture {
  readonly texture = new ExternalTexture()
  private readonly sizes = new Map<number, HTMLCanvasElement>()

  constructor(
    private readonly renderer: WebGLRenderer,
    readonly edge: number,
  ) {
    this.texture.colorSpace = SRGBColorSpace
    this.texture.flipY = false
    this.allocate()
  }

  get height(): number {
    return tileSheetHeight(this.edge)
  }

  get lost(): boolean {
    return webgl2(this.renderer).isContextLost()
  }

  /** Storage only: nothing is sent, the card fills it with one colour. */
  allocate(): void {
    const gl = webgl2(this.renderer)
    const { state } = this.renderer
    const handle = gl.createTexture()
    state.bindTexture(gl.TEXTURE_2D, handle)
    gl.texStorage2D(gl.TEXTURE_2D, levels, gl.SRGB8_ALPHA8, this.edge, this.height)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAX_LEVEL, levels - 1)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    const sharper = gl.getExtension('EXT_texture_filter_anisotropic')
    if (sharper) {
      const most = Math.min(mostAnisotropy, gl.getParameter(sharper.MAX_TEXTURE_MAX_ANISOTROPY_EXT))
      gl.texParameterf(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, most)
    }
    this.clear(gl, handle)
    this.texture.sourceTexture = handle
  }

  /** Lets `draw` paint a square of this edge and puts it in place with its smaller levels. */
  put(x: number, y: number, edge: number, draw: (pen: CanvasRenderingContext2D) => void): void {
    const gl = webgl2(this.renderer)
    const { state } = this.renderer
    const handle = this.texture.sourceTexture
    if (!handle) return
    state.bindTexture(gl.TEXTURE_2D, handle)
    state.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
    state.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
    state.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
    state.pixelStorei(gl.UNPACK_ALIGNMENT, 4)
    let finer: HTMLCanvasElement | undefined
    for (let level = 0; level < levels && edge >> level > 0; level++) {
      const size = edge >> level
      const canvas = this.canvasOf(size)
      const pen = canvas.getContext('2d', { alpha: false })
      if (!pen) return
      if (finer) pen.drawImage(finer, 0, 0, size, size)
      else draw(pen)
      gl.texSubImage2D(gl.TEXTURE_2D, level, x >> level, y >> level, gl.RGBA, gl.UNSIGNED_BYTE, canvas)
      finer = canvas
    }
  }

  bytes(): number {
    let sum = 0
    for (let level = 0; level < levels; level++) sum += (this.edge >> level) * (this.height >> level) * 4
    return sum
  }

  dispose(): void {
    webgl2(this.renderer).deleteTexture(this.texture.sourceTexture)
    this.texture.sourceTexture = null
    this.texture.dispose()
    this.sizes.clear()
  }

  private clear(gl: WebGL2RenderingContext, handle: WebGLTexture): void {
    const { state } = this.renderer
    const frame = gl.createFramebuffer()
    state.bindFramebuffer(gl.FRAMEBUFFER, frame)
    state.disable(gl.SCISSOR_TEST)
    state.buffers.color.setMask(true)
    for (let level = 0; level < levels; level++) {
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, handle, level)
      gl.clearBufferfv(gl.COLOR, 0, [...linearColor(blank), 1])
    }
    state.bindFramebuffer(gl.FRAMEBUFFER, null)
    gl.deleteFramebuffer(frame)
  }

  private canvasOf(size: number): HTMLCanvasElement {
    const known = this.sizes.get(size)
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size
    this.sizes.set(size, canvas)
    return canvas
  }
}
