/** What a machine has to draw scenes with. */
export interface Graphics {
  /** What WebGL calls itself; empty when it will not say. */
  renderer: string
  cores: number
}

const software = /swiftshader|llvmpipe|softpipe|software|basic render/i
const fewCores = 2

/** Software, or a processor with so few cores, draws a scene only with effort. */
export const isWeak = ({ renderer, cores }: Graphics): boolean => software.test(renderer) || cores <= fewCores

/** The part of a canvas that can be asked; written out because not everyone who shares these rules has a browser. */
export interface CanvasLike {
  getContext(kind: 'webgl2'): AskedContext | null
}

interface AskedContext {
  readonly RENDERER: number
  getParameter(name: number): unknown
  getExtension(name: 'WEBGL_debug_renderer_info'): { readonly UNMASKED_RENDERER_WEBGL: number } | null
  getExtension(name: 'WEBGL_lose_context'): { loseContext(): void } | null
}

/** Asks a canvas, made for that and of no other use, who draws. Undefined: there is no WebGL 2 at all. */
export function describeGraphics(canvas: CanvasLike): string | undefined {
  const context = canvas.getContext('webgl2')
  if (!context) return undefined
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name = context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  // A page has only so many contexts.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return String(name ?? '')
}
