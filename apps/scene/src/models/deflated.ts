import { deflateRawSync } from 'node:zlib'

/** The bytes of a model's file as it is sent. The highest level takes four times as long for less than a hundredth. */
export const deflated = (bytes: Uint8Array): Uint8Array => deflateRawSync(bytes, { level: 6 })
