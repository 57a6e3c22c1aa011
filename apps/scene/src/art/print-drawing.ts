/** A gradient as it was asked for. */
export interface Shades {
  kind: 'linear' | 'radial'
  at: number[]
  stops: [offset: number, color: string][]
}

export type PenValue = number | string | boolean | number[] | Shades | undefined
/** A method of the pen with what it is given, or `=` and a property with its value. */
export type PenStep = [name: string, ...values: PenValue[]]

/** Both languages when not said: Chinese large, English below. */
export interface PrintPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  readonly says?: 'zh' | 'en'
  readonly weight?: number
}

/** A print of a model as the steps that draw it: letters stay letters, so they are sharp at every size. */
export interface PrintDrawing {
  width: number
  height: number
  /** Its colour from afar. */
  ground: string
  steps: PenStep[]
  /** Where it carries the name of the product: boxes around their middle. */
  places?: readonly PrintPlace[]
  /** How often it repeats across and along its surface. */
  repeat?: readonly [across: number, along: number]
}
