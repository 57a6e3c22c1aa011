import type { KeyboardEvent } from 'react'

type Pressed = Pick<KeyboardEvent['nativeEvent'], 'isComposing' | 'keyCode'>

/** What ends an input method's composition chooses a character, or drops it. Safari says so only by the old number. */
export const isOfComposing = ({ isComposing, keyCode }: Pressed) => isComposing || keyCode === 229

export const isComposing = ({ nativeEvent }: KeyboardEvent) => isOfComposing(nativeEvent)
