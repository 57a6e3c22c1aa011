import { noteIn, type ScenePlace } from './place.ts'

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether a place has every word that was typed, in one of its names or its number. */
export function matcher(typed: string): (place: ScenePlace) => boolean {
  const words = plain(typed).split(' ').filter(Boolean)
  return (place) => {
    const { name } = place
    const text = plain(`${name.zh} ${name.en} ${noteIn(place, 'zh')} ${noteIn(place, 'en')}`)
    return words.every((word) => text.includes(word))
  }
}
