import { createHmac } from 'node:crypto'

/** Keyed hashes with the secret of this installation, each for one use: what is made for one says nothing in another. */
export class Secrets {
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  hash(use: string, text: string): string {
    return createHmac('sha256', this.#key).update(`${use}\0${text}`).digest('base64url')
  }
}
