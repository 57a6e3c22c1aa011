import { drawIcon, type PinIcon } from './art/pin-icons.ts'
import { element } from './element.ts'

/** A button of a bar over the picture. */
export function barButton(icon: PinIcon, onPress: () => void) {
  const words = element('span', '')
  const button = element('button', 'bar-button', drawIcon(icon), words)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return {
    button,
    speak(text: string) {
      words.textContent = text
    },
  }
}
