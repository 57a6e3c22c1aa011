/** A picture in plain bytes: one channel or four. */
export interface Picture {
  width: number
  height: number
  bytes: Uint8Array
}
