import { demoRecords } from './series.ts'

export interface Depicted {
  id: number
  company: number
  /** The model that stands for the product, and its colour. */
  model: string
  colour: string
}

/** Every product of the demo fair with what its picture shows: `model:<name>?colour=<colour>`. */
export const depicted = (): Depicted[] =>
  demoRecords<{ id: number; company: number; images: string[] }>('products').map(
    ({ id, company, images }) => {
      const [, model, colour] = /^model:([a-z\d-]+)\?colour=([a-z]+)$/.exec(images.join()) ?? []
      if (!model || !colour) throw new Error(`product ${id} names no model and colour: ${images}`)
      return { id, company, model, colour }
    },
  )
