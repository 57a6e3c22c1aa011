export interface Machine {
  cores: number
  /** What the graphics call themselves. */
  renderer: string
}

export const strong: Machine = { cores: 8, renderer: 'Strong Graphics 9000' }

/** For addInitScript: lets the browser speak of another machine than the one it is on. Runs in the page. */
export function pretend({ cores, renderer }: Machine) {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores })
  const unmaskedRenderer = 0x9246
  const { getParameter } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === unmaskedRenderer ? renderer : getParameter.call(this, name)
  }
}
