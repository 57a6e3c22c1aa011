import type { KeyboardEvent } from 'react'

/** Enter that ends an input method's composition chooses a character. Safari says so only by the old number. */
export const isComposing = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent) =>
  isComposing || keyCode === 229
