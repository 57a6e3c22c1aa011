import type { ProductName } from '@tradefloor/models'
import { demoRecords } from './series.ts'

export interface Depicted {
  id: number
  company: number
  /** The model that stands for the product, and its colour. */
  model: string
  colour: string
  /** Its name, which stands on the model where that has a place for words. */
  name: ProductName
  /** Whether it has a picture of its own with its name on it. */
  labelled: boolean
}

interface Product {
  id: number
  company: number
  name: ProductName
  images: string[]
}

/** Every product of the demo fair with what its picture shows: `model:<name>?colour=<colour>`, and `&label=<its id>`. */
export const depicted = (): Depicted[] =>
  demoRecords<Product>('products').map(({ id, company, name, images }) => {
    const [, model, colour, label] =
      /^model:([a-z\d-]+)\?colour=([a-z]+)(?:&label=(\d+))?$/.exec(images.join()) ?? []
    if (!model || !colour || (label && Number(label) !== id))
      throw new Error(`product ${id} names no model and colour, or the label of another: ${images}`)
    return { id, company, model, colour, name, labelled: label !== undefined }
  })
