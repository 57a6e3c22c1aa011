import { createHash, type Hash } from 'node:crypto'
import type { Finish, Pen, Print, Sculpture } from '@tradefloor/models'

/** What a drawing does, written down instead of done: two prints that draw the same are the same. */
export function strokesOf(print: Print): string {
  const strokes: unknown[] = [print.width, print.height, print.repeat]
  if (print.places) strokes.push(print.places)
  const pen: unknown = new Proxy(
    {},
    {
      get: (_, name) => (name === Symbol.toPrimitive ? () => 'pen' : call(String(name))),
      set: (_, name, value) => {
        strokes.push([String(name), typeof value === 'object' ? 'made before' : value])
        return true
      },
    },
  )
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      strokes.push([name, ...args.map((arg) => (typeof arg === 'object' ? JSON.stringify(arg) : arg))])
      return pen
    }
  print.draw(pen as Pen, print.width, print.height)
  return JSON.stringify(strokes)
}

function addFinish(hash: Hash, { print, relief, ...plain }: Finish): void {
  hash.update(JSON.stringify(plain))
  for (const pattern of [print, relief]) hash.update(pattern ? strokesOf(pattern) : 'none')
}

/** What a model comes to, form and surfaces, however it is written. */
export function fingerprintOf({ parts }: Sculpture): string {
  const hash = createHash('sha256')
  for (const { geometry, finish, matrix } of parts) {
    // Some numbers differ in their last digits between machines; nobody sees them.
    hash.update(rounded(matrix.elements))
    for (const name of ['position', 'normal', 'uv']) {
      const attribute = geometry.getAttribute(name)
      if (attribute) hash.update(rounded(attribute.array))
    }
    hash.update(Buffer.from(Uint32Array.from(geometry.index?.array ?? []).buffer))
    addFinish(hash, finish)
  }
  return hash.digest('hex').slice(0, 16)
}

const rounded = (values: ArrayLike<number>): Buffer =>
  Buffer.from(Int32Array.from(values, (value) => Math.round(value * 2048)).buffer)
